import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../source-paths.ts';

export type ToolRun = { passed: boolean; output: string; filesRead: number };

/** Runs one of the project's programs; `filesRead` is the count that it reports, or 0. */
export function runTool(name: string, args: readonly string[], cwd = root): ToolRun {
  const program = join(root, 'node_modules/.bin', name);
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const output = `${stdout ?? ''}${stderr ?? ''}`;
  const filesRead = Number(/\bon (\d+) files?\b/.exec(output)?.[1] ?? 0);
  return { passed: status === 0, output, filesRead };
}
