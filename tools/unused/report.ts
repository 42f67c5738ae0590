import { relative } from 'node:path';
import type { ReporterOptions } from 'knip';
import { kinds, type UnusedCode } from './unused-code.ts';

/** Tells what knip has found as JSON, with the number of files that it has read. */
export default function report({ issues, counters, cwd }: ReporterOptions): void {
  const unused = kinds.flatMap((kind) =>
    Object.values(issues[kind])
      .flatMap((ofFile) => Object.values(ofFile))
      .map(({ filePath, symbol, line }) => {
        const path = relative(cwd, filePath);
        return kind === 'files' ? `file ${path}` : `${symbol} in ${path}:${line}`;
      }),
  );
  const told: UnusedCode = { filesRead: counters.total, unused };
  console.log(JSON.stringify(told));
}
