import { isTextFile } from '../texts/text-file.ts';

/** A static check that says about some changed files what no test does. */
export type BesideCheck = { readonly name: string; readonly args: readonly string[] };

const isMigration = (path: string): boolean => /^database\/migrations\/.*\.sql$/.test(path);
const isTableTypes = (path: string): boolean => path.endsWith('/tables.generated.ts');

/** The checks for files that tests do not import: texts, migrations and the types of tables. */
export function checksFor(changed: readonly string[]): BesideCheck[] {
  return [
    ...(changed.some(isTextFile) ? [{ name: 'texts', args: ['tools/check-texts.ts'] }] : []),
    ...(changed.some((path) => isMigration(path) || isTableTypes(path))
      ? [{ name: 'table types', args: ['tools/generate-table-types.ts', '--check'] }]
      : []),
  ];
}

const schemaInStatement = /\b(?:table|into|update|from|on) (\w+)\."?\w+/g;

/** The schemas that a migration names. */
export const schemasIn = (sql: string): string[] => [
  ...new Set([...sql.matchAll(schemaInStatement)].map(([, schema = '']) => schema)),
];

/** Files on which every test depends. */
export const reachesEverything = (path: string): boolean =>
  /^(package(-lock)?\.json|vitest\.config\.ts|tsconfig[\w.]*\.json|\w+\/(package|tsconfig)\.json|web\/vite\.config\.ts)$/.test(
    path,
  );
