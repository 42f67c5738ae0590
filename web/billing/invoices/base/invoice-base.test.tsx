// @vitest-environment happy-dom
import { getInvoiceBase } from '@takst/contract/billing/invoices/base/get-invoice-base.contract.ts';
import { listInvoiceBases } from '@takst/contract/billing/invoices/base/list-invoice-bases.contract.ts';
import { getNextInvoice } from '@takst/contract/billing/invoices/get-next-invoice.contract.ts';
import { press } from '#testing/actions.ts';
import { asPhone } from '#testing/as-phone.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { cardsOf, cellsOf, factsUnder } from '#testing/cells-of.ts';
import { granlia } from '#testing/session-answers.ts';
import type { RouteAnswer } from '#testing/fake-server.ts';
import { erased, january, line, openAt, server } from '#billing/invoices/test-invoices.tsx';

afterEach(cleanup);

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

const company = {
  ...granlia,
  agreementSettings: { ...granlia.agreementSettings, invoiceBaseOnly: true },
};
const december = {
  ...january,
  id: 4,
  month: 12,
  year: 2025,
  agreementNumber: 2,
  agreementSubTypeId: 'TICKETOFFICE',
  ticketCount: 1,
  reference: '',
  totalPrice: 747,
};
const finds = (...matches: object[]): RouteAnswer => [
  listInvoiceBases,
  { status: 200, body: { totalEntries: matches.length, matches } },
];

describe('the invoice base of a company that is invoiced elsewhere', () => {
  it('is listed by month, and leads to the lines of the month', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const body = { ...january, invoiceLines: [line, erased] };
    const answering = () => promise.then(() => ({ status: 200, body }));
    const { router } = await openAt('/faktura', [finds(january), [getInvoiceBase, answering]], {
      company,
    });
    await screen.findByRole('heading', { level: 1, name: 'Invoice base' });
    const row = await screen.findByRole('row', { name: /January 2026/ });
    expect(cellsOf(row)).toEqual(['Company ticket', 'Main office', '2', '2 018,00 kr']);
    expect(document.title).toBe('Invoice base – Granlia Bygg AS – Ruter Bedrift');
    await press('Download');
    expect(linkTo('Excel (.xlsx)')).toBe(
      '/invoice-admin-api/invoice-base/xlsx/by-company-id/1001?searchFor=',
    );
    fireEvent.click(within(row).getByRole('link', { name: 'January 2026' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/bedriftsavtale/faktura/5'));
    await screen.findByRole('heading', { level: 1, name: 'January 2026' });
    // The list knows its facts before the lines are there.
    expect(await factsUnder('Invoice base')).toEqual([
      ['Reference', 'Main office'],
      ['Agreement type', 'Company ticket'],
      ['Agreement', '1'],
    ]);
    screen.getByText('Closed 07.02.2026');
    expect(screen.queryByRole('row', { name: /Ingrid Ali/ })).toBeNull();
    resolve();
    const lineRow = await screen.findByRole('row', { name: /Ingrid Ali/ });
    expect(cellsOf(lineRow)).toEqual(['1 324,00 kr', '1', '1 324,00 kr']);
    screen.getByText('Closed 07.02.2026');
    expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
    await press('Download');
    expect(linkTo('CSV')).toBe('/invoice-admin-api/invoice-base/csv/5');
    expect(linkTo('Excel (.xlsx)')).toBe('/invoice-admin-api/invoice-base/xlsx/5');
  });

  it('says what the last month cost, and of no invoice to come', async () => {
    await openAt('/faktura', [finds(january)], { company });
    const costs = within(await screen.findByRole('region', { name: 'Costs' }));
    await costs.findByText('Cost in February 2026');
    expect(server.callsTo(getNextInvoice)).toEqual([]);
  });

  it('is a list of cards on a phone', async () => {
    asPhone();
    await openAt('/faktura', [finds(january, december)], { company });
    expect(await cardsOf('Invoice base')).toEqual([
      'January 20262 018,00 krCompany ticket · Main office · 2 tickets',
      'December 2025747,00 krTicket counter · 1 ticket',
    ]);
  });

  it('says what would be here when there is none', async () => {
    await openAt('/faktura', [finds()], { company });
    await screen.findByText('No invoice base yet');
    expect(screen.queryByRole('region', { name: 'Costs' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('says for what it can be searched when nothing is found', async () => {
    await openAt('/faktura?q=x', [finds()], { company });
    await screen.findByText('You can search for reference and agreement number.');
  });
});
