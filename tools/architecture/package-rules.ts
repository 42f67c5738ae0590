import { speaksSql } from './import-rules.ts';
import { isTest, workspaceOf, type SourceFile } from './source-file.ts';

/** The packages that each workspace declares; `.` is for files outside the workspaces. */
export type DeclaredPackages = Readonly<Record<string, readonly string[]>>;

/** A rule about one file and one package that it imports; true is a violation. */
type PackageRule = {
  name: string;
  breaks: (file: SourceFile, packageName: string, declared: DeclaredPackages) => boolean;
};

/** What the pure workspaces may use, whatever their package.json says. */
const pure: Readonly<Record<string, readonly string[]>> = { domain: [], contract: ['zod'] };

/** Packages of the root that tests and the web's build use. */
const testPackages = [
  'vitest',
  'fast-check',
  '@testing-library/dom',
  '@testing-library/preact',
  'oauth2-mock-server',
  'axe-core',
];
const isBuild = (path: string): boolean => path === 'web/vite.config.ts';

const databasePackages = ['kysely', 'pg', '@electric-sql/pglite'];
/** Turn a scope into conditions for the stores and queries. */
const writesConditions = [
  'server/platform/scope/within-scope.ts',
  'server/platform/scope/within-services.ts',
];

export const packageRules: readonly PackageRule[] = [
  {
    name: 'packages are declared where they are used',
    breaks: (file, packageName, declared) => {
      if (isNode(packageName) || isBuild(file.path)) return false;
      const workspace = workspaceOf(file.path);
      if (!workspace) return !Object.values(declared).flat().includes(packageName);
      if (isTest(file.path) && testPackages.includes(packageName)) return false;
      return !declared[workspace]?.includes(packageName);
    },
  },
  {
    name: 'domain uses no package and contract zod alone',
    breaks: ({ path }, packageName) => {
      const allowed = pure[workspaceOf(path) ?? ''];
      return allowed !== undefined && !isTest(path) && !allowed.includes(packageName);
    },
  },
  {
    name: 'only the server uses modules of Node',
    breaks: ({ path }, packageName) =>
      isNode(packageName) &&
      ['domain', 'contract', 'web'].includes(workspaceOf(path) ?? '') &&
      !isTest(path) &&
      !isBuild(path),
  },
  {
    name: 'only stores and queries use the packages of a database',
    breaks: ({ path }, packageName) =>
      workspaceOf(path) !== null &&
      databasePackages.includes(packageName) &&
      !writesConditions.includes(path) &&
      !speaksSql(path),
  },
];

const isNode = (name: string): boolean => name.startsWith('node:');

/** The package of an import: `@sentry/core` of `@sentry/core/server`; null for the project's own files. */
export function packageOf(name: string): string | null {
  if (/^[.#]|^@takst\//.test(name)) return null;
  if (isNode(name)) return name;
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}
