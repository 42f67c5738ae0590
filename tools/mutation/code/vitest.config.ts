import { configDefaults } from 'vitest/config';
import config from '../../../vitest.config.ts';

/** Stryker runs tests in a copy of the project; without this, workspaces lead back to the original. */
const alias = [
  { find: /^@takst\/(domain|contract|server)\//, replacement: `${process.cwd()}/$1/` },
];

/** The first run is slow: it counts what each test covers, on a machine that may be busy. Mutants have limits of their own. */
const testTimeout = 60_000;

/** Tests of the tools read documents that the copy lacks, and say nothing of a rule. */
const exclude = [...configDefaults.exclude, 'tools/**'];

const projectName = process.env['MUTATION_PROJECT'];

/** The one project of the tests that a workspace is tried by. */
export default {
  root: process.cwd(),
  test: {
    ...config.test,
    // Of a copy that is removed.
    fsModuleCachePath: `${process.cwd()}/.vitest-cache`,
    projects: (config.test?.projects ?? []).flatMap((project) =>
      typeof project === 'object' && 'test' in project && project.test?.name === projectName
        ? [{ ...project, resolve: { alias }, test: { ...project.test, testTimeout, exclude } }]
        : [],
    ),
  },
};
