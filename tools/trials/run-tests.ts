import { join } from 'node:path';
import { runStep } from '../steps.ts';
import { startThrowawayPostgres } from '../throwaway-postgres.ts';

const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');

/** The workspaces' tests. */
export type TestProject = 'rules' | 'server' | 'web';

/** Server tests that need modules or the machine to themselves are a project of their own. */
const vitestProjects: Readonly<Record<TestProject, string>> = {
  rules: 'rules',
  server: 'server*',
  web: 'web',
};

type TestRun = {
  readonly project: TestProject;
  /** Paths or starts of paths; all tests of the project when empty. */
  readonly tests: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  /** Prints how it went, with all output after a failure; for tests that are not expected to fail. */
  readonly isTold?: boolean;
};

/** With a PostgreSQL: the one that is named, or one for this process alone. Ends the process on a signal. */
export async function trialEnvironment(): Promise<NodeJS.ProcessEnv> {
  const url = process.env['TEST_DATABASE_URL'] ?? (await startThrowawayPostgres()) ?? undefined;
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
    process.on(signal, () => process.exit(1));
  }
  return { ...process.env, ...(url && { TEST_DATABASE_URL: url }) };
}

/** Whether the tests pass; stops at the first that fails. */
export async function doTestsPass({
  project,
  tests,
  env,
  isTold = false,
}: TestRun): Promise<boolean> {
  const { passed } = await runStep({
    name: `${project} ${tests.join(' ')}`,
    command: process.execPath,
    args: [vitest, 'run', '--project', vitestProjects[project], '--bail', '1', ...tests],
    env,
    isQuiet: !isTold,
  });
  return passed;
}
