import { buildWebIfChanged } from '../tools/web-build.ts';
import { type Bench, measuredPortal } from './measured-portal.ts';
import { measurePages, type PageResult } from './page-speed/measure-pages.ts';
import { clsGoal, inpGoal } from './page-speed/page-goals.ts';
import { atMost, type Figure, plainFigure, type Result } from './report/result.ts';

/** What a visitor and a user see and feel in a slow browser: LCP, INP, CLS and bytes of JavaScript, page by page. */
export async function pageSpeedBenchmark(bench: Bench): Promise<Result> {
  await buildWebIfChanged();
  const portal = await measuredPortal(bench);
  try {
    const name = 'now';
    const { database, pace } = bench;
    const results = await measurePages(
      [{ name, port: portal.port, database }],
      Math.max(1, Math.ceil(pace.rounds / 2)),
    );
    const busy = results.flatMap(({ page, by }) =>
      by[name]?.tooBusy ? [`${page.name}: ${by[name].tooBusy}`] : [],
    );
    return {
      benchmark: 'page-speed',
      figures: results.flatMap((result) => figuresOf(result, name)),
      ...(busy.length > 0 ? { rejected: busy.join('; ') } : {}),
    };
  } finally {
    await portal.stop();
  }
}

function figuresOf({ page, by }: PageResult, portal: string): Figure[] {
  const figures = by[portal];
  if (!figures) return [];
  const { lcp, content, inp, cls, scripts, element, slowest, missing } = figures;
  return [
    atMost(`LCP of ${page.name}`, lcp.median, { goal: page.goal, unit: ' s', digits: 2 }),
    plainFigure(
      `LCP of ${page.name}: from, to, of`,
      `${lcp.min.toFixed(2)} s, ${lcp.max.toFixed(2)} s, ${element}`,
    ),
    plainFigure(`own content of ${page.name}`, `${content.median.toFixed(2)} s`),
    ...(inp ? [atMost(`INP of ${page.name}`, inp.median, { goal: inpGoal, unit: ' ms' })] : []),
    plainFigure(`INP of ${page.name}: the slowest`, slowest || '–'),
    atMost(`CLS of ${page.name}`, cls, { goal: clsGoal, digits: 3 }),
    plainFigure(`JavaScript of ${page.name}`, `${scripts.toFixed(1)} kB`),
    ...(missing.length > 0 ? [plainFigure(`not done on ${page.name}`, missing.join(', '))] : []),
  ];
}
