import { expect, it } from 'vitest';
import { advisoryLock, after, locks, rowLock, upsertLock } from './lock.ts';

const holder = rowLock('holders.holder');

it.each([
  ['select 1 from holders.holder for update', 'select 1 from holders.holder'],
  [
    'select "id" from "holders"."holder" as "h" order by "id" for no key update of "h" skip locked',
    'select "id" from "holders"."holder" as "h" order by "id"',
  ],
  [
    'update a set b = 1 where id in (select id from holders.holder limit 1 for update skip locked) returning id',
    'update a set b = 1 where id in (select id from holders.holder limit 1) returning id',
  ],
  ['select from holders.holder for key share of holder', 'select from holders.holder'],
])('a row lock is taken off %j', (statement, without) => {
  expect(holder.isIn(statement)).toBe(true);
  expect(holder.without(statement)).toBe(without);
});

it.each([
  'select 1 from holders.holder',
  'select 1 from holders.holder_2 for update',
  'select 1 from tickets.ticket for update',
])('%j has no lock of the table', (statement) => {
  expect(holder.isIn(statement)).toBe(false);
});

it('an advisory lock leaves its value, so that its parameters have types', () => {
  const lock = advisoryLock('hashtextextended');
  expect(lock.without('select pg_advisory_xact_lock(hashtextextended($1, 0))')).toBe(
    'select (hashtextextended($1, 0))::text',
  );
  expect(
    lock.without('select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isMine"'),
  ).toBe('select (hashtextextended($1, 0)) is not null as "isMine"');
  expect(advisoryLock('jobs').isIn('select pg_advisory_xact_lock(1)')).toBe(false);
});

it('several locks are taken off together', () => {
  const both = locks(holder, rowLock('tickets.ticket'));
  expect(both.without('select 1 from tickets.ticket for update')).toBe(
    'select 1 from tickets.ticket',
  );
  expect(both.isIn('select 1 from batches.batch for update')).toBe(false);
});

it('an upsert becomes a look at the rows', () => {
  const statement =
    'with a as (insert into housing.unit (tenant) select $1 from unnest($2::text[]) as given on conflict (tenant) do update set number = unit.number returning id, number) select * from a';
  expect(upsertLock('housing.unit').without(statement)).toBe(
    'with a as (select id, number from housing.unit where true or $1::text is null or $2::text[] is null) select * from a',
  );
});

it('a call that stops after a statement leaves it as it is', () => {
  const stop = after('delete from users.company_role');
  const statement = 'delete from "users"."company_role" where id = $1';
  expect(stop.isIn(statement)).toBe(true);
  expect(stop.without(statement)).toBe(statement);
  expect(stop.isIn('delete from users.global_role')).toBe(false);
});
