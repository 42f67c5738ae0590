import { areaOf, isStorey, type Storey } from '../architecture/storey-names.ts';

/** The lists of `server/testing/test-files-by-database.ts`. */
export type Lists = {
  readonly onBoth: readonly string[];
  readonly onPGlite: readonly string[];
  readonly onPostgres: readonly string[];
};
type Files = ReadonlyMap<string, string>;

/** What PGlite does not have: other connections that can be seen, ended or cut off, and locks to run without. */
const needsConnections =
  /#testing\/(deaf-proxy|end-connections|set-read-only)\.ts|\/server-template\.ts|\bpg_(stat_activity|locks|cancel_backend|terminate_backend)\b/;
const runsWithoutLock = /-without-lock\.test\.ts$/;

/**
 * Tests of the server that may need several connections and stand in no list: a machine without PostgreSQL would run
 * them on PGlite, which has one.
 */
export const unlistedTests = (files: Files, { onBoth, onPGlite, onPostgres }: Lists): string[] =>
  [...files]
    .filter(([path]) => path.endsWith('.test.ts'))
    .filter(([path, text]) => needsConnections.test(text) || runsWithoutLock.test(path))
    .map(([path]) => path)
    .filter((path) => ![...onBoth, ...onPGlite, ...onPostgres].includes(path));

/** Areas with SQL of their own whose main flow runs on PostgreSQL alone: what PGlite refuses in it nobody sees. */
export function areasOffPGlite(files: Files, { onBoth, onPGlite }: Lists): string[] {
  const withSql = [...files]
    .filter(([path, text]) => isOwnSql.test(path) && speaksSql.test(text))
    .flatMap(([path]) => areaIn(path) ?? []);
  const tested = new Set([...onBoth, ...onPGlite].map(areaIn));
  return [...new Set(withSql)].filter((area) => !tested.has(area));
}

const isOwnSql = /^server\/(?!.*\/test-).*\.(store|query)\.ts$/;
const speaksSql = /\bsql[<`]|\btablesOf\b/;
/** The platform runs below every test, and what app puts together is tested there. */
const otherStoreys: readonly Storey[] = ['platform', 'app'];

function areaIn(path: string): string | null {
  const [, storey = ''] = path.split('/');
  return isStorey(storey) && !otherStoreys.includes(storey) ? areaOf(path) : null;
}
