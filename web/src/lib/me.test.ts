import { beforeEach, expect, test, vi } from "vitest";
import { call, Refused } from "./api";
import { Reader } from "./me.svelte";
import type { Me } from "./types/http";

vi.mock("./api", async (original) => ({ ...(await original<typeof import("./api")>()), call: vi.fn() }));
vi.mock("./words.svelte", () => ({ words: { language: "pl" }, text: (key: string) => key }));

const server = vi.mocked(call);
const ann: Me = { id: "a", name: "Ann", guest: true, host: false, language: "pl", settings: { sound: true } };

beforeEach(() => server.mockReset());

test("who is not known is nobody, and becomes a guest once", async () => {
  server.mockResolvedValueOnce(null).mockResolvedValueOnce(ann);
  const reader = new Reader();
  await Promise.all([reader.load(), reader.load()]);
  expect(reader.who).toBeNull();
  expect(reader.known).toBe(true);
  await reader.come("Ann");
  expect(await reader.come()).toBe(ann);
  expect(server.mock.calls).toEqual([
    ["GET /api/me"],
    ["POST /api/guests", { body: { name: "Ann", language: "pl" } }],
  ]);
});

test("who is known stays who they are", async () => {
  server.mockResolvedValueOnce(ann);
  expect(await new Reader().come("Bo")).toBe(ann);
  expect(server).toHaveBeenCalledTimes(1);
});

test("a server that is away is told to whoever asks", async () => {
  server.mockRejectedValueOnce(new Refused(0, { code: "unreachable", text: "" }));
  const reader = new Reader();
  await expect(reader.load()).rejects.toThrow(Refused);
  expect(reader.known).toBe(false);
});

test("changes made at the same time are all kept, though the server replaces settings as a whole", async () => {
  server.mockImplementation(async (_, given) => {
    const changed = given?.body;
    return changed && "settings" in changed ? { ...ann, settings: changed.settings } : ann;
  });
  const reader = new Reader();
  await reader.load();
  await Promise.all([reader.change({ settings: { motion: false } }), reader.change({ settings: { theme: "day" } })]);
  expect(reader.who?.settings).toEqual({ sound: true, motion: false, theme: "day" });
});

test("who logs out is nobody again", async () => {
  server.mockResolvedValueOnce(ann).mockResolvedValueOnce(null);
  const reader = new Reader();
  await reader.load();
  await reader.logout(true);
  expect(server).toHaveBeenLastCalledWith("POST /api/logout-everywhere");
  expect(reader.who).toBeNull();
});
