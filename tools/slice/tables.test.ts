import { expect, it } from 'vitest';
import { tablesIn } from './tables.ts';

it('tables stand by the migration that creates them', () => {
  const migrations = new Map([
    ['0001.sql', 'create table bikes.bike (\n);\ncreate table bikes.bike_part (\n);'],
    ['0002.sql', 'create table users."user" (\n);'],
    ['0003.sql', 'create table bikes.lock (\n);'],
  ]);
  const texts = ["tables.selectFrom('bikes.bike as bike')", 'sql`join users."user" on true`'];
  expect(tablesIn(migrations, texts)).toEqual([
    { path: '0001.sql', tables: ['bikes.bike'] },
    { path: '0002.sql', tables: ['users.user'] },
  ]);
});
