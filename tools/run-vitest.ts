import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runStep } from './steps.ts';

const report = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

export type Counts = { passed: number; failed: number };

const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');

/** Runs one project's tests and counts them; a run without a single test has failed. */
export async function runVitest(project: string, env: NodeJS.ProcessEnv): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'takst-tests-'));
  const file = join(folder, 'report.json');
  try {
    const step = await runStep({
      name: `tests: ${project}`,
      command: process.execPath,
      args: [
        ...[vitest, 'run', '--project', project, '--reporter=default'],
        ...['--reporter=json', `--outputFile.json=${file}`],
      ],
      env,
    });
    const counted = report.parse(JSON.parse(await readFile(file, 'utf8').catch(() => noTests)));
    const counts = { passed: counted.numPassedTests, failed: counted.numFailedTests };
    console.log(`       ${counts.passed} passed, ${counts.failed} failed`);
    const isSilentFailure = counts.failed === 0 && (!step.passed || counts.passed === 0);
    return isSilentFailure ? { ...counts, failed: 1 } : counts;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const noTests = JSON.stringify({ numPassedTests: 0, numFailedTests: 0 });
