import { cancelFreeTicket } from '@takst/contract/services/free-tickets/ticket/cancel-free-ticket.contract.ts';
import { describe, expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { feeLines } from '#billing/invoices/test-fees.store.ts';
import { holdersOfLines, invoicesOf } from '#billing/invoices/test-issued.query.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import { setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { backOfficeOf, newMadeNumber } from './test-back-office.ts';

// A company's invoices are all of its tests: each has a portal of its own.
const portalTest = portalTestWith({});
const otherPortalTest = portalTestWith({});
const sharedTest = portalTestWith({});

describe('the fee of a card (spec 3 §9: 50 kroner, domain: invoiced when the card is made)', () => {
  portalTest('is billed once, for new, lost and not for defective cards', async (portal) => {
    const { orderCard, make, replace, company } = backOfficeOf(portal);
    const test = await billing(portal.database, ticketServices);
    await test.runOn('2026-03-05');
    const before = await feeLines(portal.database, company.id);
    const [waiting, lost, defective] = [await orderCard(), await orderCard(), await orderCard()];
    const [lastDay, nextMonth] = [await orderCard(), await orderCard()];
    expect(waiting).toBeGreaterThan(0);
    for (const id of [lost, defective]) await make(id, newMadeNumber());
    await replace(lost, 'lost');
    await replace(defective, 'defective');
    for (const id of [lost, defective]) await make(id, newMadeNumber());
    // The business day on which it is made decides about the month.
    portal.clock.set('2026-03-31T23:30:00+02:00');
    await make(lastDay, newMadeNumber());
    portal.clock.set('2026-04-01T00:30:00+02:00');
    await make(nextMonth, newMadeNumber());
    await test.runOn('2026-04-07');
    await test.runOn('2026-05-07');
    const lines = await feeLines(portal.database, company.id);
    expect(lines.filter((line) => line.startsWith('2026-03'))).toEqual([
      ...before.filter((line) => line.startsWith('2026-03')),
      ...Array.from({ length: 3 }, () => '2026-03-01 NEW_CARD 5000 25 Travel card'),
      '2026-03-01 REPLACEMENT_CARD 5000 25 Replacement travel card',
    ]);
    expect(lines.filter((line) => line.startsWith('2026-04'))).toEqual([
      '2026-04-01 NEW_CARD 5000 25 Travel card',
    ]);
    expect((await invoicesOf(portal.database, [company.id])).length).toBeGreaterThan(0);
  });

  otherPortalTest('forgets whose the card was with its ticket', async (portal) => {
    const { orderCard, make, company } = backOfficeOf(portal);
    const id = await orderCard({ firstName: 'Gebyria' });
    await make(id, newMadeNumber());
    const test = await billing(portal.database, ticketServices);
    await test.runOn('2026-04-07');
    const named = async () =>
      (await holdersOfLines(portal.database, company.id)).filter(
        ({ first_name: name }) => name === 'Gebyria',
      );
    expect((await named()).length).toBeGreaterThan(0);
    const longAgo = Temporal.PlainDate.from('2025-01-01');
    await setTicketFacts(portal.database, id, { start_date: longAgo, expiration_date: longAgo });
    await anonymiseAll(portal, { service: ticketServices['free-tickets'] });
    expect(await named()).toEqual([]);
  });

  sharedTest('is not billed for a card that was cancelled with its ticket', async (portal) => {
    const { orderCard, user, company } = backOfficeOf(portal);

    const id = await orderCard();
    const answer = await portal.callAs(user, cancelFreeTicket, { params: { id } });
    expect(answer).toMatchObject({ status: 200 });
    const test = await billing(portal.database, ticketServices);
    const before = await feeLines(portal.database, company.id);
    await test.runOn('2026-04-07');
    const march = (await feeLines(portal.database, company.id)).filter((line) =>
      line.startsWith('2026-03'),
    );
    expect(march).toEqual(before.filter((line) => line.startsWith('2026-03')));
  });
});
