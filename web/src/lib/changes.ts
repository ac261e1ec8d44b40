/** How the table becomes what it is now: an object goes deeper, `[value]` puts a value there, `[]` takes it away. */

export type Changes = { [name: string]: Changes | [] | [unknown] };

/** The value after the changes; what they do not name is the same thing as before. */
export function changed<T>(old: T, changes: Changes): T {
  const now = (Array.isArray(old) ? [...old] : { ...old }) as Record<string, unknown>;
  for (const [name, change] of Object.entries(changes)) {
    if (!Array.isArray(change)) now[name] = changed(now[name], change);
    else if (change.length === 0) delete now[name];
    else now[name] = change[0];
  }
  return now as T;
}
