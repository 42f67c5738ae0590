import type { ContenderResult } from '../measure/rotation.ts';
import type { Spread } from '../measure/statistics.ts';
import type { Figure, Result } from './result.ts';
import type { Run } from './run.ts';

/** A run as a Markdown report. */
export function asMarkdown({ at, machine, data, pace, results }: Run): string {
  const settings = Object.entries(machine.postgresSettings).map(
    ([name, value]) => `${name} ${value}`,
  );
  return [
    '# Benchmarks',
    '',
    `${at} · ${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB · ` +
      `Node ${machine.node} · PostgreSQL ${machine.postgres} (${settings.join(', ')})`,
    '',
    `Data: ${data.size}, ${data.companies} companies, ${data.people} people, ${data.tickets} tickets; ` +
      `made in ${data.madeInSeconds} s. ${pace.rounds} rounds of ${pace.burstMs} ms for each contender, ` +
      `the order reversed each round, ${pace.connections} requests at once.`,
    '',
    ...results.flatMap(sectionOf),
  ].join('\n');
}

/** The section of one benchmark, in lines. */
export function sectionOf({ benchmark, figures, rotation, rejected, skipped }: Result): string[] {
  return [
    `## ${benchmark}`,
    '',
    ...(rejected ? [`**Rejected: ${rejected}.** The figures below do not count.`, ''] : []),
    ...(skipped ? [`Skipped: ${skipped}.`, ''] : []),
    ...(figures.length > 0 ? table(['figure', 'value', 'goal', ''], figures.map(rowOf)) : []),
    ...(rotation
      ? table(
          ['contender', 'per second', 'ratio to the first', 'CPU of its process'],
          rotation.standings.map(standingRow),
        )
      : []),
  ];
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
];

const rowOf = ({ what, value, goal, reached }: Figure): string[] => [
  what,
  value.replaceAll('|', '\\|'),
  goal ?? '',
  reached === null ? '' : reached ? 'reached' : '**not reached**',
];

const standingRow = ({ name, perSecond, ratio, cpuMicroseconds }: ContenderResult): string[] => [
  name,
  spread(perSecond, 0),
  spread(ratio, 2),
  cpuMicroseconds === null ? '' : `${cpuMicroseconds} µs`,
];

const spread = ({ median, min, max }: Spread, digits: number): string =>
  `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;
