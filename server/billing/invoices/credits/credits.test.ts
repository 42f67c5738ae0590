import { downloadEInvoice } from '@takst/contract/billing/invoices/documents/download-e-invoice.contract.ts';
import { downloadInvoicePdf } from '@takst/contract/billing/invoices/documents/download-invoice-pdf.contract.ts';
import { setOff } from '@takst/domain/billing/invoices/credits/set-off.rules.ts';
import { kronerToOre, sumOfOre, toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect } from 'vitest';
import { amountText } from '#platform/http/pdf/pdf-amounts.ts';
import { findDocumentToSend } from '#billing/invoices/delivery/delivery.store.ts';
import { placeSubscription } from '#billing/invoices/test-billing-world.store.ts';
import { placePayment } from '#billing/invoices/test-payments.store.ts';
import { faultsInInvoices } from '#billing/invoices/test-issued.query.ts';
import { recordsOf } from '#billing/invoices/test-records.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { findPayableInvoices } from '#billing/invoices/payments/bank-payment.query.ts';
import { applyRetentionRules } from '#app/retention/retention.store.ts';
import { creditsIn } from './test-credits.ts';

const documentsOf = async (portal: TestPortal, invoiceId: number) => {
  const staff = portal.user('operator');
  const own = { params: { invoiceId } };
  const { bytes } = await portal.callAs(staff, downloadInvoicePdf, own);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)));
  return {
    pdf: text.join(' ').replaceAll(/\s+/g, ' '),
    xml: (await portal.callAs(staff, downloadEInvoice, own)).text,
  };
};
const valuesOf = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text]) => text);
const spaced = (kroner: number) => amountText(kronerToOre(kroner)).replaceAll(/\s+/g, ' ');
const less = (kroner: number, other: number) => toKroner(kronerToOre(kroner) - kronerToOre(other));

describe('a credit on a paid invoice', () => {
  portalTest('is listed, and set off against the next invoice of the agreement', async (portal) => {
    const { company, march, refund, list, runOn, newest, invoice, invoices, documents } =
      await creditsIn(portal);
    expect(await list()).toEqual([]);
    await refund(100.5);
    // It takes back, and is no more or less than the invoice before.
    expect(await documents('CREDIT_NOTE')).toMatchObject([{ totalPrice: -100.5, sinceLast: null }]);
    expect(await list()).toMatchObject([
      { state: 'OPEN', amount: 100.5, invoice: { id: march.id }, day: '2026-04-07' },
    ]);
    for (const word of [march.invoiceNumber, march.companyName, march.agreementNumber])
      expect(await list({ searchFor: String(word) }), String(word)).toHaveLength(1);
    const ofAnother = portal.user('operator', 'akt');
    expect(await list({}, ofAnother)).toEqual([]);
    expect(await list({ searchFor: 'nobody' })).toEqual([]);
    // In Greenwich it is the day before.
    await runOn('2026-05-07', 'ruter', '00:30');
    portal.clock.set('2026-05-08T12:00:00+02:00');
    const april = await newest();
    // Against the invoice of March, and not against its credit note.
    expect((await invoices())[0]).toMatchObject({ id: april.id, sinceLast: 0 });
    const payable = less(april.totalPrice, 100.5);
    expect(april).toMatchObject({
      totalPrice: march.totalPrice,
      outstandingAmount: payable,
      paymentStatus: 'PARTLY_PAID',
      settlements: [{ amount: 100.5, isOfEarlier: true, invoiceId: march.id, day: '2026-05-07' }],
    });
    expect(await invoice(march.id)).toMatchObject({
      outstandingAmount: 0,
      paymentStatus: 'PAID',
      settlements: [{ amount: 100.5, isOfEarlier: false, invoiceId: april.id }],
    });
    expect(await list()).toEqual([]);
    expect(await list({ filter: 'SET_OFF' })).toMatchObject([
      { amount: 100.5, day: '2026-05-07', setOffAgainst: { invoiceNumber: april.invoiceNumber } },
    ]);
    expect(await list({ filter: 'SET_OFF' }, ofAnother)).toEqual([]);
    expect(await recordsOf(portal.database, company.id, 'set-off-credit')).toEqual([
      {
        subject: march.invoiceNumber,
        userId: null,
        before: null,
        after: { totalAmount: 100_50, setOffInvoiceNumber: april.invoiceNumber },
      },
    ]);
    expect((await recordsOf(portal.database, company.id, 'issue-invoice')).at(-1)).toEqual({
      subject: april.invoiceNumber,
      userId: null,
      before: null,
      after: { totalAmount: kronerToOre(april.totalPrice), dueDate: april.dueDate },
    });
    const { pdf, xml } = await documentsOf(portal, april.id);
    expect(pdf).toContain(`Til gode fra faktura ${march.invoiceNumber}`);
    // Above the lines, and below the sums.
    const toPay = [...pdf.matchAll(/Å betale ([\d ,]+) kr/g)].map(([, amount]) => amount);
    expect(toPay).toEqual([spaced(payable), spaced(payable)]);
    expect(pdf).toMatch(/Trukket fra [-−]100,50/);
    expect(valuesOf(xml, 'TaxInclusiveAmount')).toEqual([april.totalPrice.toFixed(2)]);
    expect(valuesOf(xml, 'PrepaidAmount')).toEqual(['100.50']);
    expect(valuesOf(xml, 'PayableAmount')).toEqual([payable.toFixed(2)]);
    const key = { tenant: 'ruter', companyId: company.id, invoiceId: april.id } as const;
    expect(await findDocumentToSend(portal.database, key)).toMatchObject({
      totalOre: kronerToOre(payable),
    });
    expect(await faultsInInvoices(portal.database)).toEqual([]);
    // Who pays the whole of it all the same has the credit again.
    await placePayment(portal.database, april.id, kronerToOre(april.totalPrice));
    expect(await list()).toMatchObject([{ amount: 100.5, invoice: { id: april.id } }]);
    // What becomes of that credit is on the page of April, and no part of its documents.
    await runOn('2026-06-07');
    expect((await invoice(april.id)).settlements).toMatchObject([
      { isOfEarlier: true, invoiceId: march.id },
      { isOfEarlier: false, invoiceId: (await newest()).id },
    ]);
    expect(await documentsOf(portal, april.id)).toEqual({ pdf, xml });
  });

  portalTest('of more than the next invoice is what is left of it after that', async (portal) => {
    const { march, refund, list, runOn, newest } = await creditsIn(portal, 500_000);
    await refund(200);
    const creditOre = 500_000 + 20_000;
    expect(await list()).toMatchObject([{ amount: toKroner(creditOre) }]);
    await runOn('2026-05-07');
    const april = await newest();
    const setOffs = setOff(
      [{ invoiceId: march.id, ore: creditOre }],
      kronerToOre(april.totalPrice),
    );
    const setOffOre = sumOfOre(setOffs.map(({ ore }) => ore));
    expect(april).toMatchObject({
      paymentStatus: 'PAID',
      outstandingAmount: less(april.totalPrice, toKroner(setOffOre)),
    });
    expect((await list()).map(({ amount }) => kronerToOre(amount))).toEqual([
      creditOre - setOffOre,
    ]);
    const { pdf, xml } = await documentsOf(portal, april.id);
    expect(pdf).toContain('Å betale 0,00 kr');
    expect(valuesOf(xml, 'PayableAmount')).toEqual(['0.00']);
  });

  portalTest('of several is set off oldest first, and on its own agreement', async (portal) => {
    const { company, march, list, payOut, runOn, newest, invoice, invoices } =
      await creditsIn(portal);
    const { database } = portal;
    await runOn('2026-05-07');
    const april = await newest();
    const totalOre = kronerToOre(march.totalPrice);
    // All but 10 kr of the next invoice on March, 60 kr on April.
    await placePayment(database, march.id, totalOre - 10_00);
    await placePayment(database, april.id, kronerToOre(april.totalPrice) + 60_00);
    const owedOn = (await list()).map((credit) => credit.invoice.id);
    expect(owedOn).toEqual([march.id, april.id]);
    const [agreementId, otherId] = company.agreements;
    await placeSubscription(database, {
      tenant: 'ruter',
      companyId: company.id,
      agreementId: otherId,
      holderId: company.people[0] ?? 0,
      type: 'JOULE',
      startDate: Temporal.PlainDate.from('2026-05-01'),
      expirationDate: null,
    });
    await runOn('2026-06-07');
    const listed = await invoices();
    const numbers = listed.map(({ invoiceNumber }) => invoiceNumber);
    // Two of one day: the last number comes first.
    expect(listed[0]?.invoiceDate).toBe(listed[1]?.invoiceDate);
    expect(numbers).toEqual(numbers.toSorted((one, next) => next - one));
    const issued = await Promise.all(listed.slice(0, 2).map(({ id }) => invoice(id)));
    const on = (id: number) => issued.find(({ agreementNumber }) => agreementNumber === id);
    expect(on(agreementId)?.totalPrice).toBe(march.totalPrice);
    expect(on(agreementId)?.settlements).toMatchObject([
      { invoiceId: march.id, amount: less(march.totalPrice, 10) },
      { invoiceId: april.id, amount: 10 },
    ]);
    expect(on(otherId)).toMatchObject({ settlements: [] });
    expect(await list()).toMatchObject([{ invoice: { id: april.id }, amount: 50 }]);
    expect(await payOut(1)).toMatchObject({ json: { code: 'CREDIT_TOO_LOW', remaining: 0 } });
    // In one run both agreements have credits, each more than the other's invoice comes to.
    const other = on(otherId);
    const otherOre = kronerToOre(other?.totalPrice ?? 0);
    await placePayment(database, april.id, otherOre);
    await placePayment(database, other?.id ?? 0, otherOre + 20_00);
    await runOn('2026-07-07');
    const june = await Promise.all((await invoices()).slice(0, 2).map(({ id }) => invoice(id)));
    const setOffs = june.map(({ agreementNumber, settlements }) => ({
      agreementNumber,
      settlements: settlements.map(({ invoiceId, amount }) => ({ invoiceId, amount })),
    }));
    expect(setOffs).toHaveLength(2);
    expect(setOffs).toEqual(
      expect.arrayContaining([
        {
          agreementNumber: agreementId,
          settlements: [{ invoiceId: april.id, amount: toKroner(otherOre + 50_00) }],
        },
        { agreementNumber: otherId, settlements: [{ invoiceId: other?.id, amount: 20 }] },
      ]),
    );
    expect(await list()).toEqual([]);
  });

  portalTest('is paid out in parts, by somebody, on a day, with a note', async (portal) => {
    const { company, march, staff, refund, list, payOut, invoice, runOn, newest } =
      await creditsIn(portal);
    await refund(80);
    expect(await payOut(50)).toMatchObject({ status: 200, json: { remaining: 30 } });
    expect(await payOut(30.01)).toMatchObject({
      status: 409,
      json: { code: 'CREDIT_TOO_LOW', remaining: 30 },
    });
    for (const day of ['2026-04-21', '2026-04-06']) {
      expect(await payOut(1, day)).toMatchObject({
        status: 422,
        json: { code: 'DAY_NOT_POSSIBLE' },
      });
    }
    expect(await list()).toMatchObject([{ amount: 30 }]);
    expect(await payOut(30, '2026-04-07', { note: 'Resten' })).toMatchObject({
      json: { remaining: 0 },
    });
    expect(await list()).toEqual([]);
    const paidOut = { subject: march.invoiceNumber, userId: staff.id, before: null };
    expect(await recordsOf(portal.database, company.id, 'pay-out-credit')).toEqual([
      { ...paidOut, after: { totalAmount: 50_00, paidOutOn: '2026-04-20' } },
      { ...paidOut, after: { totalAmount: 30_00, paidOutOn: '2026-04-07' } },
    ]);
    expect(await list({ filter: 'PAID_OUT', searchFor: 'resten' })).toHaveLength(1);
    expect(await list({ filter: 'SET_OFF' })).toEqual([]);
    expect(await list({ filter: 'PAID_OUT' }, portal.user('operator', 'akt'))).toEqual([]);
    expect(await list({ filter: 'PAID_OUT' })).toMatchObject([
      { amount: 30, note: 'Resten', day: '2026-04-07', paidOutBy: expect.any(String) },
      { amount: 50, note: 'Bank 4711', day: '2026-04-20' },
    ]);
    expect(await invoice(march.id)).toMatchObject({
      outstandingAmount: 0,
      paymentStatus: 'PAID',
      settlements: [50, 30].map((amount) => ({ amount, isOfEarlier: false, invoiceId: null })),
    });
    await runOn('2026-05-07');
    const april = await newest();
    expect(april).toMatchObject({ outstandingAmount: april.totalPrice, settlements: [] });
    // The note is forgotten after a year, what was paid out is not.
    await applyRetentionRules(portal.database, Temporal.Instant.from('2027-06-01T00:00:00Z'));
    expect(await list({ filter: 'PAID_OUT' })).toMatchObject([{ note: null }, { note: null }]);
  });

  portalTest('is an invoice’s of the operator, and no credit note’s', async (portal) => {
    const { company, march, refund, list, payOut, isOpen } = await creditsIn(portal, -80_00);
    expect(await isOpen()).toBe(true);
    const creditNote = await refund(80);
    // What was not paid is refunded: nobody owes anybody anything.
    expect(await isOpen()).toBe(false);
    expect(await list()).toEqual([]);
    await refund(20, 1);
    const notFound = { status: 404, json: { code: 'INVOICE_NOT_FOUND' } };
    const day = '2026-04-20';
    const ofOthers = { as: portal.user('operator', 'akt') };
    expect(await payOut(20, day, ofOthers)).toMatchObject(notFound);
    expect(await payOut(20, day, { id: creditNote.id })).toMatchObject(notFound);
    expect(await list()).toMatchObject([{ companyId: company.id, amount: 20 }]);
    const payable = (tenant: TenantId, number: number) =>
      portal.database.transaction(async (tx) => [
        ...(await findPayableInvoices(tx, tenant, [number])).values(),
      ]);
    expect(await payable('ruter', march.invoiceNumber)).toMatchObject([{ id: march.id }]);
    expect(await payable('ruter', creditNote.invoiceNumber)).toEqual([]);
    const ids = (await payable('akt', march.invoiceNumber)).map(({ id }) => id);
    expect(ids).not.toContain(march.id);
  });

  portalTest('is taken once, by whoever is first', async (portal) => {
    const { refund, list, payOut, runOn, newest } = await creditsIn(portal);
    await refund(60);
    const answers = await Promise.all(Array.from({ length: 6 }, () => payOut(20)));
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([200, 200, 200, 409, 409, 409]);
    await refund(40, 1);
    const [answer] = await Promise.all([payOut(40), runOn('2026-05-07')]);
    const april = await newest();
    const setOffOre = sumOfOre(april.settlements.map(({ amount }) => kronerToOre(amount)));
    expect(setOffOre).toBe(answer.status === 200 ? 0 : 40_00);
    expect(await list()).toEqual([]);
  });

  portalTest('says why on the credit note, its PDF and its EHF', async (portal) => {
    const { refund, invoice } = await creditsIn(portal);
    const { id } = await refund(10, 0, 'Sluttet 3. mars & fikk ny');
    expect(await invoice(id)).toMatchObject({ reason: 'Sluttet 3. mars & fikk ny' });
    const { pdf, xml } = await documentsOf(portal, id);
    expect(pdf).toContain('Årsak Sluttet 3. mars & fikk ny');
    expect(valuesOf(xml, 'Note')[0]).toBe('Sluttet 3. mars &amp; fikk ny');
    const other = await refund(10, 1);
    expect(await invoice(other.id)).toMatchObject({ reason: null });
    expect((await documentsOf(portal, other.id)).pdf).not.toContain('Årsak');
  });
});
