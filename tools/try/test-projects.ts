import { matchesGlob } from 'node:path';

/** A project of vitest: tests that need the same. */
export type TestProject = {
  readonly name: string;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
};

/** The projects of `vitest.config.ts`, whose lists depend on `TEST_DATABASE_URL` at the time of the first call. */
export async function loadProjects(): Promise<TestProject[]> {
  const { default: config } = await import('../../vitest.config.ts');
  return (config.test?.projects ?? []).flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project) || !project.test) return [];
    const { name, include = [], exclude = [] } = project.test;
    return typeof name === 'string' ? [{ name, include, exclude }] : [];
  });
}

const matches = (patterns: readonly string[], file: string): boolean =>
  patterns.some((pattern) => pattern === file || matchesGlob(file, pattern));

/** The names of the projects that run a test file. */
export const projectsOf = (projects: readonly TestProject[], file: string): string[] =>
  projects
    .filter(({ include, exclude }) => matches(include, file) && !matches(exclude, file))
    .map(({ name }) => name);
