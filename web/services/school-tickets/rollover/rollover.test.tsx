// @vitest-environment happy-dom
import { listBatches } from '@takst/contract/ticketing/batches/list-batches.contract.ts';
import { getRollover } from '@takst/contract/services/school-tickets/rollover/get-rollover.contract.ts';
import { saveClassMoves } from '@takst/contract/services/school-tickets/rollover/save-class-moves.contract.ts';
import { schoolTicketRolloverCalls as calls } from '@takst/contract/services/school-tickets/rollover/school-ticket-rollover-calls.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { RolloverPage } from './rollover.page.tsx';
import { rolloverReply } from './test-rollover.ts';

afterEach(cleanup);

type Opening = Partial<PageOptions> & { reply?: object };

async function openRollover({ reply = rolloverReply, ...options }: Opening = {}) {
  const server = fakeServer(
    [getRollover, { status: 200, body: reply }],
    [saveClassMoves, { status: 200, body: { saved: 1 } }],
    [listBatches, { status: 200, body: { totalEntries: 0, matches: [] } }],
    [calls.createBatch, { status: 200, body: { id: 77 } }],
    [calls.putRows, { status: 200, body: { stored: 4 } }],
  );
  const page = await openPage({
    pages: { '/skole/nytt-skolear': RolloverPage, '/skole/nytt-skolear/$id': () => <p>Batch</p> },
    at: '/skole/nytt-skolear',
    features: ['school', 'school.order'],
    texts: ['school-rollover', 'tickets', 'batches'],
    ...options,
  });
  return { server, ...page };
}

describe('the next school year', () => {
  it('says where classes move, who leaves, and what is to be looked at', async () => {
    await openRollover();
    const table = await screen.findByRole('table', { name: 'Classes' });
    const field = within(table).getByRole<HTMLInputElement>('textbox', { name: '8A moves to' });
    expect(field.value).toBe('9A');
    within(table).getByText('1 begins the 2nd year: 4 km applies');
    const leavers = within(table).getByRole('row', { name: /^10B Leaves .*All 1.*6 km applies/ });
    const tick = within(leavers).getByRole<HTMLInputElement>('checkbox', {
      name: 'All of 10B leave',
    });
    expect(tick.checked).toBe(true);
    const summary = screen.getByRole('region', { name: 'School year 2026/2027' });
    expect(summary.textContent).toMatch(/1 × 50.kr = 50.kr/);
    expect(document.body.textContent).toMatch(/1.131.kr per month/);
    within(summary).getByText(/Order by 10 August 2026/);
    within(summary).getByText('1 pupil has no price yet and is not counted.');
  });

  it('remembers another class, and that a class leaves', async () => {
    const { server } = await openRollover();
    const field = await screen.findByRole('textbox', { name: '8A moves to' });
    await act(async () => fireEvent.change(field, { target: { value: ' 9C ' } }));
    await act(async () => fireEvent.keyDown(field, { key: 'Enter' }));
    await waitFor(() => expect(server.callsTo(saveClassMoves)).toHaveLength(1));
    const tick = screen.getByRole('checkbox', { name: 'All of 1A leave' });
    await act(async () => fireEvent.click(tick));
    await waitFor(() => expect(server.callsTo(saveClassMoves)).toHaveLength(2));
    expect(server.callsTo(saveClassMoves).map(({ body }) => body)).toEqual([
      { moves: [{ from: '8A', to: '9C' }] },
      { moves: [{ from: '1A', to: null }] },
    ]);
  });

  it('saves no class without a name', async () => {
    const { server } = await openRollover();
    const field = await screen.findByRole('textbox', { name: '8A moves to' });
    await act(async () => fireEvent.change(field, { target: { value: ' ' } }));
    await act(async () => fireEvent.blur(field));
    screen.getByText(/Type the name of the class/);
    expect(server.callsTo(saveClassMoves)).toEqual([]);
  });

  it('opens the pupils of a count, and those of a class, of whom some leave', async () => {
    await openRollover();
    const counts = await screen.findByRole('region', { name: 'The pupils' });
    await act(async () => fireEvent.click(within(counts).getAllByRole('button')[0] as HTMLElement));
    const keeps = screen.getByRole('table', { name: 'Keep everything' });
    expect(within(keeps).getAllByRole('row')).toHaveLength(4);
    await act(async () =>
      fireEvent.click(screen.getByRole('button', { name: /^The pupils of 8A/ })),
    );
    const own = screen.getByRole('table', { name: 'The pupils of 8A' });
    within(own).getByRole('row', { name: /^Amina Aune 8A → 9A A new card/ });
    within(own).getByRole('row', { name: /^Live Aune 8A Has a ticket for the next school year/ });
    const tick = within(own).getByRole('checkbox', { name: 'Leah Aune leaves' });
    await act(async () => fireEvent.click(tick));
    expect(screen.getByText('1 of 4')).toBeTruthy();
    expect(document.body.textContent).toMatch(/754.kr per month/);
  });

  it('makes a list of what is on the screen, and orders nothing by itself', async () => {
    const { server, router } = await openRollover();
    await act(async () =>
      fireEvent.click(await screen.findByRole('button', { name: 'Order the next school year' })),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/skole/nytt-skolear/77'));
    expect(server.callsTo(calls.createBatch)[0]?.body).toMatchObject({
      source: { kind: 'ticked' },
      options: { act: 'order', beginsIn: 2026 },
      total: 4,
    });
    expect(server.callsTo(calls.putRows)[0]?.body).toMatchObject({
      rows: [{ ticketId: '21', className: '9A' }, { ticketId: '22' }, {}, { className: '2A' }],
    });
  });

  it('says from when it can be ordered', async () => {
    const reply = { ...rolloverReply, year: null, opensOn: '2027-05-01', moves: [], pupils: [] };
    await openRollover({ reply });
    await screen.findByText('The next school year is not open yet');
    screen.getByText(/From 1 May 2027/);
    expect(screen.queryByRole('button', { name: /Order/ })).toBeNull();
  });

  it('has nothing to order for a school without pupils', async () => {
    await openRollover({ reply: { ...rolloverReply, moves: [], pupils: [] } });
    await screen.findByText('No pupils to move up');
  });

  it('speaks Norwegian', async () => {
    await openRollover({ language: 'nb' });
    await screen.findByRole('button', { name: 'Bestill neste skoleår' });
    screen.getByRole('textbox', { name: '8A flytter til' });
  });
});
