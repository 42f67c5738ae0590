// @vitest-environment happy-dom
import { companyTicketChangeCalls as calls } from '@takst/contract/ticketing/batches/company-ticket-change-calls.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeServer } from '#testing/fake-server.ts';
import { batch, row, running, totals } from './test-change-batch.ts';
import { changeServer, openChanges, shown } from './test-change-many.tsx';

let server: FakeServer;
beforeEach(() => {
  server = changeServer();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const callsTo = (pathPart: string) =>
  server.calls.filter(({ address }) => address.includes(pathPart));

describe('a change for many that runs', () => {
  it('is fetched every second until it is finished', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    shown.reply = { ...shown.reply, batch: running };
    await openChanges();
    await screen.findByText(/find it (again )?here/);
    shown.reply = { ...shown.reply, batch: { ...running, state: 'finished', done: 1, leftOut: 1 } };
    shown.rows = [row(7, 'done'), row(8, 'left-out', 'NO_ACTIVE_TICKET')];
    await act(() => vi.advanceTimersByTimeAsync(1100));
    await screen.findByText('1 ticket has been ended, last day 31 March 2026');
    await screen.findByText('Has no valid ticket.');
    const callsBefore = callsTo('/3/progress').length;
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(callsTo('/3/progress')).toHaveLength(callsBefore);
  });

  it('is undone for all who were changed, until it begins', async () => {
    const zoned = { ...running, act: 'change-zone', state: 'finished', done: 1, leftOut: 1 };
    shown.reply = { ...shown.reply, batch: zoned };
    shown.rows = [row(7, 'done'), row(8, 'left-out'), row(9, 'refused'), row(10, 'failed')];
    server.answer(calls.createBatch, { status: 200, body: { ...batch, id: 3, act: 'take-back' } });
    server.answer(calls.putRows, { status: 200, body: { stored: 1 } });
    await openChanges();
    await screen.findByText('You can undo the change until it begins on 1 April.');
    fireEvent.click(screen.getByRole('button', { name: 'Undo all' }));
    await waitFor(() =>
      expect(callsTo('/rows').find(({ method }) => method !== 'GET')?.body).toMatchObject({
        rows: [{ subscriberId: '7', firstName: 'Ingrid', lastName: 'Ali', employeeId: 'A-7' }],
      }),
    );
    expect(server.callsTo(calls.createBatch).map(({ body }) => body)).toMatchObject([
      { total: 1, options: { act: 'take-back' } },
    ]);
    const undo = () => screen.queryByRole('button', { name: 'Undo all' });
    for (const [firstStart, isOpen] of [
      ['2026-03-04', false],
      ['2026-03-05', true],
    ] as const) {
      cleanup();
      shown.reply = { ...shown.reply, totals: { ...totals, firstStart } };
      await openChanges();
      await screen.findByText(/1 person gets new zones/);
      expect(undo() !== null).toBe(isOpen);
    }
  });

  it.each([
    [
      'on its day',
      'end',
      '2026-03-03T23:00:00Z',
      'You can undo the ends until the end of the day.',
    ],
    ['not the day after', 'end', '2026-03-03T22:59:59Z', null],
    ['never', 'take-back', '2026-03-04T09:00:00Z', null],
  ])('is undone %s, when it was to %s', async (_, act, startedAt, until) => {
    shown.reply = {
      ...shown.reply,
      batch: { ...running, act, state: 'finished', startedAt, leftOut: 1 },
    };
    shown.rows = [row(7, 'done')];
    await openChanges();
    await screen.findByText('Ingrid Ali');
    if (until !== null) await screen.findByText(until);
    expect(screen.queryAllByRole('button', { name: 'Undo all' })).toHaveLength(
      until === null ? 0 : 1,
    );
  });

  it.each([
    [1, 1],
    [0, 0],
  ])('of the reference is undone until it begins, where %i are done', async (done, count) => {
    const moved = { ...running, act: 'change-agreement', state: 'finished', done, leftOut: 1 };
    shown.reply = { ...shown.reply, batch: moved };
    shown.rows = [row(7, 'done')];
    await openChanges();
    await screen.findByText('Ingrid Ali');
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: 'Undo all' })).toHaveLength(count),
    );
    expect(
      screen.queryAllByText('You can undo the change until it begins on 1 April.'),
    ).toHaveLength(count);
  });

  it('can be filtered to those who were not changed', async () => {
    shown.reply = { ...shown.reply, batch: { ...running, state: 'finished', failed: 1 } };
    shown.rows = [row(7, 'failed', 'UNEXPECTED')];
    await openChanges();
    fireEvent.click(await screen.findByRole('button', { name: /Not carried out|Not done/ }));
    await waitFor(() => expect(callsTo('show=not-done').length).toBeGreaterThan(0));
    screen.getByText(/Something went wrong on our side/);
  });

  it('is listed among others', async () => {
    shown.changes = [
      running,
      { ...running, id: 2, state: 'finished', done: 2, act: 'change-zone' },
    ];
    await openChanges('/bedriftsavtale/endringer');
    await screen.findByText('End 2 tickets');
    await screen.findByText('Change zones for 2 people');
  });
});
