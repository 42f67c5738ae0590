// @vitest-environment happy-dom
import { pathTo } from '@takst/contract/app/path-to.ts';
import type { BatchService } from '@takst/contract/ticketing/batches/batch-service.ts';
import { companyTicketOrders } from '@takst/contract/ticketing/batches/company-ticket-orders.ts';
import { freeTicketOrders } from '@takst/contract/ticketing/batches/free-ticket-orders.ts';
import { codeImports } from '@takst/contract/ticketing/code-pools/code-imports.ts';
import { press } from '#testing/actions.ts';
import { cellsOf } from '#testing/cells-of.ts';
import { cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { faultOf, personRow, type RowOnTheWire } from '../test-batch.ts';
import {
  batchServer,
  openBatchPage,
  orderCalls as calls,
  orderKit as kit,
} from '../test-batch-page.tsx';
import { checkedService, kariMoe } from '../test-mend-table.tsx';

afterEach(() => cleanup());

const finished = { state: 'finished', done: 1, startedBy: 'Ola Dahl' } as const;
const tableOf = async () => {
  await screen.findByRole('table', { name: 'Rows' });
  await waitFor(() => expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(0));
  const [head, ...rows] = screen.getAllByRole('row');
  return {
    headings: [...(head?.querySelectorAll('th') ?? [])].map(({ textContent }) => textContent),
    rows: rows.map((row) => [row.querySelector('th')?.textContent, ...cellsOf(row)]),
  };
};

describe('what came of the rows', () => {
  it('names each person, by what the rows need and what identifies a person', async () => {
    const cells = {
      firstName: 'Ola',
      lastName: 'Moe',
      phone: '4,1E7',
      employeeId: '12',
      zoneFrom: '1',
    };
    batchServer({
      batch: finished,
      rows: [
        personRow(1, { state: 'done' }),
        personRow(2, { state: 'left-out', cells, readAs: { phone: '41000000' } }),
      ],
    });
    await openBatchPage({ ownColumnNames: { employeeId: 'Payroll number' } });
    expect(await tableOf()).toEqual({
      headings: ['Row', 'Name', 'Mobile', 'Payroll number', 'Status'],
      rows: [
        ['Kari No 1', '1', '41234567', '11', 'Done'],
        // As it was read, and not as the spreadsheet had damaged it.
        ['Ola Moe', '2', '41000000', '12', 'Skipped'],
      ],
    });
  });

  it('has what identifies a person where some row has it, and no details', async () => {
    const service: BatchService = {
      ...checkedService,
      columns: {
        ...checkedService.columns,
        profile: { ...freeTicketOrders.columns.profile, isRequired: true },
        startDate: { ...companyTicketOrders.columns.startDate, isIdentity: true },
      },
    };
    const headingsWith = async (startDate: string) => {
      const cells = { ...kariMoe, agreement: 'Oslo', profile: 'Adult', startDate };
      batchServer({ batch: finished, rows: [personRow(1), personRow(2, { cells })] });
      await openBatchPage({ service });
      const { headings } = await tableOf();
      cleanup();
      return headings;
    };
    expect(await headingsWith('')).toEqual(['Row', 'Name', 'Mobile', 'Status']);
    expect(await headingsWith('1.4.2026')).toEqual([
      'Row',
      'Name',
      'Mobile',
      'Start date',
      'Status',
    ]);
  });

  it.each<[RowOnTheWire['state'], RowOnTheWire['faults'], string]>([
    ['unchecked', [], 'Waiting'],
    ['faulty', [], 'Waiting'],
    ['ready', [], 'Waiting'],
    ['left-out', [], 'Skipped'],
    ['done', [faultOf('phone', 'mobilePhone')], 'Done'],
    ['refused', [faultOf(null, 'ROW_TWICE')], 'RefusedThe same person as in another row'],
    [
      'failed',
      [faultOf(null, 'UNEXPECTED'), faultOf('phone', 'mobilePhone')],
      'FailedSomething went wrong on our side Mobile: Not a mobile number',
    ],
  ])('of a row that is %s with %j is said', async (state, faults, text) => {
    batchServer({ batch: finished, rows: [personRow(1, { state, faults })] });
    await openBatchPage();
    const { rows } = await tableOf();
    expect(rows[0]?.at(-1)).toBe(text);
  });

  it('leads to what was made of a row, where it has a page', async () => {
    const subject = (type: string, id: number) => ({ type, id });
    batchServer({
      batch: finished,
      rows: [
        personRow(1, { state: 'done', subject: subject('ticket', 70) }),
        personRow(2, { state: 'done', subject: subject('other', 71) }),
        personRow(3, { state: 'refused' }),
      ],
    });
    await openBatchPage({
      subjectPath: ({ type, id }) =>
        type === 'ticket' ? pathTo('/bedriftsavtale/endringer/{id}', { id }) : null,
    });
    await tableOf();
    const links = screen.getAllByRole('link', { name: /^Kari/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Kari No 1', '/bedriftsavtale/endringer/70'],
    ]);
  });

  it('says what was done with each row, where a service does several things', async () => {
    batchServer({
      batch: finished,
      rows: [personRow(1, { state: 'done', act: 'end' }), personRow(2, { state: 'done' })],
    });
    await openBatchPage({ texts: { ...kit.texts, act: (act) => `To ${act}` } });
    const { headings, rows } = await tableOf();
    expect(headings).toEqual(['Row', 'Name', 'What', 'Mobile', 'Employee number', 'Status']);
    expect(rows.map((cells) => cells[2])).toEqual(['To end', '']);
  });

  it('keeps secrets: a row is called by its number', async () => {
    const cells = { code: 'SECRET-1' };
    batchServer({ batch: finished, rows: [personRow(4, { state: 'refused', cells })] });
    await openBatchPage({ service: codeImports });
    expect(await tableOf()).toEqual({
      headings: ['Row', 'Status'],
      rows: [['row 4', 'Refused']],
    });
    expect(screen.queryByText(/SECRET/)).toBeNull();
  });

  it('has 50 rows on a page, and says so where there is none', async () => {
    const facts = { batch: finished, rows: [personRow(1)], totalEntries: 120 };
    const server = batchServer(facts);
    const { router } = await openBatchPage();
    await tableOf();
    screen.getByText('Showing 1–50 of 120');
    await press('Page 3');
    await waitFor(() => expect(router.state.location.search).toEqual({ page: '3' }));
    await waitFor(() =>
      expect(server.callsTo(calls.listRows).at(-1)?.address).toMatch(/maxEntries=50&offset=100/),
    );
    cleanup();
    batchServer({ batch: finished });
    await openBatchPage();
    await screen.findByText('No rows here');
    expect(screen.queryByRole('table')).toBeNull();
  });
});
