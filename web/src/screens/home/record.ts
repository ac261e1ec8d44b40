/** What is not worth sending: a file that is no text, a text that no record can be. */

/** What is wrong, by its key. */
export type Fault = "upload-empty" | "upload-not-text" | "upload-too-large";

/** What is wrong with a text that is to be sent; null where only the server can say. `most` are the bytes that it takes. */
export function fault(record: string, most: number): Fault | null {
  if (record.trim() === "") return "upload-empty";
  if (record.includes("\0")) return "upload-not-text";
  return new Blob([JSON.stringify({ record })]).size > most ? "upload-too-large" : null;
}

/** The text of a file, or what is wrong with it. One that is too large is not read. */
export async function textOf(file: Blob, most: number): Promise<{ record: string } | { fault: Fault }> {
  if (file.size > most) return { fault: "upload-too-large" };
  try {
    const record = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    const wrong = fault(record, most);
    return wrong === null ? { record } : { fault: wrong };
  } catch {
    // Bytes that are no text; or a folder, which cannot be read.
    return { fault: "upload-not-text" };
  }
}
