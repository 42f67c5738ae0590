import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { MeasuredPortal } from '../measured-portal.ts';
import { pageTable } from './as-table.ts';
import { type MeasuredServer, measurePages } from './measure-pages.ts';

const file = join(import.meta.dirname, '../results/page-speed.md');

export type PortalOfVersion = MeasuredServer & Pick<MeasuredPortal, 'stop'>;

/** Measures the pages of two versions by turns, prints their figures side by side, and keeps them. */
export async function comparePages(
  portals: readonly PortalOfVersion[],
  rounds: number,
): Promise<void> {
  const names = portals.map(({ name }) => name);
  const load = loadavg()[0] ?? 0;
  const table = pageTable(await measurePages(portals, rounds), names);
  const text = [
    '# Speed of pages',
    '',
    `${new Date().toISOString()} · ${cpus()[0]?.model ?? ''}, ${cpus().length} cores · load average ${load.toFixed(1)} before, ` +
      `${(loadavg()[0] ?? 0).toFixed(1)} after`,
    '',
    `A processor four times slower and slow 4G (1.6 Mbit/s, 150 ms), an empty cache, ${rounds} visits of each page by turns. ` +
      `Medians, with the least and the most; ${names.join(' → ')}. "Own content" is the first row of a list, or what the page is about.`,
    '',
    table,
    '',
  ].join('\n');
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, text);
  console.log(text);
}
