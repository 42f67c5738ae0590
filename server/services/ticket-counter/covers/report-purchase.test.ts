import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { spendInvoiceRun } from '#app/test-nightly-jobs.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { awaitSignature } from '#customers/agreements/test-agreements.store.ts';
import { endCounter } from '#services/ticket-counter/test-counter.store.ts';
import {
  billedDeliveries,
  otherPortalTest,
} from '#services/ticket-counter/take-back/test-take-back.ts';
import {
  counterAgreement,
  deliveriesOf,
} from '#services/ticket-counter/order/test-counter-order.ts';
import { setDelivery } from '#services/ticket-counter/orders/test-read-orders.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { askWhoPays, coveredTwice, reportIn } from './test-covers.ts';
import { rowLock } from '#testing/races/lock.ts';
import { raceTestOn } from '#testing/races/race-test.ts';
import { firstMoment } from '#testing/portal/test-clock.ts';

const raceTest = raceTestOn(otherPortalTest);
const idOf = ({ json }: { json: unknown }) => (json as { id: number }).id;
const refused = (code: string, status: number) => ({ status, json: { code } });

const coversIn = ({ json }: { json: unknown }) =>
  (json as { covers: { id: number; left: number | null }[] }).covers;

const recordedOrders = (portal: TestPortal, orderId: number) =>
  recordedChanges(portal.database)
    .where('change.kind', '=', 'order-counter-tickets')
    .where('change.subject_id', '=', String(orderId))
    .execute();

async function ordersOfPerson(portal: TestPortal, coverId: number) {
  const { rows } = await sql<{ id: number; reference: string; orderedBy: number | null }>`
    select id, invoice_reference as reference, ordered_by as "orderedBy"
      from ticket_counter."order" where covered_person_id = ${coverId}`.execute(
    tablesOf(portal.database),
  );
  return rows;
}

describe('a purchase in the app', () => {
  otherPortalTest(
    'is an order of the company, delivered and used, and is billed',
    async (portal) => {
      const { own, ownId, phone } = await coveredTwice(portal);
      const answer = await reportIn(portal, { coverId: ownId, phone });
      expect(answer.status).toBe(200);
      expect(await ordersOfPerson(portal, ownId)).toEqual([
        { id: idOf(answer), reference: 'Kurs', orderedBy: null },
      ]);
      const [delivery] = await deliveriesOf(portal, idOf(answer));
      expect(delivery).toMatchObject({
        ticketId: null,
        priceOre: 42_00,
        deliveredOn: Temporal.PlainDate.from('2026-03-06'),
      });
      expect(await recordedOrders(portal, idOf(answer))).toMatchObject([
        {
          company_id: own.id,
          user_id: null,
          before: null,
          after: {
            productId: 'single-ticket',
            agreementId: counterAgreement(portal),
            requestedTickets: 1,
            counterTotal: 42_00,
          },
        },
      ]);
      portal.clock.set('2026-03-07T06:00:00+01:00');
      await spendInvoiceRun(portal);
      expect(portal.reported).toEqual([]);
      expect(await billedDeliveries(portal, [delivery?.id ?? 0])).toMatchObject([
        { amountOre: 42_00 },
      ]);
    },
  );

  otherPortalTest('that is reported a hundred times at once is one order', async (portal) => {
    const { ownId, phone } = await coveredTwice(portal);
    const purchase = { coverId: ownId, phone, purchaseId: 'the-same' };
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => reportIn(portal, purchase)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect(await ordersOfPerson(portal, ownId)).toHaveLength(1);
    expect(await recordedOrders(portal, answers.map(idOf)[0] ?? 0)).toHaveLength(1);
    for (const differs of [{ amount: 43 }, { productTemplateId: 'period-24-hours' }]) {
      expect(await reportIn(portal, { ...purchase, ...differs })).toMatchObject(
        refused('PURCHASE_DIFFERS', 409),
      );
    }
  });

  otherPortalTest(
    'reported again is the same order when the product is no longer sold',
    async (portal) => {
      const { ownId, phone } = await coveredTwice(portal);
      const purchase = { coverId: ownId, phone, purchaseId: 'sold-before' };
      const first = await reportIn(portal, purchase);
      expect(first.status).toBe(200);
      const notSold = { profileId: 'MILITARY' };
      const again = await reportIn(portal, { ...purchase, ...notSold });
      expect(again).toMatchObject({ status: 200, json: first.json });
      expect(await reportIn(portal, { ...purchase, ...notSold, purchaseId: 'new' })).toMatchObject(
        refused('PRODUCT_NOT_OFFERED', 422),
      );
    },
  );

  otherPortalTest('of two people with one id is the order of one of them', async (portal) => {
    const { ownId, otherId, phone } = await coveredTwice(portal);
    const report = () =>
      Promise.all(
        [ownId, otherId].map((coverId) =>
          reportIn(portal, { coverId, phone, purchaseId: 'of-two' }),
        ),
      );
    const answers = await report();
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    // And so it stays.
    expect((await report()).map(({ json }) => json)).toEqual(answers.map(({ json }) => json));
  });

  raceTest('is within the limit of the month, also of two at once', {
    prepare: coveredTwice,
    // 1,234.50 kroner a month.
    operation: (portal, { ownId, phone }) =>
      reportIn(portal, { coverId: ownId, phone, amount: 700 }),
    without: rowLock('ticket_counter.covered_person'),
    holds: async (portal, { ownId, phone }, answers) => {
      expect(answers.find(({ status }) => status !== 200)?.json).toEqual({
        code: 'LIMIT_EXCEEDED',
        left: 534.5,
      });
      const covers = coversIn(await askWhoPays(portal, { phone }));
      expect(covers.find(({ id }) => id === ownId)?.left).toBe(534.5);
      portal.clock.set('2026-04-01T00:00:01+02:00');
      expect((await reportIn(portal, { coverId: ownId, phone, amount: 700 })).status).toBe(200);
      portal.clock.set(firstMoment);
    },
  });

  otherPortalTest('counts in its month in Norway, until it is taken back', async (portal) => {
    const { own, ownId, phone, ...person } = await coveredTwice(portal);
    const buy = (amount: number) => reportIn(portal, { coverId: ownId, phone, amount });
    const left = async () =>
      coversIn(await askWhoPays(portal, { phone })).find(({ id }) => id === ownId)?.left;
    portal.clock.set('2026-03-31T23:59:59+02:00');
    expect((await buy(100)).status).toBe(200);
    expect(await left()).toBe(1134.5);
    portal.clock.set('2026-04-01T00:00:00+02:00');
    expect(await left()).toBe(1234.5);
    const large = await buy(1000);
    expect(await buy(234.51)).toMatchObject({ json: { code: 'LIMIT_EXCEEDED', left: 234.5 } });
    expect((await buy(234.5)).status).toBe(200);
    portal.clock.set('2026-04-30T23:59:59+02:00');
    expect(await buy(1)).toMatchObject({ json: { code: 'LIMIT_EXCEEDED', left: 0 } });
    const [delivery] = await deliveriesOf(portal, idOf(large));
    await setDelivery(portal, delivery?.id ?? 0, 'refunded_at = now()');
    expect(await left()).toBe(1000);
    // A limit that is lowered below what was bought leaves nothing.
    const { name, phoneCountryCode } = person;
    const [reference] = await own.references();
    const edit = { name, phoneCountryCode, phone, invoiceReferenceId: reference?.id ?? 0 };
    expect((await own.change(ownId, { ...edit, limitOre: 100_00 })).status).toBe(200);
    expect(await left()).toBe(0);
  });

  otherPortalTest('is refused where nobody pays or sells it', async (portal) => {
    const { ownId, own, phone } = await coveredTwice(portal);
    expect(await reportIn(portal, { coverId: 999_999_999, phone })).toMatchObject(
      refused('COVER_NOT_FOUND', 404),
    );
    // Covered, but not this phone.
    expect(await reportIn(portal, { coverId: ownId, phone: '49000002' })).toMatchObject(
      refused('COVER_NOT_FOUND', 404),
    );
    // An app of another operator.
    const elsewhere = { zoneIdFrom: null, zoneIdTo: null, validAllZones: true };
    expect(
      await reportIn(portal, { coverId: ownId, phone, ...elsewhere }, { tenant: 'akt' }),
    ).toMatchObject(refused('COVER_NOT_FOUND', 404));
    expect(await reportIn(portal, { coverId: ownId, phone, profileId: 'MILITARY' })).toMatchObject(
      refused('PRODUCT_NOT_OFFERED', 422),
    );
    expect(
      await reportIn(portal, { coverId: ownId, phone, productTemplateId: 'travel-money' }),
    ).toMatchObject(refused('PRODUCT_NOT_OFFERED', 422));
    const endDate = portal.clock.today().subtract({ days: 1 });
    await endCounter(portal.database, { companyId: own.id, endDate });
    expect(await reportIn(portal, { coverId: ownId, phone })).toMatchObject(
      refused('COVER_NOT_FOUND', 404),
    );
    await endCounter(portal.database, { companyId: own.id, endDate: null });
    // The contract is not signed: the company has agreed to nothing.
    const { agreements } = portal.company('several-services');
    const counter = agreements.find(({ subtype }) => subtype === 'TICKETOFFICE');
    await awaitSignature(portal.database, counter?.id ?? 0);
    expect(await reportIn(portal, { coverId: ownId, phone })).toMatchObject(
      refused('COVER_NOT_FOUND', 404),
    );
    const covers = coversIn(await askWhoPays(portal, { phone }));
    expect(covers.map(({ id }) => id)).not.toContain(ownId);
  });
});
