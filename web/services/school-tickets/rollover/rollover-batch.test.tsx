// @vitest-environment happy-dom
import { schoolTicketRolloverCalls as calls } from '@takst/contract/services/school-tickets/rollover/school-ticket-rollover-calls.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { draftBatch, readyTotals } from '#ticketing/batches/test-batch.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage } from '#testing/open-page.tsx';
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

async function openBatch(reply: object, totals: object = {}) {
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
        body: {
          totalEntries: 2,
          matches: [row, { ...row, position: 2, state: 'refused', subject: null }],
        },
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
  });
  return { server, ...page };
}

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

  it('is undone on the same day: a list of the tickets that were ordered', async () => {
    const { server, router } = await openBatch(finished);
    const undo = await screen.findByRole('button', { name: 'Undo the order' });
    await act(async () => fireEvent.click(undo));
    await waitFor(() => expect(router.state.location.pathname).toBe('/skole/nytt-skolear/78'));
    expect(server.callsTo(calls.createBatch)[0]?.body).toMatchObject({
      options: { act: 'take-back' },
      total: 1,
    });
    expect(server.callsTo(calls.putRows)[0]?.body).toMatchObject({
      rows: [{ ticketId: '91', firstName: 'Leah', className: '9A' }],
    });
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
