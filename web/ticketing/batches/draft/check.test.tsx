// @vitest-environment happy-dom
import { press } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { act, cleanup, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer } from '#testing/fake-server.ts';
import { faultOf, personRow, readyTotals, type TotalsOnTheWire } from '../test-batch.ts';
import {
  type BatchFacts,
  batchServer,
  openBatchPage,
  orderCalls as calls,
  orderKit as kit,
} from '../test-batch-page.tsx';

afterEach(() => cleanup());

const rows = [personRow(1), personRow(2)];
const partOf = (unchecked: number, more: Partial<TotalsOnTheWire> = {}): Answer => ({
  status: 200,
  body: { totals: { ...readyTotals, unchecked, ready: 2 - unchecked, ...more } },
});
const summary = async () => {
  const text = await screen.findByText(/rows? (is|are) ready\./);
  return plainText(text.textContent);
};
const optionsForm = () => <p>Zones of all rows</p>;
const formIsHidden = async () =>
  (await screen.findByText('Zones of all rows')).parentElement?.className === 'hidden';

/** A draft that the server checks in parts, each when the test gives its answer. */
async function openUnchecked(facts: BatchFacts = {}) {
  const parts: PromiseWithResolvers<Answer>[] = [];
  const server = batchServer({ rows, totals: { unchecked: 2, ready: 0 }, ...facts }, [
    calls.checkRows,
    () => {
      const part = Promise.withResolvers<Answer>();
      parts.push(part);
      return part.promise;
    },
  ]);
  const page = await openBatchPage({ optionsForm });
  await screen.findByText('No 1');
  await waitFor(() => expect(parts).toHaveLength(1));
  const answer = (answer: Answer) => act(() => parts.at(-1)?.resolve(answer));
  return { server, parts, answer, ...page };
}

describe('the check of a draft', () => {
  it('goes on part by part, says how far it is, and lists the rows again at its end', async () => {
    const { server, parts, answer } = await openUnchecked();
    const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
    screen.getByText('0 of 2 rows checked');
    expect(progress()).toBe('0');
    const listed = server.callsTo(calls.listRows).length;
    expect(await formIsHidden()).toBe(false);
    expect(screen.getByRole('button', { name: 'Order 0' })).toHaveProperty('disabled', true);
    await answer(partOf(1));
    await screen.findByText('1 of 2 rows checked');
    expect(progress()).toBe('1');
    expect(screen.queryByText('1 row is ready.')).toBeNull();
    // Some are ready; the others may cost something, too.
    expect(screen.getByRole('button', { name: 'Order 1' })).toHaveProperty('disabled', true);
    expect(server.callsTo(calls.listRows)).toHaveLength(listed);
    await answer(partOf(0));
    expect(await summary()).toBe('2 rows are ready.');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(document.activeElement?.textContent).toBe('2 rows are ready.');
    expect(await formIsHidden()).toBe(true);
    expect(screen.getByRole('button', { name: 'Order 2' })).toHaveProperty('disabled', false);
    expect(parts).toHaveLength(2);
    expect(server.callsTo(calls.listRows).length).toBeGreaterThan(listed);
  });

  it('ends where something has to be chosen first', async () => {
    const { parts, answer } = await openUnchecked();
    expect(screen.queryByText(/^Choose this first/)).toBeNull();
    await answer(partOf(2, { generalFaults: ['ZONES_NOT_CHOSEN'] }));
    await screen.findByText('Choose this first, then the rows are checked');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(parts).toHaveLength(1);
    expect(await formIsHidden()).toBe(false);
  });

  it('that fails says so, and is tried again when the user says it', async () => {
    const { parts, answer } = await openUnchecked();
    await answer({ status: 500, isOutsideContract: true });
    await screen.findByText('The rows were not checked');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(parts).toHaveLength(1);
    await press('Try again');
    expect(screen.queryByText('The rows were not checked')).toBeNull();
    await waitFor(() => expect(parts).toHaveLength(2));
    await answer(partOf(0));
    await screen.findByText('2 rows are ready.');
  });

  it('goes no further once the page is left', async () => {
    const { server, router } = await openUnchecked();
    const [call] = server.callsTo(calls.checkRows);
    await act(() => router.navigate({ to: '/bedriftsavtale' }));
    await screen.findByText('All tickets');
    expect(call?.signal?.aborted).toBe(true);
  });

  it('waits for rows that have not arrived, and says that they never may', async () => {
    // A call to check the rows would fail the test: the server has no answer to it.
    batchServer({ rows, batch: { total: 1234 }, totals: { unchecked: 2, ready: 0 } });
    await openBatchPage();
    await screen.findByText('The list was not read to its end');
    const text = screen.getByText(/rows arrived/);
    expect(plainText(text.textContent)).toBe(
      '2 of 1 234 rows arrived. Delete the draft and read the list again.',
    );
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('says nothing of missing rows when all are there', async () => {
    batchServer({ rows });
    await openBatchPage();
    await summary();
    expect(screen.queryByText('The list was not read to its end')).toBeNull();
    expect(screen.queryByText(/^Choose this first/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('what the check comes to', () => {
  const cost = { pricePerMonth: 1694.5, taxPerMonth: 200, firstStart: '2026-04-01' };

  it.each<[Partial<TotalsOnTheWire>, string]>([
    [{ ready: 1 }, '1 row is ready.'],
    [{ ready: 1234 }, '1 234 rows are ready.'],
    [{ ready: 1, faulty: 1 }, '1 row is ready. 1 row must be corrected.'],
    [{ ready: 0, faulty: 1234 }, '0 rows are ready. 1 234 rows must be corrected.'],
    [
      cost,
      '2 rows are ready. The first start is 1 April 2026. 1 694,50 kr per month for those that are ready. The taxable benefit is 200 kr per month.',
    ],
    [
      { ...cost, pricePerMonth: 0, taxPerMonth: null, firstStart: null },
      '2 rows are ready. 0 kr per month for those that are ready.',
    ],
    [{ ...cost, ready: 0, firstStart: null }, '0 rows are ready.'],
    [
      {
        notes: [
          { code: 'NEW', rows: 2 },
          { code: 'SILENT', rows: 1 },
        ],
      },
      '2 rows are ready. NEW for 2.',
    ],
  ])('is said of %j', async (totals, text) => {
    batchServer({ rows, totals });
    const note = ({ code, rows: count }: { code: string; rows: number }) =>
      code === 'SILENT' ? null : `${code} for ${count}.`;
    await openBatchPage({ texts: { ...kit.texts, note } });
    expect(await summary()).toBe(text);
  });

  it('is said in the words of a service that has its own, and has the focus', async () => {
    batchServer({ rows });
    await openBatchPage({ summary: ({ totals }) => <p>{`${totals.ready} would end`}</p> });
    const text = await screen.findByText('2 would end');
    expect(screen.queryByText(/ready\.$/)).toBeNull();
    expect(document.activeElement?.contains(text)).toBe(true);
  });

  it('leaves the options open while something is wrong with them, above all else', async () => {
    batchServer({ rows, totals: { generalFaults: ['NO_VALID_AGREEMENT'] } });
    await openBatchPage({
      optionsForm,
      texts: { ...kit.texts, fault: () => 'No agreement. Ask.' },
    });
    await screen.findByText('No agreement');
    expect(await formIsHidden()).toBe(false);
    expect(screen.queryByRole('button', { name: /^Options/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Order 2' })).toHaveProperty('disabled', true);
  });

  it.each([
    ['dateOrderUnknown', false],
    ['date', true],
  ])('with dates at fault (%s) folds the options: %s', async (code, isFolded) => {
    const faultGroups = [{ column: 'startDate', code, rows: 1 }];
    const row = personRow(2, { state: 'faulty', faults: [faultOf('startDate', code)] });
    batchServer({ rows: [rows[0] ?? row, row], totals: { ready: 1, faulty: 1, faultGroups } });
    await openBatchPage({ optionsForm });
    await summary();
    expect(await formIsHidden()).toBe(isFolded);
  });

  it('leaves the options open where people were ticked in a list', async () => {
    batchServer({ rows, batch: { source: { kind: 'ticked', name: null }, onRefusal: 'go-on' } });
    await openBatchPage({ optionsForm });
    await summary();
    expect(await formIsHidden()).toBe(false);
    expect(screen.queryByRole('button', { name: /^Options/ })).toBeNull();
  });

  it('keeps the options that were opened open while other options are checked', async () => {
    const facts: BatchFacts = { rows };
    const server = batchServer(facts, [calls.setOptions, { status: 200, body: { unchecked: 2 } }]);
    const part = Promise.withResolvers<Answer>();
    server.answer(calls.checkRows, () => part.promise);
    await openBatchPage({
      optionsForm: ({ onChange }) => (
        <>
          {optionsForm()}
          <button onClick={() => onChange({ validAllZones: true })}>All zones</button>
        </>
      ),
    });
    await press(/^Options/);
    facts.totals = { unchecked: 2, ready: 0 };
    await press('All zones');
    await screen.findByText('0 of 2 rows checked');
    expect(await formIsHidden()).toBe(false);
    expect(screen.getByRole('button', { name: /^Options/ })).toBeDefined();
    await act(() => part.resolve(partOf(0)));
    await summary();
    expect(await formIsHidden()).toBe(false);
    await press(/^Options/);
    expect(await formIsHidden()).toBe(true);
  });

  it('says that options were not saved', async () => {
    batchServer({ rows }, [calls.setOptions, { status: 409, body: { code: 'BATCH_NOT_OPEN' } }]);
    await openBatchPage({
      optionsForm: ({ onChange }) => (
        <button onClick={() => onChange({ validAllZones: true })}>All zones</button>
      ),
    });
    await summary();
    await press(/^Options/);
    await press('All zones');
    await screen.findByRole('alert');
  });
});
