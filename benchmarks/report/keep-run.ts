import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asMarkdown } from './as-markdown.ts';
import type { Run } from './run.ts';

const folder = join(import.meta.dirname, '../results');

/** Writes `latest` of a whole run, kept in the repository, and `trial` of any other, which is not. */
export async function keepRun(run: Run, isWhole: boolean): Promise<string> {
  await mkdir(folder, { recursive: true });
  const name = isWhole ? 'latest' : 'trial';
  await writeFile(join(folder, `${name}.json`), `${JSON.stringify(run, null, 2)}\n`);
  await writeFile(join(folder, `${name}.md`), asMarkdown(run));
  return `benchmarks/results/${name}.md`;
}
