import { expect, test } from "vitest";
import { fault, textOf } from "./record";

const MOST = 2000;

const file = (...bytes: number[]): Blob => new Blob([new Uint8Array(bytes)]);

test("a text goes to the server, who knows what a record is", async () => {
  expect(fault("a shopping list", MOST)).toBe(null);
  expect(await textOf(new Blob(["castellany record 1\nName: Żaneta\n"]), MOST)).toEqual({ record: "castellany record 1\nName: Żaneta\n" });
});

test("a file that is no text, or none of anything, is not sent", async () => {
  expect(await textOf(file(0x89, 0x50, 0x4e, 0x47), MOST)).toEqual({ fault: "upload-not-text" });
  expect(await textOf(file(0x50, 0x4b, 0x00, 0x04), MOST)).toEqual({ fault: "upload-not-text" });
  expect(fault("a\0b", MOST)).toBe("upload-not-text");
  expect(await textOf(file(0x20, 0x0a), MOST)).toEqual({ fault: "upload-empty" });
});

test("what is too large as it travels is not sent", async () => {
  const around = '{"record":""}'.length;
  expect(fault("a".repeat(MOST - around), MOST)).toBe(null);
  expect(fault("a".repeat(MOST - around + 1), MOST)).toBe("upload-too-large");
  expect(fault("\n".repeat(MOST / 2) + "a", MOST)).toBe("upload-too-large");
  expect(await textOf(new Blob(["a".repeat(MOST + 1)]), MOST)).toEqual({ fault: "upload-too-large" });
});
