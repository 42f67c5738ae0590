import { refusalText } from '#platform/db/connection/database-refused.ts';
import { type Migration, readMigrations } from '#platform/db/migrate/migrations.ts';
import { type DatabaseState, loadDatabaseState } from './database-state.query.ts';
import { type Check, CheckFailed, checkOf, type Outcome, reasonOf } from './finding.ts';

/** What the migrations are tried on. */
const oldestVersion = 15;

const subjects = {
  DATABASE_URL: 'database',
  DATABASE_OWNER_URL: 'database by its owner',
  DATABASE_LISTEN_URL: 'database for listening',
} as const;

type DatabaseCheck = {
  /** The setting that names the database. */
  readonly setting: keyof typeof subjects;
  readonly url: string;
  /** Whether a connection pooler stands in front. */
  readonly isPooled?: boolean;
  /** Whether the tables have to be there: after the installation, not before. */
  readonly isInstalled: boolean;
  /** Whether this role makes the tables; false where another role does. */
  readonly makesTables: boolean;
};

/** Tries a PostgreSQL: reachable, its version, the rights of the role, and how far it is migrated. */
export const databaseCheck = ({ setting, url, isPooled, ...expected }: DatabaseCheck): Check =>
  checkOf({
    subject: subjects[setting],
    settings: [setting],
    async attempt() {
      const state = await loadDatabaseState(url, isPooled).catch((error: unknown) => {
        throw new CheckFailed(refusalText(url, error) ?? reasonOf(error));
      });
      const migrations = await readMigrations();
      const faults = databaseFaults(state, { migrations, ...expected });
      if (faults.length > 0) throw new CheckFailed(...faults);
      return outcomeOf(url, state);
    },
  });

type Expected = Pick<DatabaseCheck, 'isInstalled' | 'makesTables'> & {
  readonly migrations: readonly Migration[];
};

/** What is wrong with a database, in words. */
export const databaseFaults = (state: DatabaseState, expected: Expected): string[] => [
  ...serverFaults(state),
  ...tableFaults(state, expected),
];

function tableFaults(state: DatabaseState, expected: Expected): string[] {
  const { isInstalled, makesTables } = expected;
  // The owner will make them, and give this role its rights.
  if (!isInstalled && !makesTables) return [];
  if (state.otherOwner !== null) return foreignTableFaults(state, expected);
  return [...rightFaults(state), ...migrationFaults(state, expected)];
}

function serverFaults({ version, versionText, encoding, ...state }: DatabaseState): string[] {
  const faults: string[] = [];
  if (version < oldestVersion * 10_000)
    faults.push(`is PostgreSQL ${versionText}; Takst needs ${oldestVersion} or newer`);
  if (encoding !== 'UTF8')
    faults.push(`is encoded as ${encoding}; make one with: create database … encoding 'UTF8'`);
  if (state.isReadOnly) faults.push('can only be read: is it a standby?');
  if (state.missingExtensions.length > 0) {
    const names = state.missingExtensions.join(', ');
    faults.push(`has no extension ${names}: install the package postgresql-contrib on its machine`);
  }
  return faults;
}

/** A role that makes the tables needs the rights to it. */
function rightFaults({ role, database, ...may }: DatabaseState): string[] {
  const faults: string[] = [];
  if (!may.mayCreateSchemas)
    faults.push(
      `the role ${role} may make no schemas; let it own the database: alter database ${database} owner to ${role}`,
    );
  if (!may.mayCreateTables)
    faults.push(
      `the role ${role} may make no tables in the schema public: grant create on schema public to ${role}`,
    );
  return faults;
}

/** The role of an application that owns no tables works with those that their owner has made. */
function foreignTableFaults(state: DatabaseState, expected: Expected): string[] {
  const { role, otherOwner } = state;
  if (!state.mayReadMigrations)
    return [`has tables that belong to ${otherOwner}, and ${role} has no rights to them`];
  const faults = migrationFaults(state, { ...expected, isInstalled: true });
  return faults.map((fault) => `${fault} by their owner ${otherOwner}`);
}

const namesIn = (rows: readonly { name: string }[]): string =>
  rows.map(({ name }) => name).join(', ');

function migrationFaults({ ran }: DatabaseState, { migrations, isInstalled }: Expected): string[] {
  const digests = new Map(ran.map(({ name, digest }) => [name, digest]));
  const edited = migrations.filter(({ name, digest }) => (digests.get(name) ?? digest) !== digest);
  const newest = migrations.at(-1)?.name ?? '';
  const ownNames = new Set(migrations.map(({ name }) => name));
  const foreign = ran.filter(({ name }) => name <= newest && !ownNames.has(name));
  const waiting = migrations.filter(({ name }) => !digests.has(name));
  if (edited.length > 0 || foreign.length > 0)
    return [`has run other files than these: ${namesIn([...edited, ...foreign])}`];
  if (!isInstalled || waiting.length === 0) return [];
  if (ran.length === 0) return ['has no tables yet: npm run setup, or npm run migrate'];
  return [`waits for ${namesIn(waiting)}: npm run migrate, or a start`];
}

function outcomeOf(url: string, state: DatabaseState): Outcome {
  const { versionText, role, database, ran } = state;
  const tables = ran.length === 0 ? 'empty' : `${ran.length} migrations have run`;
  const isOpen = !state.isEncrypted && !isThisMachine(url);
  return {
    text: `PostgreSQL ${versionText}, ${database} as ${role}: ${tables}`,
    notes: isOpen ? ['its connection is not encrypted (?sslmode=verify-full in the address)'] : [],
  };
}

const isThisMachine = (url: string): boolean =>
  !URL.canParse(url) || /^(|localhost|127\..*|\[::1\]|%2F.*)$/i.test(new URL(url).hostname);
