import { areaOf, isTest, workspaceOf, type SourceFile } from './source-file.ts';

/** A rule about one file and one thing that it imports; true is a violation. */
export type ImportRule = {
  name: string;
  breaks: (file: SourceFile, target: string) => boolean;
};

/** Folders that every area of the server may use directly. */
const serverPlatform = [
  'db',
  'http',
  'access',
  'changes',
  'jobs',
  'time',
  'observability',
  'testing',
];
/** Folders that every area of the web may use. */
const webPlatform = ['design', 'texts', 'api', 'drafts', 'session', 'zones', 'testing'];

const mayReach: Record<string, readonly string[]> = {
  domain: ['domain'],
  contract: ['contract', 'domain'],
  server: ['server', 'contract', 'domain', 'database'],
  web: ['web', 'contract', 'domain'],
};

const speaksSql = (path: string): boolean =>
  /\.(store|query)\.ts$/.test(path) || /^server\/(db|jobs|testing)\//.test(path) || isTest(path);

/** The import rules of ARCHITECTURE.md, by the paths of importer and imported. */
export const importRules: readonly ImportRule[] = [
  {
    name: 'a workspace reaches only those below it',
    breaks: ({ path }, target) => {
      const own = workspaceOf(path);
      const other = target.split('/')[0] ?? '';
      if (!own || (other === 'database' && areaOf(path) !== 'app' && !isTest(path)))
        return own !== null;
      return !mayReach[own]?.includes(other);
    },
  },
  {
    name: 'an area of the server reaches another only through its public file',
    breaks: ({ path }, target) =>
      bothIn('server', path, target) &&
      areaOf(path) !== areaOf(target) &&
      areaOf(path) !== 'app' &&
      !isTest(path) &&
      !serverPlatform.includes(areaOf(target)) &&
      !target.endsWith('.public.ts'),
  },
  {
    name: 'an area of the web does not import another',
    breaks: ({ path }, target) =>
      bothIn('web', path, target) &&
      areaOf(path) !== areaOf(target) &&
      !['app', 'main.tsx'].includes(areaOf(path)) &&
      !isTest(path) &&
      !webPlatform.includes(areaOf(target)),
  },
  {
    name: 'nothing imports app',
    breaks: ({ path }, target) =>
      /^(server|web)\/app\//.test(target) &&
      areaOf(path) !== 'app' &&
      path !== 'web/main.tsx' &&
      workspaceOf(path) !== null &&
      !isTest(path),
  },
  {
    name: 'only stores and queries look into the database',
    breaks: ({ path }, target) => target === 'server/db/tables.ts' && !speaksSql(path),
  },
  {
    name: 'only app wires adapters',
    breaks: ({ path }, target) =>
      target.endsWith('.adapter.ts') && areaOf(path) !== 'app' && !isTest(path),
  },
  {
    name: 'imports carry their ending',
    breaks: (_file, target) => !/\.(tsx?|mjs|css|json)$/.test(target),
  },
];

const bothIn = (workspace: string, ...paths: string[]): boolean =>
  paths.every((path) => workspaceOf(path) === workspace);

/** Packages that a workspace may import although it is not its own dependency. */
const testPackages = [
  'vitest',
  'fast-check',
  '@testing-library/react',
  'oauth2-mock-server',
  'axe-core',
];

/** Whether a package is declared by the workspace that imports it: npm hoists, so it would be found. */
export function isDeclared(
  file: SourceFile,
  name: string,
  declared: Readonly<Record<string, readonly string[]>>,
): boolean {
  const workspace = workspaceOf(file.path);
  if (!workspace || /^[.#]|^node:|^@takst\//.test(name)) return true;
  const packageName = name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
  if (workspace === 'domain') return isTest(file.path) && testPackages.includes(packageName);
  if (isTest(file.path) && testPackages.includes(packageName)) return true;
  if (file.path.endsWith('vite.config.ts')) return true;
  return declared[workspace]?.includes(packageName) ?? false;
}
