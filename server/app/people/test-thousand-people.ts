import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { movesIn } from '#services/housing/test-housing.ts';
import { orderForPupils, withPhone } from '#services/school-tickets/order/test-school-order.ts';
import { codeTo, placeOrder } from '#services/ticket-counter/order/test-counter-order.ts';
import { placeOffers } from '#services/vouchers/test-vouchers.store.ts';
import { newToken } from '#platform/access/tokens/secret-token.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { type Canary, canariesIn, namesOf, newCanary, subscribeCanary } from '../test-canaries.ts';

const firstDay = '2026-03-06T10:00:00+01:00';

/** How a person comes into the portal: each is a way that the demo world shows. */
type Way = (portal: TestPortal) => Promise<Canary>;

const ordered: Way = async (portal) => {
  const canaries = canariesIn(portal);
  const canary = await canaries.order('2026-03-01');
  await canaries.redeem(canary);
  await canaries.end(canary, '2026-03-31');
  return canary;
};

const askedByForm: Way = async (portal) => {
  const canaries = canariesIn(portal);
  const canary = await canaries.orderByForm();
  await subscribeCanary(portal, canary, { startDate: '2026-03-01', lastDay: '2026-04-30' });
  // The ticket begins in April.
  portal.clock.set('2026-04-10T10:00:00+02:00');
  await canaries.end(canary, '2026-04-30');
  return canary;
};

const employee: Way = (portal) => canariesIn(portal).orderFree('2026-04-01', '2026-04-30');

const resident: Way = async (portal) => {
  const canary = newCanary();
  const { firstName, lastName } = namesOf(canary.word);
  const unit = movesIn(portal);
  const { phone } = canary;
  canary.holderId = await unit.resident({ firstName, lastName, phone });
  const days = { lastDay: '2026-03-31', endsOn: '2026-03-31' };
  const answer = await unit.moveOut({ subscriberIds: [canary.holderId], ...days });
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return canary;
};

const pupil: Way = async (portal) => {
  const canary = newCanary();
  const { firstName, lastName } = namesOf(canary.word);
  const recipient = withPhone({ firstName, lastName, phone: canary.phone });
  const answer = await orderForPupils(portal, [recipient]);
  expect(answer, answer.text).toMatchObject({ status: 200 });
  return canary;
};

const guest: Way = async (portal) => {
  const canary = newCanary();
  await placeOrder(portal, codeTo(canary.phone, `${canary.word} Gjest`));
  return canary;
};

const offered: Way = async (portal) => {
  const canary = newCanary();
  const period = { periodStart: '2026-03-01', periodEnd: '2026-03-31' };
  await placeOffers(portal.database, {
    tenant: 'ruter',
    createdBy: portal.user('support').id,
    keys: [newToken(16)],
    amountOre: 50_000,
    phone: Number(canary.phone),
    campaign: 'Kampanje',
    ...period,
  });
  return canary;
};

const ways = [ordered, askedByForm, resident, pupil, guest, offered, employee];

/** So many people, in turns by every way. Free tickets come last: they move the clock on. */
export async function people(portal: TestPortal, count: number): Promise<Canary[]> {
  const plan = Array.from({ length: count }, (_, at) => at % ways.length).toSorted(
    (one, other) => one - other,
  );
  const all: Canary[] = [];
  for (const way of plan) {
    portal.clock.set(firstDay);
    const canary = await ways[way]?.(portal);
    if (canary) all.push(canary);
  }
  return all;
}

type Dump = Map<string, string>;

/** Every row of every table as text, as a backup has it; without the tables that are left out. */
export async function dumpOf(database: Database, leftOut: RegExp | null = null): Promise<Dump> {
  const tables = tablesOf(database);
  const { rows } = await sql<{ name: string; schema: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    tables,
  );
  const parts: Dump = new Map();
  for (const { schema, name } of rows) {
    if (leftOut?.test(`${schema}.${name}`)) continue;
    const dump = await sql<{ text: string | null }>`
      select string_agg(one::text, chr(10)) as text from ${sql.table(`${schema}.${name}`)} as one`.execute(
      tables,
    );
    parts.set(`${schema}.${name}`, dump.rows[0]?.text ?? '');
  }
  return parts;
}

const hexOf = (text: string): string => Buffer.from(text).toString('hex');

/** Each table or file with a person whose name, phone, code, link or app is in it; binary columns stand in it as hexadecimal digits. */
export const placesIn = (dump: ReadonlyMap<string, string>, canaries: readonly Canary[]): string[] =>
  [...dump].flatMap(([place, text]) => {
    const lower = text.toLowerCase();
    return canaries
      .filter(
        ({ word, phone, codes, tokens, appId }) =>
          lower.includes(word.toLowerCase()) ||
          lower.includes(hexOf(word)) ||
          text.includes(phone) ||
          [...codes, ...tokens, appId].some((secret) => secret !== '' && text.includes(secret)),
      )
      .map(({ word }) => `${place}: ${word}`);
  });

/** How many of them are in it anywhere. */
export const countIn = (dump: ReadonlyMap<string, string>, canaries: readonly Canary[]): number =>
  new Set(placesIn(dump, canaries).map((place) => place.split(': ')[1])).size;
