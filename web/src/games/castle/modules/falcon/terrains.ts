import type { SignPart } from "../../pieces/terrains";

export const TERRAINS: Readonly<Record<string, readonly SignPart[]>> = {
  chapel: [
    { fill: "var(--c-chapel-north)", d: "M-8 11.5V-.5L0 -8L8 -.5V11.5Z" },
    { fill: "var(--c-chapel-south)", d: "M-11.5 2L0 -9.5L11.5 2L8.5 3.5L0 -4.5L-8.5 3.5Z" },
    { paint: "gold", d: "M-1.3 -14H1.3V-11.8H3.5V-9.2H1.3V-5.5H-1.3V-9.2H-3.5V-11.8H-1.3Z" },
    { paint: "dark", d: "M-2.3 11.5V6.5C-2.3 3.6 2.3 3.6 2.3 6.5V11.5Z" },
  ],
};
