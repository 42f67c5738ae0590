import { constants } from 'node:os';
import { runVitest } from './run-vitest.ts';
import { databaseForTests } from './throwaway-postgres.ts';

/** `npm run try -- <file>`: the tests of one file, on each database on which `npm test` runs it. */
const [file = ''] = process.argv.slice(2).map((path) => path.replaceAll('\\', '/'));
if (!file.endsWith('.test.ts') && !file.endsWith('.test.tsx')) {
  console.error('npm run try -- <path of a test file>');
  process.exit(1);
}
// What was started is stopped when this process ends, however it ends.
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
  process.on(signal, () => process.exit(128 + constants.signals[signal]));
}
const needsDatabase = /^(server|database|benchmarks|e2e\/trials)\//.test(file);
const server = needsDatabase ? await databaseForTests() : {};
const env = { ...process.env, ...server };
// The projects know their files; without a PostgreSQL its own cannot run.
const projects = env['TEST_DATABASE_URL'] ? [] : ['!server-postgres*'];
const { failed } = await runVitest({ projects, env, files: [file] });
process.exit(failed > 0 ? 1 : 0);
