import { join } from 'node:path';
import { z } from 'zod';
import { runTool } from '../lint/run-tool.ts';
import { kinds, unusedCode, type UnusedCode } from './unused-code.ts';

/** The unused files and exports of a folder, by knip. */
export function findUnused(folder: string, config: string): UnusedCode {
  const options = [
    ['--config', config],
    ['--include', kinds.join()],
    ['--reporter', join(import.meta.dirname, 'report.ts')],
    // Only changed files are parsed again.
    ['--cache', '--cache-location', join(folder, 'node_modules/.cache/knip')],
    ['--no-progress', '--no-config-hints'],
  ];
  const { output } = runTool('knip', options.flat(), folder);
  const report = /^\{"filesRead".*$/m.exec(output)?.[0];
  if (!report) throw new Error(`no report of unused exports: ${output}`);
  return z.parse(unusedCode, JSON.parse(report));
}
