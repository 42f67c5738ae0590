import type { Spread } from '../measure/statistics.ts';
import type { PageResult } from './measure-pages.ts';
import type { PageFigures } from './page-figures.ts';
import { clsGoal, inpGoal } from './page-goals.ts';

/** The figures of each page, those of the portals side by side, as a Markdown table. */
export function pageTable(results: readonly PageResult[], portals: readonly string[]): string {
  const rows = results.flatMap(({ page, by }) => {
    const all = portals.map((name) => by[name]).filter((figures) => figures !== undefined);
    const side = (textOf: (figures: PageFigures) => string) => all.map(textOf).join(' → ');
    return [
      [page.name, 'LCP, s', side(({ lcp }) => spread(lcp, 2)), `≤ ${page.goal}`],
      ['', 'own content, s', side(({ content }) => spread(content, 2)), ''],
      ['', 'INP, ms', side(({ inp }) => (inp ? spread(inp, 0) : '–')), `≤ ${inpGoal}`],
      ['', 'CLS', side(({ cls }) => cls.toFixed(3)), `≤ ${clsGoal}`],
      ['', 'JavaScript, kB', side(({ scripts }) => scripts.toFixed(1)), ''],
      ['', 'largest element', side(({ element }) => element.replaceAll('|', '\\|')), ''],
      ['', 'slowest interaction', side(({ slowest }) => slowest || '–'), ''],
      ...notes(all),
    ];
  });
  const head = ['page', 'figure', portals.join(' → '), 'goal'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function notes(all: readonly PageFigures[]): string[][] {
  const busy = all.flatMap(({ tooBusy }) => tooBusy ?? []);
  const missing = [...new Set(all.flatMap((figures) => figures.missing))];
  return [
    ...(busy.length > 0 ? [['', '**too busy**', busy.join(' → '), '']] : []),
    ...(missing.length > 0 ? [['', 'not done', missing.join(', '), '']] : []),
  ];
}

const spread = ({ median, min, max }: Spread, digits: number): string =>
  `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
