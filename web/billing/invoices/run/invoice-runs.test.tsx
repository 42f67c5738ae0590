// @vitest-environment happy-dom
import { getRunCheck } from '@takst/contract/billing/invoices/run/get-run-check.contract.ts';
import { listInvoiceRuns } from '@takst/contract/billing/invoices/run/list-invoice-runs.contract.ts';
import { previewInvoiceRun } from '@takst/contract/billing/invoices/run/preview-invoice-run.contract.ts';
import { startInvoiceRun } from '@takst/contract/billing/invoices/run/start-invoice-run.contract.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { cellsOf, factsUnder } from '#testing/cells-of.ts';
import { inOrder, nothing, openRuns } from './test-run-page.tsx';
import { dryRun, finished, goesOn } from './test-runs.ts';
import { undelivered } from './test-undelivered.ts';

afterEach(cleanup);

describe('the page of invoice runs', () => {
  it('shows what a run would make, how the month differs, and who has no price', async () => {
    await openRuns();
    await press('Dry run');
    expect(await factsUnder('What a run would make now')).toEqual([
      ['Invoices', '2'],
      ['Lines', '40'],
      ['By EHF', '0'],
      ['By e-mail', '1'],
      ['To nobody', '3'],
      ['Amount', '30 000,00 kr'],
    ]);
    const group = await screen.findByRole('row', { name: /^Company ticket/ });
    const amounts = ['30 000,00 kr', '31 500,00 kr', '30 000,00 kr', '−1 500 kr'];
    expect(cellsOf(group)).toEqual(['Monthly', '2', '40', ...amounts]);
    const company = screen.getByRole('row', { name: /^Otra Bryggeri AS/ });
    expect(cellsOf(company)).toEqual(['31 500,00 kr', '30 000,00 kr', '−1 500 kr']);
    screen.getByText('1 agreement has no price');
    const link = screen.getByRole('link', { name: 'Granlia Bygg AS, agreement 7' });
    expect(link.getAttribute('href')).toBe('/bedrifter/1001');
  });

  it('says before a run which of its invoices go to nobody', async () => {
    await openRuns();
    await press('Dry run');
    await screen.findByText('The invoices of 3 agreements go to nobody');
    screen.getByText('and 2 more');
    const link = screen.getByRole('link', { name: 'Havblikk Hotell AS, agreement 9' });
    expect(link.getAttribute('href')).toBe('/bedrifter/1003');
  });

  it('lists months that are not closed and invoices that reached nobody, before anything is tried', async () => {
    const company = { companyId: 1001, companyName: 'Granlia Bygg AS' };
    await openRuns({
      check: {
        ...inOrder,
        openMonths: {
          count: 61,
          first: [
            {
              ...company,
              agreementId: 7,
              firstMonth: '2025-11-01',
              lastMonth: '2026-01-01',
              monthCount: 3,
              reason: 'PRICE_MISSING',
            },
          ],
          moreCompanies: 12,
        },
        unreached: {
          count: 1,
          first: [undelivered],
        },
      },
    });
    await screen.findByText('61 agreements have months that are not closed');
    screen.getByText(/: November 2025 – January 2026\. Has no price\./);
    screen.getByText('and 60 more');
    screen.getByText('No run has gone through 12 more companies yet.');
    screen.getByText('1 invoice has not arrived');
    screen.getByText(/100005/);
    // What a run would make comes in their place.
    await press('Dry run');
    await screen.findByText('What a run would make now');
    expect(screen.queryByText('61 agreements have months that are not closed')).toBeNull();
  });

  it('says that no run has gone through companies, where no month is known to be open', async () => {
    await openRuns({ check: { ...inOrder, openMonths: { ...nothing, moreCompanies: 12 } } });
    await screen.findByText('No run has gone through 12 more companies yet.');
  });

  it('checks again, and reads the runs again, whenever it is opened', async () => {
    const { server, router } = await openRuns();
    await screen.findByText('No runs yet');
    await router.navigate({ to: '/elsewhere' });
    await screen.findByText('elsewhere');
    await router.navigate({ to: '/fakturakjoring' });
    await waitFor(() => expect(server.callsTo(getRunCheck)).toHaveLength(2));
    expect(server.callsTo(listInvoiceRuns)).toHaveLength(2);
  });

  it.each([
    ['FIRST_MONTH_MISSING', /^It is not set in which month you begin to invoice/],
    ['COMPANY_LOCKED', /^Somebody else is trying a run/],
  ])('says why it cannot be tried: %s', async (code, text) => {
    const { server } = await openRuns();
    server.answer(previewInvoiceRun, { status: 409, body: { code } });
    await press('Dry run');
    await screen.findByText(text);
  });

  it('says that nothing can be invoiced without a first month', async () => {
    await openRuns({ check: { ...inOrder, firstMonth: null } });
    await screen.findByText('Ruter has no first month');
  });

  it('says of a past run how many of its invoices went to nobody', async () => {
    const unaddressed = { unaddressedCount: 2, unaddressed: dryRun.unaddressed };
    await openRuns({ runs: [{ ...finished, finishedAt: '2026-03-04T04:17:00Z', ...unaddressed }] });
    await press('2 to nobody');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByText('The invoices of 2 agreements go to nobody');
    dialog.getByText(/05:15$/);
  });

  it('starts nothing before it has said what it does', async () => {
    const { server } = await openRuns();
    await press('Dry run');
    await press('Invoice now');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText('Do you want to issue 2 invoices?');
    dialog.getByText(/cannot be changed or deleted/);
    expect(server.callsTo(startInvoiceRun)).toEqual([]);
    dialog.getByText(/^30\s000,00\skr$/);
    for (const [code, text] of [
      ['INVENTED_DATA', /^What invoices are made from is marked as invented/],
      ['FIRST_MONTH_MISSING', /^It is not set in which month you begin to invoice/],
    ] as const) {
      server.answer(startInvoiceRun, { status: 409, body: { code } });
      fireEvent.click(dialog.getByRole('button', { name: 'Invoice now' }));
      await dialog.findByText(text);
    }
    server.answer(startInvoiceRun, { status: 200, body: { id: 5 } });
    server.answer(listInvoiceRuns, { status: 200, body: [goesOn, finished] });
    fireEvent.click(dialog.getByRole('button', { name: 'Invoice now' }));
    await screen.findByText('Invoicing: 50 of 200 companies');
    expect(server.callsTo(startInvoiceRun)).toHaveLength(3);
    screen.getByText(/^Made so far: 12 invoices, 250\s000,50\skr$/);
    // 50 of 200 are two tenths and a half.
    screen.getByText('20 per cent are invoiced');
    expect(screen.queryByText('What a run would make now')).toBeNull();
  });

  it('finds the run that goes on, and follows it until it is over', async () => {
    const { server } = await openRuns({ runs: [goesOn, finished] });
    const bar = await screen.findByRole('progressbar');
    expect(bar.getAttribute('aria-valuenow')).toBe('50');
    expect(screen.queryByRole('button', { name: 'Dry run' })).toBeNull();
    const over = { ...goesOn, finishedAt: '2026-03-04T10:00:00Z', companiesDone: 200 };
    server.answer(listInvoiceRuns, { status: 200, body: [over, finished] });
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), { timeout: 4_000 });
    await screen.findByRole('button', { name: 'Dry run' });
  });

  it('lists past runs with who, how many and what is left', async () => {
    const problems = [
      { companyId: 1001, companyName: 'Granlia Bygg AS', agreementId: null, reason: 'FAILED' },
    ];
    const long = {
      ...finished,
      id: 3,
      startedBy: 'Olga Opsahl',
      finishedAt: '2026-03-04T04:17:00Z',
    };
    await openRuns({
      runs: [
        { ...finished, problems, problemCount: 61, unaddressedCount: 2 },
        long,
        { ...long, id: 2, startedBy: 'Kari Berg', finishedAt: '2026-03-04T04:16:59Z' },
      ],
    });
    const other = await screen.findByRole('row', { name: /Olga Opsahl/ });
    expect(cellsOf(other)).toEqual(['Olga Opsahl', '2 min', '12', '340', '250 000,50 kr', 'Done']);
    expect(cellsOf(screen.getByRole('row', { name: /Kari Berg/ }))[1]).toBe('119 s');
    const row = await screen.findByRole('row', { name: /The schedule/ });
    expect(cellsOf(row)).toEqual(['The schedule', '8 s', '12', '340', '250 000,50 kr', '61 left']);
    await press('61 left');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('link', { name: 'Granlia Bygg AS' });
    dialog.getByText('and 60 more');
  });

  it('says of a run by the command that it was one', async () => {
    await openRuns({ runs: [{ ...finished, isByCommand: true }] });
    await screen.findByRole('row', { name: /Command on the server/ });
    expect(screen.queryByRole('row', { name: /The schedule/ })).toBeNull();
  });

  it('says when there is nothing to invoice, and until when', async () => {
    await openRuns({
      preview: {
        ...dryRun,
        lines: 0,
        invoices: 0,
        problems: [],
        groups: [],
      },
    });
    await press('Dry run');
    await screen.findByText(
      /^Everything until January 2026 is invoiced\. February 2026 .* 07\.03\.2026/,
    );
    expect(screen.queryByRole('button', { name: 'Invoice now' })).toBeNull();
    screen.getByRole('row', { name: /^Otra Bryggeri AS/ });
  });

  it.each([
    ['closes months that belong to no invoice yet', 40, 0],
    ['invoices months that were closed before', 0, 2],
  ])('offers a run that only %s', async (_, lines, invoices) => {
    await openRuns({ preview: { ...dryRun, lines, invoices } });
    await press('Dry run');
    await screen.findByRole('button', { name: 'Invoice now' });
  });

  it('names invented data, from which nothing is invoiced', async () => {
    const seller = { kind: 'seller', name: { nb: 'RUTER AS, 1', en: 'RUTER AS, 1' } };
    const price = { kind: 'price', name: { nb: 'Billett', en: 'Ticket' } };
    await openRuns({ invented: [seller, price] });
    await screen.findByText('Invented data: nothing is invoiced');
    screen.getByText('Seller: RUTER AS, 1');
    screen.getByText('Price: Ticket');
  });
});

describe('the page of an operator without invoices', () => {
  const closing = { ...dryRun, invoices: 0, totalPrice: 0, problems: [], unaddressed: [] };

  it('says how many periods and lines a run would close, and nothing of invoices', async () => {
    await openRuns({ runs: [finished], preview: closing, tenant: 'fjord' });
    await screen.findByText(/It makes no invoices\./);
    const row = await screen.findByRole('row', { name: /The schedule/ });
    expect(cellsOf(row)).toEqual(['The schedule', '8 s', '15', '340', 'Done']);
    await press('Dry run');
    expect(await factsUnder('What a run would make now')).toEqual([
      ['Periods to be closed', '3'],
      ['Lines', '40'],
    ]);
    const group = screen.getByRole('row', { name: /^Company ticket/ });
    expect(cellsOf(group)).toEqual(['Monthly', '40', '31 500,00 kr', '30 000,00 kr', '−1 500 kr']);
  });

  it('is asked before it closes what nobody can open again', async () => {
    const { server } = await openRuns({ preview: closing, tenant: 'fjord' });
    await press('Dry run');
    await press('Close now');
    const dialog = within(await screen.findByRole('alertdialog'));
    dialog.getByText('Do you want to start the run?');
    dialog.getByText(/sends no e-mails\./);
    dialog.getByText('40');
    fireEvent.click(dialog.getByRole('button', { name: 'Close now' }));
    await waitFor(() => expect(server.callsTo(startInvoiceRun)).toHaveLength(1));
  });

  it('says until when everything is closed, and what is not', async () => {
    const company = { companyId: 1001, companyName: 'Granlia Bygg AS', agreementId: 7 };
    const months = { firstMonth: '2025-11-01', lastMonth: '2026-01-01', monthCount: 3 };
    await openRuns({
      runs: [goesOn],
      tenant: 'fjord',
      check: {
        ...inOrder,
        firstMonth: null,
        openMonths: {
          count: 1,
          first: [{ ...company, ...months, reason: 'NOT_RUN' }],
          moreCompanies: 0,
        },
      },
    });
    await screen.findByText('Closed until now: 15 periods, 340 lines');
    screen.getByText(/^They stand here until they are closed/);
    screen.getByText(/so nothing is closed\. It is set on the server\.$/);
  });
});
