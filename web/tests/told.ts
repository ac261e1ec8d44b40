/** What a server tells of a table of two seats. */

import type { EntryData, Seen, Update } from "../src/lib/types/messages";

export const entry = (number: number, changed: Partial<EntryData> = {}): EntryData => ({
  number,
  at: 0,
  kind: "move",
  seat: 0,
  move: null,
  label: null,
  draws: [],
  events: [],
  details: {},
  ...changed,
});
const SEAT = { kind: "local", name: "Ola", person: "ola", bot: null, stand_in: null, stand_in_why: null, resigned: false, given_up: null, you: true } as const;

/** A table of two seats at one device, both asked question 3. */
const seen = (changed: Partial<Seen> = {}): Seen => ({
  id: "k3",
  number: 3,
  now: 0,
  status: "running",
  owner: "ola",
  seats: [SEAT, SEAT],
  seat: 0,
  asked: [0, 1],
  prompt: null,
  question: { number: 3, prompt: { key: "prompt", args: {} }, composed: false, moves: [{ move: "side 1", label: { key: "move", args: {} } }] },
  scene: null,
  clocks: null,
  offer: null,
  undo: "no",
  undo_why: null,
  undo_takes: null,
  result: null,
  stopped: null,
  rematch: null,
  muted: [],
  ...changed,
});
export const update = (numbers: number[], changed: Partial<Seen> = {}): Update => ({
  type: "update",
  entries: numbers.map((number) => entry(number)),
  revealed: [],
  table: seen(changed),
});
