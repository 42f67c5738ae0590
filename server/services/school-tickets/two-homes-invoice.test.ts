import { downloadInvoicePdf } from '@takst/contract/billing/invoices/documents/download-invoice-pdf.contract.ts';
import { downloadInvoiceLines } from '@takst/contract/billing/invoices/download-invoice-lines.contract.ts';
import { listInvoices } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import { startInvoiceRun } from '@takst/contract/billing/invoices/run/start-invoice-run.contract.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, vi } from 'vitest';
import { newCardNumber } from '#services/free-tickets/test-free-order.ts';
import { jobsLeft } from '#testing/jobs-left.store.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import { newName, placeOneEach } from './ticket/test-school-calls.ts';

describe('the invoice of a school', () => {
  portalTest('bills a ticket to two homes by its dearer pair, and names both', async (portal) => {
    const [two, one] = [newName(), newName()];
    const card = () => ({ card: 'existing' as const, cardNumber: newCardNumber() });
    await placeOneEach(portal, [
      { ...card(), lastName: two, tickets: [{ toTwoHomes: true }] },
      { ...card(), lastName: one },
    ]);
    const staff = portal.user('operator');
    portal.clock.set('2026-04-07T12:00:00+02:00');
    await portal.callAs(staff, startInvoiceRun, {});
    const isDone = async () => (await jobsLeft(portal.database, 'run-invoices')).length === 0;
    await vi.waitUntil(isDone, { timeout: 30_000 });
    const { id } = portal.company('school');
    const { json } = await portal.callAs(staff, listInvoices, { params: { id }, query: {} });
    const invoiceId = (json as { matches: { id: number }[] }).matches[0]?.id ?? 0;
    const file = await portal.callAs(staff, downloadInvoiceLines, { params: { invoiceId } });
    const linesOf = (name: string) =>
      file.text.split('\r\n').filter((line) => line.includes(`;${name};`));
    expect(linesOf(two).at(-1)).toContain(';1 – 2Ø og 1 – 3Ø;471,00;');
    expect(linesOf(one).at(-1)).toContain(';1 – 2Ø;377,00;');
    const pdf = await portal.callAs(staff, downloadInvoicePdf, { params: { invoiceId } });
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.bytes)));
    expect(text.join(' ').replaceAll(/\s+/g, ' ')).toContain('soner 1, 2Ø, 3Ø');
  });
});
