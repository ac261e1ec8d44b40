/** Times as people read them. */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number): string => String(value).padStart(2, "0");

/** What a clock shows: minutes and seconds, hours too from one on, and days with hours above that. */
export function clockFace(milliseconds: number, language: string): string {
  const left = Math.max(0, milliseconds);
  if (left >= DAY) {
    const hours = Math.floor((left % DAY) / HOUR);
    return `${unit(Math.floor(left / DAY), "day", language)} ${unit(hours, "hour", language)}`;
  }
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const seconds = Math.floor((left % MINUTE) / SECOND);
  return left >= HOUR ? `${Math.floor(left / HOUR)}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

type Unit = "day" | "hour" | "minute" | "second";

function unit(value: number, name: Unit, language: string, display: "short" | "long" = "short"): string {
  return new Intl.NumberFormat(language, { style: "unit", unit: name, unitDisplay: display }).format(value);
}

const UNITS: readonly [Unit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
];

/** How long something takes, in the largest unit that fits: "90 seconds", "5 minutes", "3 days". */
export function duration(seconds: number, language: string): string {
  const [name, length] = UNITS.find(([, one]) => seconds % one === 0) ?? ["second", 1];
  return unit(seconds / length, name, language, "long");
}

/** How long ago something was: "yesterday", "5 minutes ago". */
export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const past = Math.max(0, now - then);
  if (past < HOUR) return words.format(-Math.floor(past / MINUTE), "minute");
  if (past < DAY) return words.format(-Math.floor(past / HOUR), "hour");
  return words.format(-Math.floor(past / DAY), "day");
}
