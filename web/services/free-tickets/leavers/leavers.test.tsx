// @vitest-environment happy-dom
import { freeTicketLeaverCalls as calls } from '@takst/contract/services/free-tickets/leavers/free-ticket-leaver-calls.ts';
import { listBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftBatch, readyTotals } from '#ticketing/batches/test-batch.ts';
import { summaryOf } from '#ticketing/roster/test-roster-summary.ts';
import { departmentStore } from '#services/free-tickets/many/test-many.tsx';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { LeaverBatchPage } from './leaver-batch.page.tsx';
import { LeaversPage } from './leavers.page.tsx';

const batch = { ...draftBatch, service: 'free-ticket-leavers' };
const totals = { ...readyTotals, ready: 0, leftOut: 1 };
const options = { isWhole: true, lastDay: '2026-03-31', slashOrder: null };

const leaver = {
  position: 1,
  listRow: null,
  class: 'leaver',
  act: 'end',
  reason: null,
  changes: [],
  isAccepted: false,
  subscriberId: 7,
  knownAs: 'Erlend Kvam',
  before: {},
  date: '2026-03-31',
  pricePerMonth: -1003,
  family: [
    {
      id: 31,
      name: 'Erlend Kvam',
      holderType: 'EMPLOYEE',
      startDate: '2025-09-01',
      expirationDate: null,
    },
    {
      id: 32,
      name: 'Mira Kvam',
      holderType: 'FAMILY_MEMBER',
      startDate: '2026-06-01',
      expirationDate: '2026-12-31',
    },
  ],
  row: {
    position: 1,
    cells: { firstName: 'Erlend', lastName: 'Kvam', employeeId: '30003' },
    readAs: {},
    state: 'left-out',
    faults: [] as object[],
    effect: {
      startDate: '2026-03-31',
      pricePerMonth: -1003,
      knownAs: null,
      notes: ['PENDING_CANCELLED'],
    },
    subject: { type: 'ticket', id: 31 },
  },
};

let server: FakeServer;
let summary: object;
let row: object;
beforeEach(() => {
  summary = summaryOf({ leaver: { rows: 1, possible: 1, accepted: 0 } });
  row = leaver;
  server = fakeServer(
    [calls.getBatch, { status: 200, body: { batch, totals, options } }],
    [calls.getProgress, { status: 200, body: batch }],
    [calls.runBatch, { status: 200, body: { ...batch, state: 'running' } }],
    [calls.listColumnMap, { status: 200, body: [] }],
    [calls.getRosterSummary, () => ({ status: 200, body: summary })],
    [calls.compareRoster, () => ({ status: 200, body: summary })],
    [calls.acceptProposals, () => ({ status: 200, body: summary })],
    [calls.listRosterRows, () => ({ status: 200, body: { totalEntries: 1, matches: [row] } })],
    [listBatches, { status: 200, body: { totalEntries: 0, matches: [] } }],
  );
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const start = '/fribilletter/massebestillinger/sluttet';
const open = (at: string) =>
  openPage({
    pages: { [start]: LeaversPage, [`${start}/$id`]: LeaverBatchPage },
    at,
    company: departmentStore,
    features: ['freeTicket'],
    texts: ['free-leavers', 'free-many', 'roster', 'tickets', 'batches'],
  });

describe('the page that finds leavers', () => {
  it('reads a list only when it is whole', async () => {
    await open(start);
    fireEvent.click(await screen.findByRole('radio', { name: /No, only a part/ }));
    await screen.findByText('We need the whole list');
    expect(screen.queryByText('Choose a file')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /Yes, the whole list/ }));
    await screen.findByText('Choose a file');
  });

  it('shows who has left with all tickets of the family, not ticked', async () => {
    await open(`${start}/3`);
    const box = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Accept Erlend Kvam',
    });
    expect(box.checked).toBe(false);
    const shownRow = screen.getByRole('row', { name: /Erlend Kvam/ });
    expect(shownRow.textContent).toMatch(
      /Erlend Kvam · EmployeeMira Kvam · Family member, from 1\sJun, until 31\sDec/,
    );
    expect(shownRow.textContent).toContain('What has not begun');
    expect(shownRow.textContent).toMatch(/−1\s003\skr$/);
    expect(screen.getByRole('link', { name: 'Erlend Kvam' }).getAttribute('href')).toBe(
      '/fribilletter/31',
    );
    fireEvent.click(box);
    await waitFor(() =>
      expect(server.callsTo(calls.acceptProposals).map(({ body }) => body)).toEqual([
        { which: 'rows', positions: [1], isAccepted: true },
      ]),
    );
  });

  it('says whose ticket stands in the way, and offers no tick', async () => {
    const others = [{ name: 'Mira Kvam', day: '2026-03-31' }];
    const faults = [
      { column: null, code: 'TICKET_NOT_ENDABLE', proposal: null, otherRow: null, others },
    ];
    row = { ...leaver, row: { ...leaver.row, effect: null, faults } };
    await open(`${start}/3`);
    const ownRow = await screen.findByRole('row', { name: /Erlend Kvam/ });
    expect(ownRow.textContent).toMatch(/cannot be ended now.*Mira Kvam/);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('compares again with another last day', async () => {
    await open(`${start}/3`);
    const field = await screen.findByLabelText<HTMLSelectElement>('Last day for leavers');
    fireEvent.change(field, { target: { value: '2026-03-10' } });
    await waitFor(() =>
      expect(server.callsTo(calls.compareRoster).map(({ body }) => body)).toEqual([
        { options: { ...options, lastDay: '2026-03-10' } },
      ]),
    );
  });

  it('asks for how many employees tickets end when the list may be half of it', async () => {
    summary = summaryOf(
      {
        leaver: { rows: 9, possible: 9, accepted: 2 },
        unchanged: { rows: 11, possible: 0, accepted: 0 },
        'never-leaver': { rows: 30, possible: 0, accepted: 0 },
      },
      { isPerhapsHalfAList: true, ends: 2 },
    );
    await open(`${start}/3`);
    // Pensioners are on no list: they do not count.
    await screen.findByText(/^9 of 20 employees with a ticket are not in the list/);
    fireEvent.click(await screen.findByRole('button', { name: 'End for 2 employees' }));
    const field = await screen.findByLabelText('Type for how many employees you end tickets');
    fireEvent.change(field, { target: { value: '2' } });
    const [, inDialog] = screen.getAllByRole('button', {
      name: 'End for 2 employees',
      hidden: true,
    });
    if (inDialog) fireEvent.click(inDialog);
    await waitFor(() =>
      expect(server.callsTo(calls.runBatch).at(-1)?.body).toMatchObject({
        action: 'start',
        confirmedNumber: 2,
      }),
    );
  });
});
