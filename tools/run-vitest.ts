import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runStep } from './steps.ts';

const testResult = z.object({ fullName: z.string(), status: z.string() });
const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ assertionResults: z.array(testResult) })),
});

export type Counts = { passed: number; failed: number; skipped: readonly string[] };

const vitest = join(import.meta.dirname, '../node_modules/vitest/vitest.mjs');
/** No test has such a name. */
const noName = ['--testNamePattern', '^$'];

type Run = {
  projects: readonly string[];
  env: NodeJS.ProcessEnv;
  /** All files of the projects without it. */
  files?: readonly string[];
};

/** Runs the tests of some projects and counts them; a run without a single test has failed. */
export async function runVitest(run: Run): Promise<Counts> {
  const { counts, hasSucceeded } = await runAndCount(run, []);
  console.log(`       ${counts.passed} passed, ${counts.failed} failed`);
  const isSilentFailure = counts.failed === 0 && (!hasSucceeded || counts.passed === 0);
  return isSilentFailure ? { ...counts, failed: 1 } : counts;
}

/** Reads the tests of some projects and runs none of them. */
export async function skipVitest(run: Run): Promise<Counts> {
  const { counts, hasSucceeded } = await runAndCount(run, noName);
  return hasSucceeded ? counts : { ...counts, failed: 1 };
}

async function runAndCount(
  { projects, env, files = [] }: Run,
  extraArgs: readonly string[],
): Promise<{ counts: Counts; hasSucceeded: boolean }> {
  const folder = await mkdtemp(join(tmpdir(), 'takst-tests-'));
  const file = join(folder, 'report.json');
  try {
    const step = await runStep({
      name: `tests: ${[...files, ...projects].join(', ')}`,
      command: process.execPath,
      args: [
        ...[vitest, 'run', ...projects.flatMap((project) => ['--project', project])],
        ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        ...extraArgs,
        ...files,
      ],
      env,
    });
    const content = await readFile(file, 'utf8').catch(() => noTests);
    const { numPassedTests, numFailedTests, testResults } = report.parse(JSON.parse(content));
    const skipped = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'skipped' || status === 'pending')
      .map(({ fullName }) => fullName);
    return {
      counts: { passed: numPassedTests, failed: numFailedTests, skipped },
      hasSucceeded: step.passed,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const noTests = JSON.stringify({ numPassedTests: 0, numFailedTests: 0, testResults: [] });
