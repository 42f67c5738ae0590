import type { Visitor } from '../browser.ts';

/** What is looked for in the page, at which widths in pixels. */
export type WidthCheck = {
  readonly widths: readonly number[];
  /** Runs in the page; one line for each finding. */
  readonly find: () => string[];
};

/** What the checks find on the current page; each width is set once for all of them. */
export async function findingsAtWidths(
  { page }: Visitor,
  checks: readonly WidthCheck[],
): Promise<string[]> {
  const before = page.viewportSize();
  const findings: string[] = [];
  const widths = new Set(checks.flatMap((check) => check.widths));
  for (const width of [...widths].toSorted((one, other) => other - one)) {
    await page.setViewportSize({ width, height: 800 });
    // Twice: what looks at the width to choose between table and cards draws again.
    await page.evaluate(nextFrame);
    await page.evaluate(nextFrame);
    for (const check of checks) {
      if (check.widths.includes(width)) findings.push(...(await page.evaluate(check.find)));
    }
  }
  if (before) await page.setViewportSize(before);
  return findings;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
