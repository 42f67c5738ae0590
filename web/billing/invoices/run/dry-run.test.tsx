// @vitest-environment happy-dom
import { listInvoiceRuns } from '@takst/contract/billing/invoices/run/list-invoice-runs.contract.ts';
import { previewInvoiceRun } from '@takst/contract/billing/invoices/run/preview-invoice-run.contract.ts';
import { press } from '#testing/actions.ts';
import { asPhone } from '#testing/as-phone.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { cardsOf, cellsOf } from '#testing/cells-of.ts';
import { openRuns } from './test-run-page.tsx';
import { dryRun, finished } from './test-runs.ts';

afterEach(cleanup);

async function tryRun(preview: object = dryRun) {
  const { server } = await openRuns({ preview });
  await press('Dry run');
  await screen.findByText('What a run would make now');
  return server;
}

const [group] = dryRun.groups;
const [company] = dryRun.companies;
const of = (month: number, previousMonth: number) => ({
  month: { lines: 1, totalPrice: month },
  previousMonth: { lines: 1, totalPrice: previousMonth },
});

describe('a dry run', () => {
  it('compares the month with the one before, by agreement type and interval', async () => {
    const intervals = {
      DAILY: 'Daily',
      WEEKLY: 'Weekly',
      MONTHLY_AT_END: 'Monthly',
      QUARTERLY: 'Quarterly',
      ANNUALLY: 'Annually',
      OTHER: 'Other',
    };
    const groups = Object.keys(intervals).map((invoicingInterval, at) => ({
      ...group,
      invoicingInterval,
      ...of(1000 + at, 1002),
    }));
    await tryRun({ ...dryRun, groups });
    const table = within(screen.getByRole('table', { name: 'By agreement type and invoicing' }));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual([
      'Agreement type',
      'Invoicing',
      'Invoices',
      'Lines',
      'To be invoiced',
      'December',
      'January',
      'Difference',
    ]);
    const rows = table.getAllByRole('row').slice(1).map(cellsOf);
    expect(rows.map(([interval]) => interval)).toEqual(Object.values(intervals));
    expect(rows.map((cells) => cells.at(-1))).toEqual([
      '−2 kr',
      '−1 kr',
      'As before',
      '+1 kr',
      '+2 kr',
      '+3 kr',
    ]);
    screen.getByText(/^All of January 2026 against all of December 2025/);
  });

  it('leads to the companies of which the month differs most', async () => {
    await tryRun();
    const table = within(
      screen.getByRole('table', { name: 'Largest differences from December 2025' }),
    );
    const link = table.getByRole('link', { name: 'Otra Bryggeri AS' });
    expect(link.getAttribute('href')).toBe('/bedrifter/1002');
  });

  it('is on cards on a phone, with the names of the months', async () => {
    asPhone();
    await tryRun({
      ...dryRun,
      groups: [{ ...group, ...of(300, 200) }],
      companies: [{ ...company, ...of(500, 400) }],
    });
    expect(await cardsOf('By agreement type and invoicing')).toEqual([
      'Company ticket30 000,00 krMonthly · Invoices: 2 · Lines: 40 · December: 200,00 kr · January: 300,00 kr+100 kr',
    ]);
    expect(await cardsOf('Largest differences from December 2025')).toEqual([
      'Otra Bryggeri ASDecember: 400,00 kr · January: 500,00 kr+100 kr',
    ]);
  });

  it('that is made again shows nothing of the one before meanwhile', async () => {
    const server = await tryRun();
    const { promise, resolve } = Promise.withResolvers<void>();
    const again = { status: 200, body: { ...dryRun, lines: 41 } };
    server.answer(previewInvoiceRun, () => promise.then(() => again));
    await press('Dry run again');
    await screen.findByText('Dry run in progress …');
    expect(screen.queryByText('What a run would make now')).toBeNull();
    resolve();
    await screen.findByText('41');
    expect(screen.queryByText('Dry run in progress …')).toBeNull();
  });

  it('is forgotten when a run has been started', async () => {
    const server = await tryRun();
    await press('Invoice now');
    const dialog = within(await screen.findByRole('alertdialog'));
    server.answer(listInvoiceRuns, { status: 200, body: [finished] });
    fireEvent.click(dialog.getByRole('button', { name: 'Invoice now' }));
    await screen.findByText(/^A dry run shows what a run would make/);
    await screen.findByRole('row', { name: /The schedule/ });
    expect(screen.queryByText('What a run would make now')).toBeNull();
    screen.getByRole('button', { name: 'Dry run' });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
