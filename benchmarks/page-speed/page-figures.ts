import { type Spread, spreadOf } from '../measure/statistics.ts';
import type { Visit } from './visit-page.ts';

/** Visits while the processor was slower than this, compared with its best of the run, do not count. */
const maxSlowdown = 1.25;
const fewestVisits = 3;

/** The figures of a page over its visits. */
export type PageFigures = {
  /** Seconds. */
  readonly lcp: Spread;
  readonly element: string;
  /** Seconds until the page's own content was there. */
  readonly content: Spread;
  readonly cls: number;
  /** Kilobytes of compressed JavaScript. */
  readonly scripts: number;
  /** Milliseconds; null where nothing was done. */
  readonly inp: Spread | null;
  readonly slowest: string;
  readonly missing: readonly string[];
  readonly counted: number;
  readonly of: number;
  /** Why the figures are not valid. */
  readonly tooBusy: string | null;
};

/** Medians over the visits during which the processor was otherwise idle. */
export function figuresOf(visits: readonly Visit[], bestPace: number): PageFigures {
  const quiet = visits.filter(({ pace }) => pace <= bestPace * maxSlowdown);
  // With too few quiet visits, the figures are of all: shown, and marked.
  const isBusy = quiet.length < Math.min(fewestVisits, visits.length);
  const counted = isBusy ? visits : quiet;
  const inps = counted.flatMap(({ inp }) => (inp === null ? [] : [inp]));
  const slowest = counted.toSorted((one, other) => (other.inp ?? 0) - (one.inp ?? 0))[0];
  return {
    lcp: spreadOf(counted.map(({ lcp }) => lcp / 1_000)),
    element: counted[0]?.element ?? '',
    content: spreadOf(counted.map(({ contentAt }) => contentAt / 1_000)),
    cls: spreadOf(counted.map(({ cls }) => cls)).median,
    scripts: spreadOf(counted.map(({ scriptBytes }) => scriptBytes / 1_000)).median,
    inp: inps.length > 0 ? spreadOf(inps) : null,
    slowest: slowest?.slowest ?? '',
    missing: [...new Set(counted.flatMap(({ missing }) => missing))],
    counted: quiet.length,
    of: visits.length,
    tooBusy: isBusy ? `the processor was free in ${quiet.length} of ${visits.length} visits` : null,
  };
}
