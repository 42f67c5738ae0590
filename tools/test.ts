import { constants } from 'node:os';
import { findBrowser } from '../e2e/find-browser.ts';
import { runChecks } from './check-steps.ts';
import { runStep, type StepResult } from './steps.ts';
import { runVitest, skipVitest, type Counts } from './run-vitest.ts';
import { databaseForTests } from './throwaway-postgres.ts';
import { turnOfCommit } from './turn-of-commit.ts';

/**
 * `npm test`: every check, every test and a share of each sweep; `--whole` tries all of each sweep. Ends with the line
 * `N passed, N failed`.
 */
async function test(counts: Counts[]): Promise<void> {
  const server = await databaseForTests().catch((error: unknown) => {
    console.error('PostgreSQL does not start; TEST_DATABASE_URL names another.', error);
    counts.push(oneFailure);
    return {};
  });
  const env: NodeJS.ProcessEnv = { ...process.env, ...server, SWEEP_TURN: turnOfRun() };
  counts.push(...(await runChecks()).map(countOf));
  // The pages are built before the first portal starts, which serves them.
  const webBuild = builtWeb().then(countOf);
  // Trials mostly wait for jobs of killed servers, and pages for timers: beside all that computes they take no time. The
  // tests on PGlite share the worker of the trials: each worker more would load the whole server once more.
  const trials = webBuild.then(() =>
    runVitest({ projects: ['trials', ...onPGlite(env)], env, workers: 1 }),
  );
  const rulesAndPages = runVitest({ projects: ['rules', 'web'], env });
  const others = Promise.all([rulesAndPages, webBuild]).then(() => serverThenBrowser(env));
  counts.push(...(await Promise.all([webBuild, trials, rulesAndPages, others])).flat());
  // Those that measure time come last, alone on the machine.
  counts.push(await runVitest({ projects: apart(env), env }));
  if (!env['TEST_DATABASE_URL']) {
    console.log('There is no PostgreSQL for this platform: its tests are skipped.');
    counts.push(await skipVitest({ projects: ['server-postgres*'], env }));
  }
}

/** Which share of each sweep this run tries; undefined for whole sweeps. */
function turnOfRun(): string | undefined {
  if (process.argv.includes('--whole')) return undefined;
  const turn = process.env['SWEEP_TURN'] ?? String(turnOfCommit());
  console.log(`Of each sweep a share: SWEEP_TURN=${turn}. npm run test:whole tries all of them.`);
  return turn;
}

const onPGlite = (env: NodeJS.ProcessEnv) => (env['TEST_DATABASE_URL'] ? ['server'] : []);

const apart = (env: NodeJS.ProcessEnv) =>
  env['TEST_DATABASE_URL'] ? ['server-apart', 'server-postgres-apart'] : ['server-apart'];

async function serverThenBrowser(env: NodeJS.ProcessEnv): Promise<Counts[]> {
  const onServer = env['TEST_DATABASE_URL'] ? ['server-postgres'] : ['server'];
  const server = await runVitest({ projects: onServer, env });
  const hasBrowser = (await findBrowser()) !== null;
  if (!hasBrowser) console.log('There is no browser for this platform: its tests are skipped.');
  const browser = { projects: ['browser'], env };
  return [server, await (hasBrowser ? runVitest(browser) : skipVitest(browser))];
}

const sumOf = (counts: readonly Counts[]): Counts => ({
  passed: counts.reduce((all, { passed }) => all + passed, 0),
  failed: counts.reduce((all, { failed }) => all + failed, 0),
  skipped: counts.flatMap(({ skipped }) => skipped),
});

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
const { passed, failed, skipped } = sumOf(counts);
if (skipped.length > 0)
  console.log(`${skipped.length} skipped:`, ...skipped.map((name) => `\n  ${name}`));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
