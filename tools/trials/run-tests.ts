import { join } from 'node:path';
import { runStep } from '../steps.ts';
import type { FaultProject } from './fault.ts';

const vitest = join(import.meta.dirname, '../../node_modules/vitest/vitest.mjs');

/** Server tests that need modules or the machine to themselves are a project of their own. */
const vitestProjects: Readonly<Record<FaultProject, string>> = {
  rules: 'rules',
  server: 'server*',
  web: 'web',
};

type TestRun = {
  readonly project: FaultProject;
  /** Paths or starts of paths; all tests of the project when empty. */
  readonly tests: readonly string[];
  readonly env: NodeJS.ProcessEnv;
};

/** Whether the tests pass; stops at the first that fails. */
export async function doTestsPass({ project, tests, env }: TestRun): Promise<boolean> {
  const { passed } = await runStep({
    name: `${project} ${tests.join(' ')}`,
    command: process.execPath,
    args: [vitest, 'run', '--project', vitestProjects[project], '--bail', '1', ...tests],
    env,
    isQuiet: true,
  });
  return passed;
}
