import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asMarkdown } from './as-markdown.ts';
import type { Run } from './run.ts';

const folder = join(import.meta.dirname, '../results');

/** Writes `latest`, which is committed, for a complete run, and `trial`, which is not, for any other. */
export async function keepRun(run: Run, isWhole: boolean): Promise<string> {
  await mkdir(folder, { recursive: true });
  const name = isWhole ? 'latest' : 'trial';
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(run, null, 2)}\n`);
  await writeFile(join(folder, `${name}.md`), asMarkdown(run));
  return `benchmarks/results/${name}.md`;
}
