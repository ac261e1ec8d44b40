import { describe, expect, test } from "vitest";
import { href, read, type Route } from "./router";

const at = (path: string): Route => read(new URL(path, "http://house.example"));

const ROUTES: [string, Route][] = [
  ["/", { screen: "home" }],
  ["/new", { screen: "new" }],
  ["/new/tuscany", { screen: "new", game: "tuscany" }],
  ["/learn/tuscany", { screen: "learn", game: "tuscany" }],
  ["/rules", { screen: "rules" }],
  ["/tables/k3x9", { screen: "table", id: "k3x9", invite: null }],
  ["/tables/k3x9?invite=abc", { screen: "table", id: "k3x9", invite: "abc" }],
  ["/replay/k3x9", { screen: "replay", id: "k3x9", at: null }],
  ["/replay/k3x9?at=12", { screen: "replay", id: "k3x9", at: 12 }],
  ["/replay/k3x9?at=12&seat=0", { screen: "replay", id: "k3x9", at: 12, view: 0 }],
  ["/replay/k3x9?invite=abc&open", { screen: "replay", id: "k3x9", at: null, view: "open", invite: "abc" }],
  ["/rules/burgundy", { screen: "rules", game: "burgundy" }],
  ["/rules/burgundy#workers", { screen: "rules", game: "burgundy", section: "workers" }],
  ["/account", { screen: "account" }],
  ["/credits", { screen: "credits" }],
  ["/learn", { screen: "learn" }],
];

describe("addresses", () => {
  test.each(ROUTES)("%s means its screen and back", (path, route) => {
    expect(at(path)).toEqual(route);
    expect(href(route)).toBe(path);
  });

  test.each(["/nowhere", "/tables", "/tables/a/b", "/constructor", "/rules/a/b"])("%s is no screen", (path) => {
    expect(at(path)).toEqual({ screen: "lost" });
  });

  test.each(["x", "-1", "1.5", ""])("a moment must be a number, not %j", (moment) => {
    expect(at(`/replay/k3x9?at=${moment}`)).toEqual({ screen: "replay", id: "k3x9", at: null });
  });

  test("a slash at the end changes nothing", () => {
    expect(at("/learn/")).toEqual({ screen: "learn" });
  });
});
