/** Calls of the server over HTTP, with the types that it publishes. */

import type { Calls, Problem } from "./types/http";
import { text } from "./words.svelte";

type Name = keyof Calls;

/** A connection can be dead without saying so, after a sleep for one: milliseconds that an answer may take. */
const PATIENCE = 60_000;

/** What is null is left out; a list is said once for each of its words. */
type Query = Record<string, string | number | boolean | null | readonly string[]>;

interface Given<C extends Name> {
  /** What stands in the braces of the path. */
  path?: Record<string, string | number>;
  query?: Query;
  body?: Calls[C]["body"];
}

/** The server understood a call and did not grant it, or could not be reached. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, problem: Pick<Problem, "code" | "text">) {
    super(problem.text);
    this.status = status;
    this.code = problem.code;
  }
}

/** Call the server; Refused, with a text for the reader, if it does not grant it. */
export async function call<C extends Name>(name: C, given: Given<C> = {}): Promise<Calls[C]["answer"]> {
  const [method = "GET", pattern = ""] = name.split(" ");
  const headers = { "Accept-Language": document.documentElement.lang };
  const request: RequestInit = { method, headers, signal: AbortSignal.timeout(PATIENCE) };
  if (given.body !== undefined) {
    request.body = JSON.stringify(given.body);
    request.headers = { ...headers, "Content-Type": "application/json" };
  }
  const answer = await fetch(address(pattern, given.path, given.query), request).catch(away);
  if (!answer.ok) throw new Refused(answer.status, await problem(answer));
  if (answer.status === 204) return null;
  // The line may break in the midst of an answer.
  return (answer.headers.get("Content-Type")?.startsWith("application/json") ? answer.json() : answer.text()).catch(away);
}

/** A path with its names and its query filled in. */
export function address(
  pattern: string,
  path: Record<string, string | number> = {},
  query: Query = {},
): string {
  const filled = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ""));
  const asked = Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, String(one)]));
  return asked.length === 0 ? filled : `${filled}?${new URLSearchParams(asked)}`;
}

async function problem(answer: Response): Promise<Pick<Problem, "code" | "text">> {
  try {
    return await answer.json();
  } catch {
    // A proxy before the server may answer in its own way.
    return unreachable();
  }
}

function away(): never {
  throw new Refused(0, unreachable());
}

function unreachable(): Pick<Problem, "code" | "text"> {
  return { code: "unreachable", text: text("server-unreachable") };
}
