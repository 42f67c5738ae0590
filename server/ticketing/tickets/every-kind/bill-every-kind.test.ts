import { downloadEInvoice } from '@takst/contract/billing/invoices/documents/download-e-invoice.contract.ts';
import { downloadInvoicePdf } from '@takst/contract/billing/invoices/documents/download-invoice-pdf.contract.ts';
import { downloadInvoiceLines } from '@takst/contract/billing/invoices/download-invoice-lines.contract.ts';
import { getInvoice } from '@takst/contract/billing/invoices/get-invoice.contract.ts';
import type { Invoice } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { cancelOne } from '#billing/invoices/refund/test-credit-deliveries.ts';
import { billing } from '#billing/invoices/test-billing.ts';
import { setInterval } from '#billing/invoices/test-billing-world.store.ts';
import { createDeliveries, placeDelivery } from '#billing/invoices/test-deliveries.store.ts';
import { createCards, placeCard } from '#billing/invoices/test-fees.store.ts';
import { holdersOfLines, invoicesOf } from '#billing/invoices/test-issued.query.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import { setTicketFacts } from '#ticketing/tickets/test-tickets.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { billedService } from './test-billed-service.ts';
import { everyKindIn } from './test-every-kind.ts';

const date = (text: string) => Temporal.PlainDate.from(text);

/** A card of a person, made on a day, and deliveries of that day, invoiced two days later. */
async function invoicedDay(portal: TestPortal, text: string) {
  const day = date(text);
  const { database } = portal;
  await createDeliveries(database);
  await createCards(database);
  const { order, issue, holder, service, companyId, agreements } = everyKindIn(portal);
  const agreementId = agreements[0]?.id ?? 0;
  await setInterval(database, agreementId, 'DAILY');
  const billed = billedService(service);
  const test = await billing(database, { ...ticketServices, 'free-tickets': billed });
  // Invoices the open periods of earlier tests first.
  await test.runOn(String(day.subtract({ days: 1 })));
  test.clock.set(`${text}T12:00:00+01:00`);
  const { id: holderId } = await holder();
  const [ticketId = 0] = await issue({
    ...order,
    medium: 'card',
    mediumSlot: null,
    cardId: 7_701,
    holderId,
  });
  const cardId = await placeCard(database, {
    companyId,
    agreementId,
    holderId,
    ticketId,
    madeOn: text,
  });
  const [kept, cancelled] = await Promise.all(
    [45_00, 60_00].map((priceOre) =>
      placeDelivery(database, {
        companyId,
        agreementId,
        deliveredOn: day,
        priceOre,
      }),
    ),
  );
  const before = await cancelOne(test, { companyId, id: cancelled ?? 0 });
  await test.runOn(String(day.add({ days: 2 })));
  const invoices = async () =>
    (await invoicesOf(database, [companyId])).filter(({ period_start: start }) =>
      start.equals(day),
    );
  return { test, companyId, billed, before, invoices, ticketId, cardId, kept: kept ?? 0 };
}

describe('a service that bills deliveries and fees', () => {
  portalTest('has both on its invoice, each with its VAT', async (portal) => {
    const { before, invoices, cardId, kept } = await invoicedDay(portal, '2026-03-10');
    expect(before).toBe('not-billed');
    const [row] = await invoices();
    const id = row?.id ?? 0;
    const staff = portal.user('operator');
    const invoice = (await portal.callAs(staff, getInvoice, { params: { id } })).json as Invoice;
    const lines = invoice.invoiceLines.toSorted((one, other) => one.vatPercent - other.vatPercent);
    expect(lines).toMatchObject([
      { productType: 'TICKET', relatedId: kept, price: 45, vatPercent: 12, firstName: null },
      {
        productType: 'FEE',
        relatedId: cardId,
        ticketId: null,
        description: { nb: 'Reisekort', en: 'Travel card' },
        price: 50,
        priceVat: 10,
        vatPercent: 25,
        firstName: 'Kari',
      },
    ]);
    expect(invoice).toMatchObject({ totalPrice: 95, totalVat: 14.82, ticketCount: 1 });
    const csv = await portal.callAs(staff, downloadInvoiceLines, { params: { invoiceId: id } });
    expect(csv.text).toContain('Reisekort');
    const params = { invoiceId: id };
    const xml = (await portal.callAs(staff, downloadEInvoice, { params })).text;
    // The days of the delivery stand on its line; a fee has none.
    expect(xml).toContain('<cbc:Name>Reisekort</cbc:Name>');
    const pdf = (await portal.callAs(staff, downloadInvoicePdf, { params })).bytes;
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
    expect(text.join(' ')).toMatch(/Reisekort\s+1\s+50,00/);
  });

  portalTest(
    'has a delivery credited afterwards, and forgets whose the card was',
    async (portal) => {
      const { test, companyId, billed, invoices, ticketId, cardId, kept } = await invoicedDay(
        portal,
        '2026-03-17',
      );
      expect(await cancelOne(test, { companyId, id: kept })).toBe('credited');
      expect((await invoices()).map(({ kind, total_ore: ore }) => [kind, ore])).toContainEqual([
        'credit-note',
        -45_00,
      ]);
      const named = async () =>
        (await holdersOfLines(portal.database, companyId)).filter(
          ({ related_id: id }) => id === cardId,
        );
      expect(await named()).toMatchObject([{ first_name: 'Kari' }]);
      const longAgo = { ordered_at: Temporal.Instant.from('2025-01-01T09:00:00Z') };
      await setTicketFacts(portal.database, ticketId, longAgo);
      await anonymiseAll(portal, { service: billed });
      expect(await named()).toEqual([]);
    },
  );
});
