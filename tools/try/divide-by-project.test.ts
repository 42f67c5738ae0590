import { expect, it } from 'vitest';
import { divide, togetherOf } from './divide-by-project.ts';

const projects = [
  { name: 'rules', include: ['domain/**/*.test.ts'], exclude: [] },
  { name: 'server', include: ['server/a.test.ts', 'server/b.test.ts'], exclude: [] },
  { name: 'server-postgres', include: ['server/b.test.ts', 'server/c.test.ts'], exclude: [] },
  { name: 'browser', include: ['e2e/**/*.test.ts'], exclude: ['e2e/trials/**/*.test.ts'] },
];
const files = ['domain/x/y.test.ts', 'server/a.test.ts', 'server/b.test.ts', 'server/c.test.ts'];
const machine = { hasPostgres: true, hasBrowser: true, onOneDatabase: false };

it('a file runs in each project that has it', () => {
  expect(divide(files, projects, machine)).toEqual({
    runs: new Map([
      ['rules', ['domain/x/y.test.ts']],
      ['server', ['server/a.test.ts', 'server/b.test.ts']],
      ['server-postgres', ['server/b.test.ts', 'server/c.test.ts']],
    ]),
    leftOut: [],
  });
});

it('or on one database alone, which is said', () => {
  const { runs, leftOut } = divide(files, projects, { ...machine, onOneDatabase: true });
  expect(runs.get('server')).toEqual(['server/a.test.ts']);
  expect(leftOut).toEqual([
    { why: 'runs on PGlite too when it is named', files: ['server/b.test.ts'] },
  ]);
});

it('what this machine lacks is said', () => {
  const bare = { hasPostgres: false, hasBrowser: false, onOneDatabase: false };
  const { runs, leftOut } = divide(
    ['server/c.test.ts', 'e2e/x.test.ts', 'e2e/trials/y.test.ts'],
    projects,
    bare,
  );
  expect(runs.size).toBe(0);
  expect(leftOut).toEqual([
    { why: 'there is no PostgreSQL', files: ['server/c.test.ts'] },
    { why: 'there is no browser', files: ['e2e/x.test.ts'] },
    { why: 'no project of vitest runs it', files: ['e2e/trials/y.test.ts'] },
  ]);
});

it('projects with other numbers of workers run one after the other', () => {
  expect(togetherOf(['server-postgres', 'web', 'browser', 'rules', 'server'])).toEqual([
    ['web', 'rules'],
    ['server-postgres', 'server'],
    ['browser'],
  ]);
});
