import { runChecks } from './check-steps.ts';
import { runStep, type StepResult } from './steps.ts';
import { runVitest, type Counts } from './run-vitest.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';

/** `npm test`: every check and every test; ends with the line `N passed, N failed`. */
async function test(): Promise<Counts> {
  const postgres = process.env['TEST_DATABASE_URL'] ? null : await startThrowawayPostgres();
  const env = { ...process.env, ...(postgres ? { TEST_DATABASE_URL: postgres.url } : {}) };
  if (!env['TEST_DATABASE_URL']) {
    console.log('No PostgreSQL found: the server tests run on the embedded database alone.');
  }
  try {
    const steps = await runChecks();
    const counts: Counts[] = [];
    for (const project of ['rules', 'web', 'server']) counts.push(await runVitest(project, env));
    steps.push(await builtWeb());
    counts.push(await runVitest('browser', env));
    return [...steps.map(countOf), ...counts].reduce(sum, { passed: 0, failed: 0 });
  } finally {
    postgres?.stop();
  }
}

const builtWeb = (): Promise<StepResult> =>
  runStep({ name: 'web build', command: process.execPath, args: ['tools/build-web.ts'] });

const countOf = ({ passed }: StepResult): Counts => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
});
const sum = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
});

const { passed, failed } = await test();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
