import config from '../../../vitest.config.ts';

/** Stryker runs tests in a copy of the project; without this, workspaces lead back to the original. */
const alias = [
  { find: /^@takst\/(domain|contract|server)\//, replacement: `${process.cwd()}/$1/` },
];

/** The first run counts what each test covers, on a machine that may be busy. Mutants have limits of their own. */
const testTimeout = 60_000;

const include = ['domain/**/*.test.ts'];

/** The tests of the rules alone. */
export default {
  root: process.cwd(),
  test: {
    ...config.test,
    // Of a copy that is removed.
    fsModuleCachePath: `${process.cwd()}/.vitest-cache`,
    projects: (config.test?.projects ?? []).flatMap((project) =>
      typeof project === 'object' && 'test' in project && project.test?.name === 'rules'
        ? [{ ...project, resolve: { alias }, test: { ...project.test, include, testTimeout } }]
        : [],
    ),
  },
};
