// @vitest-environment happy-dom
import { companyTicketRosterCalls as calls } from '@takst/contract/services/company-tickets/roster/company-ticket-roster-calls.ts';
import { listBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import { listCompanyProducts } from '@takst/contract/ticketing/subscribers/list-company-products.contract.ts';
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftBatch, readyTotals } from '#ticketing/batches/test-batch.ts';
import { summaryOf } from '#ticketing/roster/test-roster-summary.ts';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { RosterBatchPage } from './roster-batch.page.tsx';
import { RosterPage } from './roster.page.tsx';

const batch = { ...draftBatch, service: 'company-ticket-roster' };
const totals = { ...readyTotals, ready: 1, leftOut: 1, pricePerMonth: 519 };
const options = {
  isWhole: true,
  lastDay: null,
  agreementName: '1',
  startDate: '2026-04-01',
  zoneFrom: '1',
  zoneTo: '1',
  validAllZones: false,
  slashOrder: null,
};

const leaver = {
  position: 1,
  listRow: null,
  class: 'leaver',
  act: 'end',
  reason: null,
  changes: [],
  isAccepted: false,
  subscriberId: 7,
  knownAs: 'Ingrid Ali',
  before: {},
  date: '2026-03-31',
  pricePerMonth: -519,
  family: [],
  row: {
    position: 1,
    cells: { firstName: 'Ingrid', lastName: 'Ali', employeeId: 'A-7', phone: '+4741234567' },
    readAs: {},
    state: 'left-out',
    faults: [],
    effect: null,
    subject: { type: 'subscriber', id: 7 },
  },
};

let server: FakeServer;
let summary: object;
beforeEach(() => {
  summary = summaryOf({ leaver: { rows: 1, possible: 1, accepted: 0 } });
  server = fakeServer(
    [calls.getBatch, { status: 200, body: { batch, totals, options } }],
    [calls.getProgress, { status: 200, body: batch }],
    [calls.runBatch, { status: 200, body: { ...batch, state: 'running' } }],
    [calls.listColumnMap, { status: 200, body: [] }],
    [calls.getRosterSummary, () => ({ status: 200, body: summary })],
    [calls.compareRoster, () => ({ status: 200, body: summary })],
    [calls.acceptProposals, () => ({ status: 200, body: summary })],
    [calls.listRosterRows, { status: 200, body: { totalEntries: 1, matches: [leaver] } }],
    [listBatches, { status: 200, body: { totalEntries: 0, matches: [] } }],
    [listZones, { status: 200, body: zonesInARow('1', '2Ø', '3Ø') }],
    [listCompanyProducts, { status: 200, body: [] }],
  );
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const texts = [
  'company-tickets',
  'batches',
  'roster',
  'batch-company-ticket-roster',
  'never-leaver',
] as const;
const open = (at: string) =>
  openPage({
    pages: {
      '/bedriftsavtale/sammenlign': RosterPage,
      '/bedriftsavtale/sammenlign/$id': RosterBatchPage,
    },
    at,
    texts: [...texts],
  });

describe('the comparison with the list of employees', () => {
  it('asks whether the list is whole before it is read', async () => {
    await open('/bedriftsavtale/sammenlign');
    await screen.findByText('Is everybody who works for you in the list?');
    expect(screen.queryByText('Choose a file')).toBeNull();
    screen.getByText('We propose to end the tickets of those who are not in the list.');
    screen.getByText('We look for joiners and changes. Nobody is found to have left.');
    fireEvent.click(screen.getByRole('radio', { name: /No, only a part/ }));
    await screen.findByText('Choose a file');
  });

  it('is made when the page opens and it is not', async () => {
    summary = summaryOf({}, { isCompared: false });
    await open('/bedriftsavtale/sammenlign/3');
    await waitFor(() => expect(server.callsTo(calls.compareRoster)).toHaveLength(1));
  });

  it('shows a leaver with date and saving, not ticked, and accepts them as seen', async () => {
    await open('/bedriftsavtale/sammenlign/3');
    const box = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: 'Accept Ingrid Ali',
    });
    expect(box.checked).toBe(false);
    expect(document.body.textContent).toContain('−519');
    fireEvent.click(box);
    // The tick stays while the call is on its way.
    expect(box.checked).toBe(true);
    await waitFor(() =>
      expect(server.callsTo(calls.acceptProposals).map(({ body }) => body)).toEqual([
        { which: 'rows', positions: [1], isAccepted: true },
      ]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Accept 1' }));
    await waitFor(() =>
      expect(server.callsTo(calls.acceptProposals).at(-1)?.body).toEqual({
        which: 'group',
        class: 'leaver',
        isAccepted: true,
        seen: 1,
      }),
    );
  });

  it('keeps the other options when one is chosen, and has a last day for a whole list alone', async () => {
    await open('/bedriftsavtale/sammenlign/3');
    const day = await screen.findByLabelText<HTMLSelectElement>('Last day for leavers');
    expect(day.value).toBe('2026-03-31');
    fireEvent.change(day, { target: { value: '2026-04-30' } });
    await waitFor(() =>
      expect(server.callsTo(calls.compareRoster).map(({ body }) => body)).toEqual([
        { options: { ...options, lastDay: '2026-04-30' } },
      ]),
    );
    fireEvent.click(screen.getByRole('radio', { name: /No, only a part/ }));
    await waitFor(() => expect(screen.queryByLabelText(/^Last day/)).toBeNull());
  });

  it('says how many of each kind it has found', async () => {
    const counts = { joiner: 2, leaver: 1, changed: 3, 'changed-phone': 4, unchanged: 5 };
    const groups = Object.entries(counts).map(([name, rows]) => [name, { rows }]);
    summary = summaryOf(Object.fromEntries(groups));
    await open('/bedriftsavtale/sammenlign/3');
    await screen.findByRole('heading', { level: 1, name: 'Look over the proposals' });
    await screen.findByText('2 joiners, 1 leavers, 7 changed, 5 unchanged.');
  });

  it('asks for the number of ends when the list may be half of it', async () => {
    summary = summaryOf(
      { leaver: { rows: 1, possible: 1, accepted: 1 } },
      { isPerhapsHalfAList: true, ends: 1 },
    );
    await open('/bedriftsavtale/sammenlign/3');
    await screen.findByText('Is this the whole list?');
    fireEvent.click(await screen.findByRole('button', { name: 'Carry out 1 change' }));
    const field = await screen.findByLabelText('Type how many tickets end');
    const submit = () => {
      const [, inDialog] = screen.getAllByRole('button', {
        name: 'Carry out 1 change',
        hidden: true,
      });
      if (inDialog) fireEvent.click(inDialog);
    };
    submit();
    await screen.findByText('Type 1');
    expect(server.callsTo(calls.runBatch)).toEqual([]);
    fireEvent.change(field, { target: { value: '1' } });
    submit();
    await waitFor(() =>
      expect(server.callsTo(calls.runBatch).at(-1)?.body).toMatchObject({
        action: 'start',
        confirmedNumber: 1,
      }),
    );
  });
});
