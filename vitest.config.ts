import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import {
  isRaceTest,
  onBothDatabases,
  onPGliteAlone,
  onPGliteToo,
  onPostgresAlone,
} from './server/testing/test-files-by-database.ts';
import { LongFilesFirst } from './tools/long-files-first.ts';

const root = import.meta.dirname;
const minute = 60_000;

/** A worker for each core. */
const maxWorkers = '100%';

/** Tests of the server wait for databases, jobs and time-outs, some for half a minute: no core is left idle. */
const serverWorkers = Math.ceil(2.5 * availableParallelism());

/** A browser each; more of them on one portal make it the slowest part. */
const browserWorkers = 4;

const serverTests = globSync('{server,database,benchmarks}/**/*.test.ts', { cwd: root });
const listed = [...onBothDatabases, ...onPGliteAlone, ...onPostgresAlone];
const missing = listed.filter((file) => !serverTests.includes(file));
if (missing.length > 0) throw new Error(`Listed for a database, but not there: ${missing.join()}`);
const needPostgres = [...onPostgresAlone, ...serverTests.filter(isRaceTest)];
const hasPostgres = Boolean(process.env['TEST_DATABASE_URL']);
const onPGlite = hasPostgres
  ? [...onPGliteToo(), ...onPGliteAlone]
  : serverTests.filter((file) => !needPostgres.includes(file));
const onPostgres = hasPostgres
  ? serverTests.filter((file) => !onPGliteAlone.includes(file))
  : needPostgres;
/** How long one connection keeps others waiting by the clock; how much is done in a time. */
const measureTime = [
  'benchmarks/measure/rotation.test.ts',
  'server/ticketing/batches/embedded-database.test.ts',
  'server/services/free-tickets/order-many/embedded-mass-order.test.ts',
];
/** Those that put something else in a module's place, and those that measure time. */
const apart = serverTests.filter(
  (file) =>
    measureTime.includes(file) || readFileSync(join(root, file), 'utf8').includes('vi.mock('),
);

/** They break a portal of their own, without a browser. */
const trials = ['e2e/trials/**/*.test.ts'];

/** For every test: the seed of its properties, when dates and moments are equal, and the operators. */
const setUpFiles = [
  'tools/property-seed.ts',
  'tools/temporal-equality.ts',
  'server/testing/operators-in-tests.ts',
];

const server = {
  root,
  setupFiles: setUpFiles,
  environment: 'node',
  // What hangs; a busy machine takes ten times as long as an idle one.
  testTimeout: 3 * minute,
  hookTimeout: 3 * minute,
  maxWorkers: serverWorkers,
} as const;

/** The tests of the server on one of its databases; files with modules of their own come last. */
const serverProjects = (name: string, env: Record<string, string>, files: readonly string[]) => [
  {
    test: {
      ...server,
      name,
      env,
      include: files.filter((file) => !apart.includes(file)),
      // On PostgreSQL a lock lets one worker make the template for all.
      ...(name === 'server' && { globalSetup: 'server/testing/templates/make-portal-template.ts' }),
      // A database and a server are much to load: a worker does it once for all its files.
      isolate: false,
    },
  },
  {
    test: {
      ...server,
      name: `${name}-apart`,
      env,
      include: files.filter((file) => apart.includes(file)),
      maxWorkers: 1,
      // After the others: alone on the machine, each with modules of its own.
      sequence: { groupOrder: 1 },
    },
  },
];

/** Tests by what they need: nothing, a database, a document, a browser with a running portal, a portal. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        test: {
          name: 'rules',
          root,
          include: ['{domain,contract,tools}/**/*.test.ts'],
          setupFiles: setUpFiles,
          environment: 'node',
          maxWorkers,
          // Rules hold nothing between tests.
          isolate: false,
        },
      },
      ...serverProjects('server', { TEST_ON: 'PGlite' }, onPGlite),
      ...serverProjects('server-postgres', { TEST_ON: 'PostgreSQL' }, onPostgres),
      {
        extends: './web/vite.config.ts',
        test: {
          name: 'web',
          root,
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // A desktop: rows are a table.
          environmentOptions: { happyDOM: { width: 1280, height: 800 } },
          setupFiles: [...setUpFiles, 'web/testing/set-up-file.ts'],
          testTimeout: minute / 2,
          maxWorkers,
          // A document and React Aria are much to load: a worker does it once for all its files.
          isolate: false,
        },
      },
      {
        test: {
          name: 'browser',
          root,
          include: ['e2e/**/*.test.ts'],
          exclude: trials,
          environment: 'node',
          setupFiles: setUpFiles,
          globalSetup: ['e2e/global-setup.ts'],
          // What hangs: the longest journey takes 25 s on a fast machine, and four times as long on a slow one.
          testTimeout: 3 * minute,
          hookTimeout: 5 * minute,
          // A page may take longer than the usual second on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          // Journeys wait for pages more than they compute; all visit the same portal.
          maxWorkers: browserWorkers,
          // A worker starts one browser for all its files.
          isolate: false,
        },
      },
      // They run beside the pages, the server and the browser, which leave them one worker.
      {
        test: {
          ...server,
          name: 'trials',
          include: trials,
          env: { FIRST_PORT_SLOT: '16' },
          maxWorkers: 1,
        },
      },
    ],
  },
});
