// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { personRow } from '../test-batch.ts';
import { batchServer, noOptions, openBatchPage, orderCalls as calls } from '../test-batch-page.tsx';
import { SlashOrder } from './slash-order.tsx';

afterEach(() => cleanup());

async function openWith(code: string, value: 'day-first' | 'month-first' | null) {
  const faultGroups = [{ column: 'startDate', code, rows: 1 }];
  const server = batchServer({ rows: [personRow(1)], totals: { faulty: 1, faultGroups } }, [
    calls.setOptions,
    { status: 200, body: { unchecked: 2 } },
  ]);
  await openBatchPage({
    optionsForm: ({ totals, onChange }) => (
      <SlashOrder totals={totals} value={value} onChange={onChange} />
    ),
  });
  await screen.findByText('Kari');
  return server;
}
const choices = () =>
  screen
    .queryAllByRole<HTMLInputElement>('radio', { hidden: true })
    .map((radio) => [radio.labels?.[0]?.textContent, radio.checked]);

describe('which comes first in a date with slashes', () => {
  it('is asked while a date can be read in two ways, and is then saved', async () => {
    const server = await openWith('dateOrderUnknown', null);
    expect(choices()).toEqual([
      ['Day first: 3 April', false],
      ['Month first: 4 March', false],
    ]);
    fireEvent.click(screen.getByRole('radio', { name: 'Day first: 3 April' }));
    await waitFor(() =>
      expect(server.callsTo(calls.setOptions).map(({ body }) => body)).toEqual([
        { options: { ...noOptions, slashOrder: 'day-first' } },
      ]),
    );
  });

  it('stays to be seen once it is chosen, and is not asked for other faults', async () => {
    await openWith('date', 'month-first');
    expect(choices().map(([, isChosen]) => isChosen)).toEqual([false, true]);
    cleanup();
    await openWith('date', null);
    expect(choices()).toEqual([]);
  });
});
