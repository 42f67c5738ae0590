// @vitest-environment happy-dom
import { dialog, press } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { draftBatch, readyTotals, type TotalsOnTheWire } from '../test-batch.ts';
import { type BatchFacts, orderCalls as calls, orderKit as kit } from '../test-batch-page.tsx';
import { openFoot, start, twiceGroup, withFaults } from '../test-foot-bar.tsx';

afterEach(() => cleanup());

describe('carrying out in a dialog', () => {
  const facts = () =>
    [...screen.getByRole('dialog').querySelectorAll('dt')].map((term) => [
      term.textContent,
      plainText(term.nextElementSibling?.textContent),
    ]);
  const cost = {
    pricePerMonth: 694.5,
    taxPerMonth: 200,
    firstStart: '2026-04-01',
    lastStart: '2026-05-01',
  };

  it.each<[Partial<TotalsOnTheWire>, string[][]]>([
    [
      cost,
      [
        ['Number', '2'],
        ['Price', '694,50 kr per month'],
        ['Taxable benefit', '200 kr per month'],
        ['Starts', '1 April 2026 – 1 May 2026'],
      ],
    ],
    [
      { ...cost, pricePerMonth: null, taxPerMonth: null, lastStart: '2026-04-01' },
      [
        ['Number', '2'],
        ['Price', 'Shown when the tickets are ordered'],
        ['Starts', '1 April 2026'],
      ],
    ],
  ])('says before what it comes to: %j', async (totals, terms) => {
    const { runs } = await openFoot({ totals });
    await press('Order 2');
    await screen.findByRole('dialog', { name: 'Order 2' });
    expect(facts()).toEqual(terms);
    expect(dialog().queryByText(/skipped/)).toBeNull();
    expect(runs()).toEqual([]);
  });

  it('says it in the words of its service, with what else follows and who is skipped', async () => {
    const notes = [
      { code: 'NEW', rows: 2 },
      { code: 'SILENT', rows: 1 },
    ];
    const note = ({ code, rows }: { code: string; rows: number }) =>
      code === 'SILENT' ? null : `${code}: ${rows}`;
    await openFoot(
      { totals: { ...withFaults, notes } },
      { texts: { ...kit.texts, note }, facts: ({ ready }) => <p>{`${ready} would end`}</p> },
    );
    await press('Order 4 now');
    await screen.findByRole('dialog', { name: 'Order 4' });
    const texts = [...screen.getByRole('dialog').querySelectorAll('p')].map((p) => p.textContent);
    expect(texts).toEqual([
      '4 would end',
      'NEW: 2',
      '4 rows are skipped. You can download them afterwards.',
    ]);
    expect(facts()).toEqual([]);
  });

  it('skips the rows at fault kind by kind, and starts in the state that came of it', async () => {
    const state: BatchFacts = { totals: withFaults };
    const { server, mends, runs } = await openFoot(state);
    server.answer(calls.mendRows, () => {
      const isFirst = server.callsTo(calls.mendRows).length === 1;
      const totals = isFirst
        ? { ...withFaults, faulty: 1, leftOut: 3, faultGroups: [twiceGroup] }
        : { ...withFaults, faulty: 0, leftOut: 4, faultGroups: [] };
      state.totals = totals;
      state.batch = { version: 9 };
      return {
        status: 200,
        body: { totals: { ...readyTotals, ...totals }, rows: [], conflicts: [] },
      };
    });
    await press('Order 4 now');
    await screen.findByRole('dialog');
    fireEvent.click(dialog().getByRole('button', { name: 'Order 4' }));
    await dialog().findByText(/Look over the proposals again/);
    expect(mends()).toEqual([
      { do: 'leave-out-faulty', column: 'phone', fault: 'mobilePhone' },
      { do: 'leave-out-faulty', column: null, fault: 'ROW_TWICE' },
    ]);
    expect(runs()).toEqual([start({ version: 9 })]);
  });

  it('names no state that the user has not seen', async () => {
    const state: BatchFacts = {};
    const { mends, runs } = await openFoot(state);
    await press('Order 2');
    await screen.findByRole('dialog');
    // Another user has taken a row in again meanwhile.
    state.totals = { ready: 3 };
    state.batch = { version: 9 };
    fireEvent.click(dialog().getByRole('button', { name: 'Order 2' }));
    await waitFor(() => expect(runs()).toEqual([start({ version: 0 })]));
    expect(mends()).toEqual([]);
  });

  it('closes when it has begun, and not when it is refused', async () => {
    const state: BatchFacts = {};
    const running = { state: 'running', startedBy: 'Kari Nordmann' } as const;
    const { server } = await openFoot(state);
    await press('Order 2');
    await screen.findByRole('dialog');
    fireEvent.click(dialog().getByRole('button', { name: 'Order 2' }));
    await dialog().findByText(/Look over the proposals again/);
    server.answer(calls.runBatch, () => {
      state.batch = running;
      return { status: 200, body: { ...draftBatch, ...running, id: 7 } };
    });
    fireEvent.click(dialog().getByRole('button', { name: 'Order 2' }));
    await screen.findByText(/^You may leave this page/);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks when the same was done before, and does it again when the user says so', async () => {
    const done = { batchId: 2, startedAt: '2026-03-04T08:00:00Z', startedBy: 'Ola Dahl' };
    const { runs } = await openFoot(
      {},
      {},
      { status: 409, body: { code: 'SAME_ROWS_DONE', ...done } },
    );
    await press('Order 2');
    await screen.findByRole('dialog');
    expect(dialog().queryByText('The same was done before')).toBeNull();
    fireEvent.click(dialog().getByRole('button', { name: 'Order 2' }));
    await dialog().findByText('The same was done before');
    dialog().getByText('Ola Dahl did so today at 09:00. Do you want to do it once more?');
    fireEvent.click(dialog().getByRole('button', { name: 'Do it again anyway' }));
    await waitFor(() => expect(runs()).toEqual([start(), start({ sameRowsAgain: true })]));
  });

  it('says that the rows at fault could not be skipped, and starts nothing', async () => {
    const { server, runs } = await openFoot({ totals: withFaults });
    server.answer(calls.mendRows, { status: 500, isOutsideContract: true });
    await press('Order 4 now');
    await screen.findByRole('dialog');
    fireEvent.click(dialog().getByRole('button', { name: 'Order 4' }));
    await dialog().findByText('The change was not saved');
    expect(runs()).toEqual([]);
    fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
