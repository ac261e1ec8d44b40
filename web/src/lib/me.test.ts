import { afterEach, expect, test, vi } from "vitest";
import { me } from "./me.svelte";

afterEach(() => vi.unstubAllGlobals());

test("changes made at the same time are all kept, though the server replaces settings as a whole", async () => {
  let settings: unknown = { mail: "ida@games.example" };
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    await Promise.resolve();
    if (typeof body === "string") settings = JSON.parse(body).settings;
    const who = { id: "i", name: "Ida", guest: true, host: false, language: "en", settings };
    return new Response(JSON.stringify(who), { headers: { "Content-Type": "application/json" } });
  });
  await me.load();
  await Promise.all([me.change({ settings: { sounds: true } }), me.change({ settings: { motion: false } })]);
  expect(settings).toEqual({ mail: "ida@games.example", sounds: true, motion: false });
  expect(me.who?.settings).toEqual(settings);
});
