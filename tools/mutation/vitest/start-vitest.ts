import { BaseSequencer, createVitest, type TestSpecification, type Vitest } from 'vitest/node';
import { root } from '../../source-paths.ts';
import type { MutatingPlugin } from './mutating-plugin.ts';

/** Rules, pages, and the server on the database that is there: locks say nothing on PGlite, with its one connection. */
const projectNames = (): readonly string[] => [
  'rules',
  'web',
  ...(process.env['TEST_DATABASE_URL']
    ? ['server-postgres', 'server-postgres-apart']
    : ['server', 'server-apart']),
];

/** The likeliest test file comes first, as the caller has ordered them. */
class InGivenOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files;
  }
}

/** Most mutants are caught by the first file: more workers would only load more modules. */
const maxWorkers = 2;

/** A vitest that stays between runs and reads modules through a plugin. */
export async function startVitest(
  plugin: MutatingPlugin,
  { bail = 1 }: { readonly bail?: number } = {},
): Promise<Vitest> {
  // Its lists depend on the environment.
  const { default: config } = await import('../../../vitest.config.ts');
  const names = projectNames();
  const projects = (config.test?.projects ?? []).flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project) || !project.test) return [];
    const { name, setupFiles } = project.test;
    if (typeof name !== 'string' || !names.includes(name)) return [];
    const set = [...[setupFiles ?? []].flat(), 'tools/mutation/vitest/probe-set-up.ts'];
    const test = { ...project.test, setupFiles: set, maxWorkers, sequence: {} };
    return [{ ...project, plugins: [plugin], test }];
  });
  return createVitest(
    {
      config: false,
      root,
      projects,
      watch: false,
      bail,
      sequence: { sequencer: InGivenOrder },
      reporters: [{}],
    },
    {},
  );
}
