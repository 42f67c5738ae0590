import { listCompanyHistory } from '@takst/contract/customers/companies/list-company-history.contract.ts';
import { describe, expect } from 'vitest';
import { recordsOf } from '#billing/invoices/test-records.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { camt054File } from './test-camt054.ts';
import { paying } from './test-paying.ts';

describe('a payment on the wrong invoice', () => {
  portalTest('is moved to another, both change, and the histories say so', async (portal) => {
    const { send, list, move, invoice, invoiceNumber, kid } = await paying(portal);
    const other = await paying(portal, 'single-service');
    expect(other.invoiceNumber).not.toBe(invoiceNumber);
    await send(camt054File([{ kid, kroner: '112', reference: 'Move 1' }]));
    expect(await invoice()).toMatchObject({ paymentStatus: 'PAID', outstandingAmount: 0 });
    const [payment] = await list({ filter: 'REGISTERED' });
    const id = payment?.id ?? 0;
    const toOther = { previousInvoiceNumber: invoiceNumber, invoiceNumber: other.invoiceNumber };
    expect(await move(id, toOther)).toMatchObject({
      status: 200,
      json: { invoice: { invoiceNumber: other.invoiceNumber } },
    });
    expect(await invoice()).toMatchObject({ paymentStatus: 'UNPAID', outstandingAmount: 112 });
    expect(await other.invoice()).toMatchObject({ paymentStatus: 'PAID', outstandingAmount: 0 });
    expect(await list({ filter: 'REGISTERED' })).toMatchObject([
      { id, invoice: { invoiceNumber: other.invoiceNumber } },
    ]);
    for (const company of ['several-services', 'single-service'] as const) {
      const { json } = await portal.callAs(portal.user('operator'), listCompanyHistory, {
        params: { id: portal.company(company).id },
        query: { kind: 'move-payment' },
      });
      expect(json, company).toMatchObject({ totalEntries: 1 });
    }
    const movesOf = (company: 'several-services' | 'single-service') =>
      recordsOf(portal.database, portal.company(company).id, 'move-payment');
    const amount = { totalAmount: 112_00 };
    expect(await movesOf('several-services')).toMatchObject([
      { subject: invoiceNumber, before: amount, after: {} },
    ]);
    expect(await movesOf('single-service')).toMatchObject([
      { subject: other.invoiceNumber, before: {}, after: amount },
    ]);
    // The same again changes nothing, and the file knows it where it is.
    expect(await move(id, toOther)).toMatchObject({ status: 200 });
    expect(await other.invoice()).toMatchObject({ outstandingAmount: 0 });
    const { json } = await send(
      camt054File([{ kid, kroner: '112', reference: 'Move 1' }], 'Again'),
    );
    expect(json).toMatchObject({ repeated: 1, registered: 0 });
    expect(await invoice()).toMatchObject({ outstandingAmount: 112 });
  });

  portalTest('is taken off it, waits, and is registered again', async (portal) => {
    const { send, list, move, match, setAside, invoice, invoiceNumber, outstandingAmount } =
      await paying(portal);
    const { json } = await send(camt054File([{ kroner: '3', reference: 'Move 2' }]));
    const file = String((json as { id: number }).id);
    const [payment] = await list({ file });
    const id = payment?.id ?? 0;
    const off = { previousInvoiceNumber: invoiceNumber, invoiceNumber: null };
    const companyId = portal.company('several-services').id;
    const moves = () => recordsOf(portal.database, companyId, 'move-payment');
    const before = await moves();
    // A payment that was set aside can be matched. It is unmatched again when it is moved back.
    for (const _ of [1, 2]) {
      expect(await setAside(id, 'Ring')).toMatchObject({ status: 200 });
      expect(await match(id, invoiceNumber)).toMatchObject({ status: 200 });
      expect(await invoice()).toMatchObject({ outstandingAmount: outstandingAmount - 3 });
      expect(await move(id, off)).toMatchObject({ status: 200, json: { invoice: null } });
      expect(await invoice()).toMatchObject({ outstandingAmount });
      expect(await list({ filter: 'UNMATCHED', file })).toMatchObject([
        { id, reason: 'MOVED_BACK', note: null },
      ]);
    }
    const takenOff = { subject: invoiceNumber, before: { totalAmount: 3_00 } };
    expect((await moves()).slice(before.length)).toMatchObject([takenOff, takenOff]);
  });

  portalTest('is moved only from where it is, to an invoice that there is', async (portal) => {
    const { send, list, move, invoiceNumber, kid } = await paying(portal);
    const { json } = await send(camt054File([{ kid, kroner: '4', reference: 'Move 3' }]));
    const [payment] = await list({ file: String((json as { id: number }).id) });
    const id = payment?.id ?? 0;
    const from = (previousInvoiceNumber: number, to: number) =>
      move(id, { previousInvoiceNumber, invoiceNumber: to });
    expect(await from(99, 98)).toMatchObject({
      status: 409,
      json: { code: 'PAYMENT_MOVED_SINCE', currentInvoiceNumber: invoiceNumber },
    });
    expect(await from(invoiceNumber, 98)).toMatchObject({ json: { code: 'INVOICE_NOT_FOUND' } });
    const ofOthers = await paying(portal, 'several-services', portal.user('operator', 'akt'));
    const off = { previousInvoiceNumber: invoiceNumber, invoiceNumber: null };
    const notFound = { status: 404, json: { code: 'PAYMENT_NOT_FOUND' } };
    expect(await ofOthers.move(id, off)).toMatchObject(notFound);
    expect(await ofOthers.match(id, invoiceNumber)).toMatchObject(notFound);
    expect(await ofOthers.setAside(id, 'Ring')).toMatchObject(notFound);
    const nobody = { previousInvoiceNumber: 1, invoiceNumber: 2 };
    expect(await move(7_000_000, nobody)).toMatchObject({ status: 404 });
  });

  portalTest('stays where the bank has taken it back', async (portal) => {
    const { send, list, move, invoice, invoiceNumber, kid } = await paying(
      portal,
      'single-service',
    );
    const paid = 112 - (await invoice()).outstandingAmount;
    const { json } = await send(camt054File([{ kid, kroner: '6', reference: 'Move 4' }]));
    const [payment] = await list({ file: String((json as { id: number }).id) });
    const all = (paid + 6).toFixed(2);
    await send(camt054File([{ kid, kroner: all, isDebit: true, reference: 'Move 5' }], 'Back'));
    const off = { previousInvoiceNumber: invoiceNumber, invoiceNumber: null };
    expect(await move(payment?.id ?? 0, off)).toMatchObject({
      status: 409,
      json: { code: 'PAYMENT_REVERSED' },
    });
    expect(await invoice()).toMatchObject({ outstandingAmount: 112 });
  });

  portalTest('that was taken back goes to no invoice on which less is paid', async (portal) => {
    const { send, list, move, match, invoiceNumber, kid } = await paying(portal);
    const other = await paying(portal, 'single-service');
    const paidOfOther = 112 - other.outstandingAmount;
    const kroner = (paidOfOther + 7).toFixed(2);
    await send(camt054File([{ kid, kroner, reference: 'Less 1' }], 'Less 1'));
    const fileOf = async (payments: Parameters<typeof camt054File>[0], message: string) =>
      String(((await send(camt054File(payments, message))).json as { id: number }).id);
    const reversal = { kroner, isDebit: true };
    const registered = await fileOf([{ kid, ...reversal, reference: 'Less 2' }], 'Less 2');
    const waiting = await fileOf([{ ...reversal, reference: 'Less 3' }], 'Less 3');
    const [moved] = await list({ file: registered });
    const [matched] = await list({ file: waiting });
    const nothing = { json: { code: 'NOTHING_TO_REVERSE' } };
    const toOther = { previousInvoiceNumber: invoiceNumber, invoiceNumber: other.invoiceNumber };
    expect(await move(moved?.id ?? 0, toOther)).toMatchObject(nothing);
    expect(await match(matched?.id ?? 0, other.invoiceNumber)).toMatchObject(nothing);
    expect(await other.invoice()).toMatchObject({ outstandingAmount: other.outstandingAmount });
    // To the øre what is paid there may be taken back.
    await send(camt054File([{ kid: other.kid, kroner: '7', reference: 'Less 4' }], 'Less 4'));
    expect(await move(moved?.id ?? 0, toOther)).toMatchObject({ status: 200 });
    expect(await other.invoice()).toMatchObject({ outstandingAmount: 112 });
  });
});
