import { monthPeriod } from '@takst/domain/billing/invoices/billing-period.rules.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { tablesOf } from '#platform/db/tables.ts';
import { subscribeIn } from '#services/subscriptions/test-subscriptions.ts';
import {
  placePrice,
  setSubscriptionFacts,
} from '#services/subscriptions/test-subscriptions.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { billableSubscriptions } from './billable-subscriptions.query.ts';

const day = (text: string) => Temporal.PlainDate.from(text);
const at = (text: string) => Temporal.Instant.from(text);
const inMarch = { code_drawn_at: at('2026-03-02T07:00:00+01:00') };
const march = day('2026-03-01');
const february = { start_date: day('2026-02-01'), expiration_date: day('2026-02-28') };

const anonymised = {
  anonymised_at: at('2026-07-01T00:17:00Z'),
  holder_id: null,
  person_slot: null,
  discount_code: null,
};

/** Whether March is charged when it is over, and when it is the 20th. */
const cases = [
  ['runs on', inMarch, true, true],
  ['begins on the last day', { start_date: day('2026-03-31'), ...inMarch }, true, true],
  ['begins on the next 1st', { start_date: day('2026-04-01'), ...inMarch }, false, false],
  ['ended on the 1st', { expiration_date: march, ...inMarch }, true, true],
  ['ended the day before', { ...february, ...inMarch }, false, false],
  ['was cancelled', { cancelled_at: at('2026-03-02T08:00:00Z'), ...inMarch }, false, false],
  ['has failed', { failed_at: at('2026-03-02T08:00:00Z'), ...inMarch }, false, false],
  ['got its code on the last day', { code_drawn_at: at('2026-03-31T23:59:59+02:00') }, true, true],
  ['got its code the day after', { code_drawn_at: at('2026-04-01T00:00:00+02:00') }, false, false],
  [
    'got its code after its own last day',
    { expiration_date: day('2026-03-31'), code_drawn_at: at('2026-04-05T08:00:00Z') },
    true,
    true,
  ],
  [
    'ended before it began, with a code',
    { start_date: day('2026-03-10'), expiration_date: day('2026-03-09'), ...inMarch },
    true,
    true,
  ],
  [
    'ended before it began, without one',
    { start_date: day('2026-03-10'), expiration_date: day('2026-03-09') },
    false,
    false,
  ],
  [
    'was ended before it is to begin',
    { start_date: day('2026-03-25'), expiration_date: day('2026-03-24') },
    false,
    false,
  ],
  ['is owed its code', {}, false, true],
  ['is owed its code on its last day', { expiration_date: day('2026-03-20') }, false, true],
  ['is over without a code', { expiration_date: day('2026-03-19') }, false, false],
] as const;

/** The subscriptions of a company that are charged for March, on a day or once it is over. */
async function charged(
  portal: TestPortal,
  today: Temporal.PlainDate | null,
  unbilledIds: readonly number[] = [],
): Promise<number[]> {
  const { tenant, id } = portal.company('several-services');
  const statement = billableSubscriptions('company-tickets', {
    tenant,
    period: monthPeriod(march),
    today,
    companies: [id],
    closed: sql`(select 0::bigint as company_id, 0::bigint as agreement_id where false)`,
    unbilledEntries: sql`(select ${id}::bigint as company_id, related_id, 0::bigint as holder_id
                            from unnest(${sql.val([...unbilledIds])}::bigint[]) as related_id)`,
  });
  type Row = { id: number; price_ore: number; vat_percent: number };
  const { rows } = await sql<Row>`${statement}`.execute(tablesOf(portal.database));
  // Each at the price of the month: the e-bike was cheaper before, and will be dearer.
  for (const row of rows) expect(row).toMatchObject({ price_ore: 599_00, vat_percent: 25 });
  return rows.map((row) => row.id);
}

describe('a month is charged for a subscription', () => {
  portalTest('by its days and the day of its code', async (portal) => {
    await placePrice(portal.database, '2026-04-01', 699_00);
    const ids: number[] = [];
    for (const [, facts] of cases) {
      const { json } = await subscribeIn(portal)({ startDate: '2026-03-01' });
      const { id } = json as { id: number };
      await setSubscriptionFacts(portal.database, id, { start_date: march, ...facts });
      ids.push(id);
    }
    const [over, meanwhile] = [
      await charged(portal, null),
      await charged(portal, day('2026-03-20')),
    ];
    const answers = cases.map(([what], place) => {
      const id = ids[place] ?? 0;
      return [what, over.includes(id), meanwhile.includes(id)];
    });
    expect(answers).toEqual(
      cases.map(([what, , isOver, isMeanwhile]) => [what, isOver, isMeanwhile]),
    );
  });

  portalTest('once it is anonymised, only where it was not charged before', async (portal) => {
    const ids: number[] = [];
    for (const name of ['charged', 'waits']) {
      const { json } = await subscribeIn(portal)({ firstName: name, startDate: '2026-03-01' });
      const { id } = json as { id: number };
      await setSubscriptionFacts(portal.database, id, {
        start_date: march,
        ...inMarch,
        ...anonymised,
      });
      ids.push(id);
    }
    const [, waiting = 0] = ids;
    const chargedOfThem = async (unbilledIds: readonly number[]) =>
      (await charged(portal, null, unbilledIds)).filter((id) => ids.includes(id));
    expect(await chargedOfThem([])).toEqual([]);
    expect(await chargedOfThem([waiting])).toEqual([waiting]);
  });
});
