/** Pieces as the page would hold them, for tests. */

import type { Component } from "svelte";
import { render } from "svelte/server";
import { expect, it } from "vitest";

export function body<Props extends object>(piece: Component<Props>, props: NoInfer<Props>): string {
  return render(piece as unknown as Component<Record<string, unknown>>, {
    props: Object.fromEntries(Object.entries(props)),
  }).body;
}

/** The laws of every piece that can stand alone. */
export function laws(draw: (label?: string) => string): void {
  it("says its label as a picture with a title", () => {
    const drawn = draw("Something to say");
    expect(drawn).toContain('role="img"');
    expect(drawn).toContain("<title>Something to say</title>");
    expect(drawn).not.toContain("aria-hidden");
  });

  it("is decoration without one", () => {
    const drawn = draw();
    expect(drawn).toContain('aria-hidden="true"');
    expect(drawn).not.toContain("<title>");
  });

  it("writes no style into the page, which its policy forbids", () => {
    expect(draw("Something")).not.toMatch(/\sstyle=/);
  });
}
