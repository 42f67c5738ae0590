import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { printResult, runStep } from './steps.ts';

const testResult = z.object({
  fullName: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()).default([]),
});
const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), assertionResults: z.array(testResult) })),
});

export type Counts = { passed: number; failed: number; skipped: readonly string[] };

const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
/** No test has such a name. */
const noName = ['--testNamePattern', '^$'];

type Run = {
  projects: readonly string[];
  env: NodeJS.ProcessEnv;
  /** All files of the projects without it. */
  files?: readonly string[];
  /** As many as their project says without it. */
  workers?: number;
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
  { projects, env, files = [], workers }: Run,
  extraArgs: readonly string[],
): Promise<{ counts: Counts; hasSucceeded: boolean }> {
  const folder = await mkdtemp(join(tmpdir(), 'takst-tests-'));
  const file = join(folder, 'report.json');
  try {
    const step = await runStep({
      name: `tests: ${[...(files.length > mostNamed ? [`${files.length} files`] : files), ...projects].join(', ')}`,
      command: process.execPath,
      args: [
        vitest,
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
        ...(workers === undefined ? [] : [`--maxWorkers=${workers}`]),
        ...extraArgs,
        ...files,
      ],
      env,
      isQuiet: true,
    });
    const content = await readFile(file, 'utf8').catch(() => noTests);
    const { numPassedTests, numFailedTests, testResults } = report.parse(JSON.parse(content));
    // What failed comes first: a shortened log must still name it.
    printResult({ ...step, output: `${failuresOf(testResults)}\n${step.output}` });
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

/** Each failed test with its file and the start of its message. */
const failuresOf = (files: z.infer<typeof report>['testResults']): string =>
  files
    .flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => {
          const message = failureMessages.join('\n').split('\n').slice(0, maxMessageLines);
          return [`FAILED ${relative(root, name)}: ${fullName}`, ...message].join('\n       ');
        }),
    )
    .join('\n');

const maxMessageLines = 8;
/** More files than these are counted, not named. */
const mostNamed = 3;
const noTests = JSON.stringify({ numPassedTests: 0, numFailedTests: 0, testResults: [] });
