// @vitest-environment happy-dom
import { schoolTicketRollover } from '@takst/contract/services/school-tickets/rollover/school-ticket-rollover.ts';
import { schoolTicketRolloverCalls as calls } from '@takst/contract/services/school-tickets/rollover/school-ticket-rollover-calls.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { draftBatch, readyTotals } from '#ticketing/batches/test-batch.ts';
import { plainText } from '#testing/cells-of.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { RolloverBatchPage } from './rollover-batch.page.tsx';

afterEach(cleanup);

const batch = {
  ...draftBatch,
  service: 'school-ticket-rollover',
  act: 'order',
  source: { kind: 'ticked', name: null },
} as const;
const finished = {
  ...batch,
  state: 'finished',
  done: 1,
  refused: 1,
  startedAt: '2026-03-04T09:00:00Z',
  startedBy: 'Kari Nordmann',
} as const;

const row = {
  position: 1,
  cells: { ticketId: '21', firstName: 'Leah', lastName: 'Aune', className: '9A' },
  readAs: {},
  state: 'done',
  faults: [],
  effect: null,
  subject: { type: 'ticket', id: 91 },
  reason: null,
};

/** Rows of a result: one ordered, one whose pupil has a ticket already, and one whose ticket is erased. */
const resultRows = [
  row,
  { ...row, position: 2, state: 'refused', subject: { type: 'ticket', id: 92 } },
  { ...row, position: 3, cells: {}, subject: null },
];

type Opening = Partial<PageOptions> & { rows?: readonly object[] };

async function openBatch(
  reply: object,
  totals: object = {},
  { rows = resultRows, ...options }: Opening = {},
) {
  const server = fakeServer(
    [
      calls.getBatch,
      {
        status: 200,
        body: {
          batch: reply,
          options: { act: 'order', beginsIn: 2026, slashOrder: null },
          totals: { ...readyTotals, ...totals },
        },
      },
    ],
    [calls.getProgress, { status: 200, body: reply }],
    [
      calls.listRows,
      {
        status: 200,
        body: { totalEntries: rows.length, matches: rows },
      },
    ],
    [calls.createBatch, { status: 200, body: { id: 78 } }],
    [calls.putRows, { status: 200, body: { stored: 1 } }],
  );
  const page = await openPage({
    pages: { '/skole/nytt-skolear/$id': RolloverBatchPage },
    at: '/skole/nytt-skolear/3',
    features: ['school', 'school.order'],
    texts: ['school-rollover', 'tickets', 'batches'],
    ...options,
  });
  return { server, ...page };
}

const factsIn = (place: HTMLElement) =>
  [...place.querySelectorAll('dt')].map((term) =>
    [term, term.nextElementSibling].map((element) => plainText(element?.textContent)),
  );

describe('an order of the next school year', () => {
  it('says before it happens what it costs, and who is marked', async () => {
    await openBatch(batch, {
      pricePerMonth: 754,
      notes: [
        { code: 'second-year', rows: 1 },
        { code: 'new-card', rows: 2 },
      ],
    });
    await screen.findByRole('heading', { level: 1, name: 'Next school year for 2 pupils' });
    await screen.findByText(/2 tickets are ready\. It costs 754.kr per month\./);
    expect(document.body.textContent).toMatch(/1 begins the 2nd year: the right is from 4 km/);
    expect(document.body.textContent).toMatch(/2 get new cards/);
    expect(screen.queryByRole('button', { name: 'Undo the order' })).toBeNull();
  });

  it('asks once more with the tickets, the first day and the price', async () => {
    await openBatch(batch, { pricePerMonth: 754, firstStart: '2026-08-20' });
    fireEvent.click(await screen.findByRole('button', { name: 'Order 2 tickets' }));
    const question = await screen.findByRole('dialog');
    expect(factsIn(question)).toEqual([
      ['Tickets', '2'],
      ['First day', '20.08.2026'],
      ['Price per month', '754 kr'],
    ]);
    cleanup();
    await openBatch(batch);
    fireEvent.click(await screen.findByRole('button', { name: 'Order 2 tickets' }));
    expect(factsIn(await screen.findByRole('dialog'))).toEqual([['Tickets', '2']]);
  });

  it('says what each pupil gets, and who gets nothing and why', async () => {
    const effect = { startDate: '2026-08-20', pricePerMonth: 377, knownAs: null, notes: [] };
    const fault = { column: null, code: 'HAS_NEXT_TICKET', proposal: null, otherRow: null };
    const odin = { ...row.cells, firstName: 'Odin' };
    const rows = [
      { ...row, state: 'ready', effect },
      { ...row, position: 2, cells: odin, state: 'faulty', subject: null, faults: [fault] },
    ];
    const faultGroups = [{ column: null, code: fault.code, rows: 1 }];
    await openBatch(batch, { ready: 1, faulty: 1, faultGroups }, { rows });
    await screen.findByText('1 ticket is ready. 1 gets no ticket.');
    const ready = await screen.findByRole('row', { name: /Leah/ });
    expect(plainText(ready.textContent)).toContain('From 20.08.2026, 377 kr per month');
    const faulty = screen.getByRole('row', { name: /Odin/ });
    expect(faulty.textContent).toMatch(/ticket for the next school year/);
  });

  it('knows what every code means', async () => {
    const codes = [...schoolTicketRollover.faults, ...schoolTicketRollover.generalFaults];
    const faultGroups = codes.map((code) => ({ column: null, code, rows: 2 }));
    await openBatch({ ...batch, source: { kind: 'file', name: 'a.csv' } }, { faultGroups });
    fireEvent.click(await screen.findByRole('button', { name: 'What do the faults mean?' }));
    const { textContent } = await screen.findByRole('dialog');
    expect(textContent).toContain('has a ticket for the next school year already');
    expect(textContent).not.toContain('Unknown:');
  });

  it('leads to each ticket that was ordered', async () => {
    await openBatch(finished);
    const links = await screen.findAllByRole('link', { name: /Leah/ });
    expect(links[0]?.getAttribute('href')).toBe('/skole/91');
  });

  it('is undone on the same day: a list of the tickets that were ordered', async () => {
    const { server, router } = await openBatch(finished);
    const undo = await screen.findByRole('button', { name: 'Undo the order' });
    await act(async () => fireEvent.click(undo));
    await waitFor(() => expect(router.state.location.pathname).toBe('/skole/nytt-skolear/78'));
    expect(server.callsTo(calls.createBatch)[0]?.body).toMatchObject({
      options: { act: 'take-back', beginsIn: 0 },
      total: 1,
    });
    const addresses = server.callsTo(calls.listRows).map(({ address }) => address);
    expect(addresses.filter((one) => one.includes('maxEntries=10000'))).toHaveLength(1);
    expect(server.callsTo(calls.putRows)[0]?.body).toMatchObject({
      rows: [{ ticketId: '91', firstName: 'Leah', className: '9A' }],
    });
  });

  it('stays when it cannot be undone, and says so', async () => {
    const { server, router } = await openBatch(finished);
    server.answer(calls.createBatch, { status: 500, body: { code: 'UNEXPECTED', id: 'x' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo the order' }));
    await screen.findByText('The order was not made');
    expect(router.state.location.pathname).toBe('/skole/nytt-skolear/3');
  });

  it.each([
    ['that was ended before its last row', true, { state: 'ended' }],
    ['in which nothing was ordered', false, { done: 0, refused: 2 }],
    ['that still runs', false, { state: 'running' }],
    ['that has not begun', false, { startedAt: null }],
  ])('%s may be undone: %s', async (_, mayUndo, changed) => {
    await openBatch({ ...finished, ...changed });
    await screen.findByRole('heading', { level: 1 });
    await screen.findAllByText(/Leah/);
    expect(screen.queryByRole('button', { name: 'Undo the order' }) !== null).toBe(mayUndo);
  });

  it('is undone only by who may order', async () => {
    await openBatch(finished, {}, { features: ['school'] });
    await screen.findByText('1 ticket has been ordered');
    expect(screen.queryByRole('button', { name: 'Undo the order' })).toBeNull();
  });

  it('is not undone on another day, and neither is what was taken back', async () => {
    await openBatch({ ...finished, startedAt: '2026-03-03T09:00:00Z' });
    await screen.findByText('1 ticket has been ordered');
    expect(screen.queryByRole('button', { name: 'Undo the order' })).toBeNull();
    cleanup();
    await openBatch({ ...finished, act: 'take-back' });
    await screen.findByText('1 ticket has been cancelled');
    expect(screen.queryByRole('button', { name: 'Undo the order' })).toBeNull();
  });
});

describe('an order of the next school year that is undone', () => {
  const back = { ...batch, act: 'take-back' } as const;

  it('says that tickets are cancelled, and no price', async () => {
    const effect = { startDate: null, pricePerMonth: null, knownAs: null, notes: [] };
    const rows = [{ ...row, state: 'ready', effect }];
    await openBatch(back, { pricePerMonth: 754 }, { rows });
    await screen.findByRole('heading', { name: 'Undo 2 tickets for the next school year' });
    await screen.findByText(
      '2 tickets are ready. The tickets are cancelled, and nothing is invoiced.',
    );
    expect((await screen.findByRole('row', { name: /Leah/ })).textContent).toContain(
      'Is cancelled',
    );
    expect(document.body.textContent).not.toContain('754');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel 2 tickets' }));
    expect(factsIn(await screen.findByRole('dialog'))).toEqual([['Tickets', '2']]);
  });
});
