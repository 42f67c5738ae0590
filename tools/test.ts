import { constants } from 'node:os';
import { findBrowser } from '../e2e/find-browser.ts';
import { runChecks } from './check-steps.ts';
import { runStep, type StepResult } from './steps.ts';
import { runVitest, skipVitest, type Counts } from './run-vitest.ts';
import { databaseForTests } from './throwaway-postgres.ts';

/** `npm test`: every check and every test; ends with the line `N passed, N failed`. */
async function test(counts: Counts[]): Promise<void> {
  const server = await databaseForTests().catch((error: unknown) => {
    console.error('PostgreSQL does not start; TEST_DATABASE_URL names another.', error);
    counts.push(oneFailure);
    return {};
  });
  const env: NodeJS.ProcessEnv = { ...process.env, ...server };
  counts.push(...(await runChecks()).map(countOf));
  for (const project of ['rules', 'web'])
    counts.push(await runVitest({ projects: [project], env }));
  if (env['TEST_DATABASE_URL']) counts.push(await runVitest({ projects: ['server*'], env }));
  else {
    console.log('There is no PostgreSQL for this platform: its tests are skipped.');
    counts.push(await runVitest({ projects: ['server', 'server-apart'], env }));
    counts.push(await skipVitest({ projects: ['server-postgres*'], env }));
  }
  counts.push(countOf(await builtWeb()));
  const hasBrowser = (await findBrowser()) !== null;
  if (!hasBrowser) console.log('There is no browser for this platform: its tests are skipped.');
  // Trials mostly wait for jobs of killed servers, journeys compute: beside each other they take
  // the time of the journeys.
  const browser = { projects: ['browser'], env };
  counts.push(
    ...(await Promise.all([
      hasBrowser ? runVitest(browser) : skipVitest(browser),
      runVitest({ projects: ['trials'], env }),
    ])),
  );
}

const oneFailure: Counts = { passed: 0, failed: 1, skipped: [] };

const builtWeb = (): Promise<StepResult> =>
  runStep({
    name: 'web build and its weight',
    command: process.execPath,
    args: ['tools/check-bundle.ts'],
    isTold: true,
  });

const countOf = ({ passed }: StepResult): Counts => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: [],
});

// What was started is stopped when this process ends, however it ends.
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}

const counts: Counts[] = [];
await test(counts).catch((error: unknown) => {
  console.error(error);
  counts.push(oneFailure);
});
const sum = (part: 'passed' | 'failed') => counts.reduce((all, count) => all + count[part], 0);
const skipped = counts.flatMap((count) => count.skipped);
if (skipped.length > 0)
  console.log(`${skipped.length} skipped:`, ...skipped.map((name) => `\n  ${name}`));
console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
process.exit(sum('failed') > 0 ? 1 : 0);
