import { getCounterOffer } from '@takst/contract/services/ticket-counter/order/get-counter-offer.contract.ts';
import { orderCounterTickets } from '@takst/contract/services/ticket-counter/order/order-counter-tickets.contract.ts';
import { getCounterOrder } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { newestMessages } from '#platform/stand-ins/message.query.ts';
import { anOrder, read } from '#services/ticket-counter/orders/test-read-orders.ts';
import { endCounter } from '#services/ticket-counter/test-counter.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import {
  adultOre,
  codeTo,
  counterAgreement,
  delivered,
  orderAtCounter,
  orderRow,
  placeOrder,
  rightCounterOrder,
} from './test-counter-order.ts';
import { rowLock } from '#testing/races/lock.ts';
import { outcomesOf } from '#testing/races/outcomes.ts';
import { raceTest } from '#testing/races/race-test.ts';

const recordedOrders = (portal: TestPortal, id: number) =>
  recordedChanges(portal.database)
    .where('change.subject_type', '=', 'counter-order')
    .where('change.subject_id', '=', String(id))
    .execute();

const refused = (code: string, status = 422) => ({ status, json: { code } });

/** A reference of the main company, or of another one, placed by hand. */
async function placeReference(
  portal: TestPortal,
  reference: string,
  {
    budgetOre = null,
    pattern = null,
    company = 'several-services',
  }: { budgetOre?: number | null; pattern?: string | null; company?: string } = {},
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into ticket_counter.invoice_reference (
      tenant, company_id, reference, budget_ore, personal_reference_pattern)
    values ('ruter', ${portal.company(company).id}, ${reference}, ${budgetOre}, ${pattern})
    returning id`.execute(tablesOf(portal.database));
  return rows[0]?.id ?? 0;
}

describe('an order at the counter', () => {
  portalTest('becomes codes that wait for 90 days, each once', async (portal) => {
    const id = await placeOrder(portal, {
      lines: [
        { profileId: 'ADULT', quantity: 2 },
        { profileId: 'CHILD', quantity: 1 },
      ],
      expectedOre: 2 * adultOre + 2100,
    });
    const deliveries = await delivered(portal, id);
    expect(deliveries.map(({ priceOre }) => priceOre)).toEqual([adultOre, adultOre, 2100]);
    expect(new Set(deliveries.map(({ pickupCode }) => pickupCode)).size).toBe(3);
    for (const delivery of deliveries) {
      expect(delivery).toMatchObject({ medium: 'phone', phone: null, passengers: 1 });
      expect(String(delivery.deliveredOn)).toBe('2026-03-06');
      expect(String(delivery.startDate)).toBe('2026-03-06');
      expect(String(delivery.expirationDate)).toBe('2026-06-04');
      expect(String(delivery.pendingThrough)).toBe('2026-06-04');
    }
    expect(await recordedOrders(portal, id)).toMatchObject([
      {
        kind: 'order-counter-tickets',
        user_id: portal.user('ticket-counter').id,
        before: null,
        after: {
          productId: 'single-ticket',
          agreementId: counterAgreement(portal),
          requestedTickets: 3,
          counterTotal: 2 * adultOre + 2100,
        },
      },
    ]);
    expect(await orderRow(portal, id)).toEqual({
      made: 3,
      requested: 3,
      isOver: true,
      totalOre: 2 * adultOre + 2100,
    });
  });

  portalTest(
    'sends codes to phones, with the last day on which they can be used',
    async (portal) => {
      const phone = newPhone();
      const id = await placeOrder(portal, codeTo(phone, 'Kari Anne Moe'));
      const [delivery] = await delivered(portal, id);
      expect(delivery).toMatchObject({ phone, recipientName: null });
      const received = () =>
        newestMessages(portal.database, { sender: 'Ruter', recipient: `+47${phone}` });
      await expect.poll(received, { timeout: 10_000, interval: 20 }).toHaveLength(1);
      expect((await received())[0]?.body).toContain(
        `gir deg en billett. Bruk den innen 04.06.2026. Hentekode: ${delivery?.pickupCode ?? '?'}`,
      );
      expect(portal.reported).toEqual([]);
    },
  );

  portalTest('puts tickets and money on cards without a code', async (portal) => {
    const tickets = await placeOrder(portal, {
      productTemplateId: 'period-7-days',
      mediaType: 'TRAVEL_CARD',
      lines: [{ profileId: 'ADULT', quantity: 1, cardNumbers: ['1234 5678 90'] }],
      expectedOre: 35_200,
    });
    expect(await delivered(portal, tickets)).toMatchObject([
      { ticketId: null, cardNumber: '1234567890', priceOre: 35_200 },
    ]);
    const money = await placeOrder(portal, {
      productTemplateId: 'travel-money',
      mediaType: 'TRAVEL_CARD',
      zoneIdFrom: null,
      zoneIdTo: null,
      lines: [{ quantity: 2, cardNumbers: ['1234567890', '1234567891'] }],
      amountOre: 20_000,
      expectedOre: 40_000,
    });
    expect(await delivered(portal, money)).toMatchObject([
      { ticketId: null, cardNumber: '1234567890', priceOre: 20_000 },
      { ticketId: null, cardNumber: '1234567891', priceOre: 20_000 },
    ]);
  });

  portalTest('makes one paper card for all passengers of a line', async (portal) => {
    const id = await placeOrder(portal, {
      productTemplateId: 'period-24-hours',
      mediaType: 'TRAVEL_CARD_ULTRALIGHT',
      startDate: '2026-03-20',
      handOver: { kind: 'visit' },
      lines: [{ profileId: 'ADULT', quantity: 12 }],
      expectedOre: 12 * 12_700,
    });
    const [paper, ...others] = await delivered(portal, id);
    expect(others).toEqual([]);
    expect(paper).toMatchObject({ medium: 'paper', passengers: 12, priceOre: 12 * 12_700 });
    expect(String(paper?.startDate)).toBe('2026-03-20');
    expect(String(paper?.pendingThrough)).toBe('2026-03-20');
    expect(String(paper?.expirationDate)).toBe('2026-03-20');
    expect(await orderRow(portal, id)).toMatchObject({ made: 12, requested: 12 });
  });

  portalTest('is refused as a whole, with the reason', async (portal) => {
    const order = (changed: Parameters<typeof orderAtCounter>[1]) =>
      orderAtCounter(portal, changed);
    const phone = { name: null, phoneCountryCode: '+47', phone: '22334455' };
    expect(await order({ expectedOre: 1 })).toMatchObject({
      status: 409,
      json: { code: 'PRICE_CHANGED', totalOre: 2 * adultOre },
    });
    expect(
      await order({ lines: [{ profileId: 'ADULT', quantity: 2, phones: [phone] }] }),
    ).toMatchObject({
      json: {
        code: 'RECIPIENTS_REFUSED',
        recipients: [
          { line: 0, index: null, code: 'WRONG_NUMBER' },
          { line: 0, index: 0, code: 'PHONE_NOT_MOBILE' },
        ],
      },
    });
    expect(await order({ productTemplateId: 'company-ticket' })).toMatchObject(
      refused('PRODUCT_NOT_OFFERED'),
    );
    expect(await order({ lines: [{ profileId: 'MILITARY', quantity: 2 }] })).toMatchObject(
      refused('PRODUCT_NOT_OFFERED'),
    );
    expect(await order({ zoneIdTo: 'RUT:TariffZone:99' })).toMatchObject(
      refused('INVALID_ZONE_TO'),
    );
    expect(await order({ sendAt: '2026-03-10T08:00:00Z' })).toMatchObject(
      refused('SEND_TIME_NOT_OFFERED'),
    );
    expect(await order({ agreementNumber: 1 })).toMatchObject(refused('AGREEMENT_NOT_FOUND', 404));
    const subscriptions = portal
      .company('several-services')
      .agreements.find(({ subtype }) => subtype === 'SUBSCRIPTIONS');
    expect(await order({ agreementNumber: subscriptions?.id ?? 0 })).toMatchObject(
      refused('AGREEMENT_NOT_FOUND', 404),
    );
    const paper = {
      productTemplateId: 'period-24-hours',
      mediaType: 'TRAVEL_CARD_ULTRALIGHT' as const,
      startDate: '2026-03-20',
      handOver: { kind: 'visit' as const },
      lines: [{ profileId: 'ADULT', quantity: 1 }],
      expectedOre: 12_700,
    };
    const { id: companyId } = portal.company('several-services');
    const end = (endDate: Temporal.PlainDate | null) =>
      endCounter(portal.database, { companyId, endDate });
    const first = Temporal.PlainDate.from(paper.startDate);
    await end(first.subtract({ days: 1 }));
    expect(await order(paper)).toMatchObject(refused('AGREEMENT_NOT_VALID'));
    await end(first);
    expect((await order(paper)).status).toBe(200);
    await end(null);
  });

  portalTest('is nobody else’s: not of another company, not without the role', async (portal) => {
    const { id } = portal.company('several-services');
    const body = rightCounterOrder(portal);
    const orderAs = (name: string, companyId = id) =>
      portal.callAs(portal.user(name), orderCounterTickets, { params: { id: companyId }, body });
    expect((await orderAs('operator')).status).toBe(403);
    expect((await orderAs('school')).status).toBe(404);
    const elsewhere = portal.company('free-ticket').id;
    // An agreement of another company that the buyer reaches too.
    expect(await orderAs('ticket-buyer', elsewhere)).toMatchObject(
      refused('AGREEMENT_NOT_FOUND', 404),
    );
    expect((await portal.callAs(portal.user('ticket-counter'), getCounterOffer, {})).status).toBe(
      200,
    );
  });
});

describe('an invoice reference', () => {
  portalTest('is asked for where the company says so, and stays on the order', async (portal) => {
    const reference = await placeReference(portal, 'Messe 2026');
    const setMandatory = (isMandatory: boolean) =>
      sql`insert into ticket_counter.settings (tenant, company_id,
            allow_ticket_admins_to_update_invoice_references, invoice_reference_is_mandatory, changed_at)
          values ('ruter', ${portal.company('several-services').id}, false, ${isMandatory}, now())
          on conflict (company_id) do update set invoice_reference_is_mandatory = excluded.invoice_reference_is_mandatory`.execute(
        tablesOf(portal.database),
      );
    await setMandatory(true);
    expect(await orderAtCounter(portal)).toMatchObject(refused('INVOICE_REFERENCE_REQUIRED'));
    const deleted = await placeReference(portal, 'Messe 2025');
    const elsewhere = await placeReference(portal, 'Messe 2026', { company: 'free-ticket' });
    await sql`update ticket_counter.invoice_reference set deleted_at = now() where id = ${deleted}`.execute(
      tablesOf(portal.database),
    );
    for (const invoiceReferenceId of [999_999, deleted, elsewhere]) {
      expect(await orderAtCounter(portal, { invoiceReferenceId })).toMatchObject(
        refused('INVOICE_REFERENCE_NOT_FOUND'),
      );
    }
    const id = await placeOrder(portal, { invoiceReferenceId: reference });
    expect(await read(portal, getCounterOrder, anOrder(id))).toMatchObject({
      invoiceReferenceId: reference,
      invoiceReference: 'Messe 2026',
      personalReference: null,
    });
    await setMandatory(false);
  });

  portalTest('may say how the personal reference looks', async (portal) => {
    const invoiceReferenceId = await placeReference(portal, 'Prosjekter', { pattern: 'P####' });
    const order = (personalReference: string) =>
      orderAtCounter(portal, { invoiceReferenceId, personalReference });
    expect(await order('P12')).toMatchObject({
      status: 422,
      json: { code: 'PERSONAL_REFERENCE_WRONG_FORM', pattern: 'P####' },
    });
    expect((await order('P1234')).status).toBe(200);
  });

  let budgets = 0;
  raceTest('has a budget that two orders at once do not both use up', {
    prepare: (portal) =>
      placeReference(portal, `Budsjett ${(budgets += 1)}`, { budgetOre: 2 * adultOre }),
    operation: (portal, invoiceReferenceId) => orderAtCounter(portal, { invoiceReferenceId }),
    without: rowLock('ticket_counter.invoice_reference'),
    holds: async (portal, invoiceReferenceId, answers) => {
      expect(outcomesOf(answers)).toEqual(['BUDGET_EXCEEDED', 'done']);
      await placeOrder(portal, { invoiceReferenceId, isBeyondBudget: true });
    },
  });
});

describe('at another operator', () => {
  portalTest('paper is handed out where the operator does so', async (portal) => {
    const { id } = portal.company('several-services', 'akt');
    const body = {
      ...rightCounterOrder(portal),
      agreementNumber: counterAgreement(portal, 'several-services', 'akt'),
      mediaType: 'TRAVEL_CARD_ULTRALIGHT' as const,
      startDate: '2026-03-20',
      handOver: { kind: 'visit' as const },
    };
    const answer = await portal.callAs(portal.user('ticket-counter', 'akt'), orderCounterTickets, {
      params: { id },
      body,
    });
    expect(answer).toMatchObject(refused('HAND_OVER_NOT_OFFERED'));
  });
});
