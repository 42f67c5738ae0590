import type { LeftOut } from './plan.ts';
import { loadProjects, projectsOf, type TestProject } from './test-projects.ts';

type Machine = {
  readonly hasPostgres: boolean;
  readonly hasBrowser: boolean;
  /** A file that is listed for both databases runs on PostgreSQL alone. */
  readonly onOneDatabase: boolean;
};

export type DividedTests = {
  readonly runs: ReadonlyMap<string, readonly string[]>;
  readonly leftOut: readonly LeftOut[];
};

const isOnPostgres = (project: string): boolean => project.startsWith('server-postgres');

/** Why a project does not run a file; null when it does. */
function obstacle(project: string, others: readonly string[], machine: Machine): string | null {
  if (isOnPostgres(project) && !machine.hasPostgres) return 'there is no PostgreSQL';
  if (project === 'browser' && !machine.hasBrowser) return 'there is no browser';
  return machine.onOneDatabase && project === 'server' && others.some(isOnPostgres)
    ? 'runs on PGlite too when it is named'
    : null;
}

/** Test files by the projects that run them here, and those that cannot run or need not. */
export function divide(
  files: readonly string[],
  projects: readonly TestProject[],
  machine: Machine,
): DividedTests {
  const runs = new Map<string, string[]>();
  const reasons = new Map<string, string[]>();
  const add = (to: Map<string, string[]>, key: string, file: string): void =>
    void to.set(key, [...(to.get(key) ?? []), file]);
  for (const file of files) {
    const names = projectsOf(projects, file);
    if (names.length === 0) add(reasons, 'no project of vitest runs it', file);
    for (const name of names) {
      const why = obstacle(name, names, machine);
      if (why === null) add(runs, name, file);
      else add(reasons, why, file);
    }
  }
  return { runs, leftOut: [...reasons].map(([why, ofReason]) => ({ why, files: ofReason })) };
}

/** The same by the projects of `vitest.config.ts`. */
export const divideByProject = async (
  files: readonly string[],
  machine: Machine,
): Promise<DividedTests> => divide(files, await loadProjects(), machine);

/** Projects in the order of `npm test`, those together that vitest runs at once: they have as many workers. */
const together = [/^(rules|web)$/, /^server/, /^browser$/, /^trials$/];

/** The groups of projects that are run one after the other. */
export const togetherOf = (projects: readonly string[]): string[][] =>
  together
    .map((group) => projects.filter((project) => group.test(project)))
    .filter((group) => group.length > 0);
