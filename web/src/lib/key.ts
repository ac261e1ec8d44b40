/** A name for a command that nobody else will choose. Not `randomUUID`: a club's server on its own network has no https. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
