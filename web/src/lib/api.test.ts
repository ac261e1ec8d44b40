import { afterEach, expect, test, vi } from "vitest";
import { address, call, Refused } from "./api";

afterEach(() => vi.unstubAllGlobals());

function serverSays(status: number, body: string, type: string): ReturnType<typeof vi.fn> {
  const server = vi.fn(async () => new Response(status === 204 ? null : body, { status, headers: { "Content-Type": type } }));
  vi.stubGlobal("fetch", server);
  vi.stubGlobal("document", { documentElement: { lang: "pl" } });
  return server;
}

test("an address takes its names and its query", () => {
  expect(address("/api/tables/{table}/record", { table: "a/b" }, { invite: "x y", seat: null })).toBe(
    "/api/tables/a%2Fb/record?invite=x+y",
  );
});

test("a call sends its body as JSON and gives the answer", async () => {
  const server = serverSays(201, '{"id":"k3"}', "application/json");
  expect(await call("POST /api/records", { body: { record: "text" } })).toEqual({ id: "k3" });
  expect(server).toHaveBeenCalledWith("/api/records", {
    method: "POST",
    body: '{"record":"text"}',
    headers: { "Accept-Language": "pl", "Content-Type": "application/json" },
    signal: expect.any(AbortSignal),
  });
});

test("text stays text and nothing is null", async () => {
  serverSays(200, "castellany record 1", "text/plain; charset=utf-8");
  expect(await call("GET /api/tables/{table}/record", { path: { table: "k3" } })).toBe("castellany record 1");
  serverSays(204, "", "text/plain");
  expect(await call("POST /api/logout")).toBeNull();
});

test("a refusal carries its code and its text", async () => {
  serverSays(409, '{"code":"seat-taken","text":"Somebody sits here.","arguments":{}}', "application/json");
  const refused = await call("POST /api/logout").catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({ status: 409, code: "seat-taken", message: "Somebody sits here." });
});

test("an answer that is not ours is a refusal too", async () => {
  serverSays(502, "<html>", "text/html");
  await expect(call("GET /api/tables")).rejects.toMatchObject({ status: 502, code: "unreachable" });
});

test("a server that cannot be reached is a refusal too", async () => {
  serverSays(200, "", "text/plain").mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(call("GET /api/tables")).rejects.toMatchObject({ status: 0, code: "unreachable" });
});

test("an answer that breaks off is a refusal too", async () => {
  serverSays(200, '{"games": [', "application/json");
  await expect(call("GET /api/games")).rejects.toMatchObject({ status: 0, code: "unreachable" });
});
