// @vitest-environment happy-dom
import { dialog, press } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { draftBatch } from '#ticketing/batches/test-batch.ts';
import { calls, openRoster } from './test-roster.tsx';
import { summaryOf } from './test-roster-summary.ts';

afterEach(() => cleanup());

const leavers = { rows: 1300, possible: 1300, accepted: 1234, acceptedPrice: -519 };
const joiners = { rows: 2, possible: 2, accepted: 2, acceptedPrice: 1389 };
const foot = async () =>
  plainText((await screen.findByText(/ accepted/, { selector: '[role=status]' })).textContent);
const button = (name: string) => new RegExp(`^${name.replaceAll(' ', String.raw`\s?`)}$`);
const refused = { status: 409, body: { code: 'NOT_AS_SHOWN' } };
const submit = () => fireEvent.click(dialog().getByRole('button', { name: /^Order/ }));

describe('the foot of a comparison', () => {
  it.each([
    [{}, '0 accepted · 0 kr per month', true],
    [{ joiner: joiners }, '2 accepted · +1 389 kr per month', false],
    [
      { joiner: { ...joiners, faulty: 1 }, leaver: leavers },
      '1 236 accepted · +870 kr per month · 1 row with a fault is left out.',
      false,
    ],
    [
      { joiner: { ...joiners, acceptedPrice: null, faulty: 2 }, leaver: leavers },
      '1 236 accepted · 2 rows with faults are left out.',
      false,
    ],
  ])('says of %j what is accepted and what it costs', async (groups, text, isOff) => {
    await openRoster({ summary: summaryOf(groups) });
    expect(await foot()).toBe(text);
    expect(screen.getByRole('button', { name: /^Order/ })).toHaveProperty('disabled', isOff);
  });

  it('waits while the list is compared again', async () => {
    const { server } = await openRoster({ summary: summaryOf({ joiner: joiners }) });
    await foot();
    server.answer(calls.compareRoster, () => new Promise<never>(() => undefined));
    await press(/^Options/);
    await press('Other options');
    await screen.findByText('Comparing …');
    expect(screen.getByRole('button', { name: 'Order 2' })).toHaveProperty('disabled', true);
  });
});

describe('carrying out a comparison', () => {
  const terms = () =>
    [...screen.getByRole('dialog').querySelectorAll('dt')].map((term) => [
      term.textContent,
      plainText(term.nextElementSibling?.textContent),
    ]);
  async function openDialog(
    summary: ReturnType<typeof summaryOf>,
    answers: Parameters<typeof openRoster>[1] = { answers: [[calls.runBatch, refused]] },
  ) {
    const facts = { summary, batch: { version: 3 } };
    const opened = await openRoster(facts, answers);
    await press(/^Order/);
    await screen.findByRole('dialog');
    return { ...opened, facts };
  }
  const consent = () => dialog().queryByRole<HTMLInputElement>('checkbox');

  it('says how many of each group, and what changes a month', async () => {
    await openDialog(
      summaryOf({ joiner: joiners, leaver: leavers, unchanged: { rows: 3 } }, { ends: 1234 }),
    );
    expect(terms()).toEqual([
      ['Group of joiner', '2'],
      ['Group of leaver', '1 234'],
      ['Change per month', '+870 kr'],
    ]);
    dialog().getByText('Rows that are not accepted are deleted when it is carried out.');
    expect(dialog().getByRole('button', { name: button('Order 1236') }).className).toMatch(
      /danger/,
    );
    expect(dialog().queryByLabelText('How many end')).toBeNull();
    cleanup();
    await openDialog(summaryOf({ joiner: { ...joiners, acceptedPrice: null } }));
    expect(terms().at(-1)).toEqual(['Change per month', 'Unknown price']);
    expect(dialog().getByRole('button', { name: 'Order 2' }).className).not.toMatch(/danger/);
  });

  it('asks for the consent where something is ordered, and begins with the state of now', async () => {
    const running = { ...draftBatch, id: 7, state: 'running' };
    const { bodiesTo, facts, server } = await openDialog(summaryOf({ joiner: joiners }));
    facts.batch.version = 9;
    const missing = 'Confirm that the employees are informed and that you have their consent';
    expect(dialog().queryByText(missing)).toBeNull();
    submit();
    await dialog().findByText(missing);
    expect(bodiesTo('runBatch')).toEqual([]);
    fireEvent.click(consent() ?? document.body);
    await waitFor(() => expect(dialog().queryByText(missing)).toBeNull());
    server.answer(calls.runBatch, { status: 200, body: running });
    submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesTo('runBatch')).toEqual([
      { action: 'start', version: 9, sameRowsAgain: true, confirmedNumber: null },
    ]);
  });

  it('asks for no consent where nothing is ordered', async () => {
    const { bodiesTo } = await openDialog(summaryOf({ leaver: leavers }, { ends: 1234 }));
    expect(consent()).toBeNull();
    submit();
    await waitFor(() => expect(bodiesTo('runBatch')).toHaveLength(1));
  });

  it('asks for the number of ends of what may be half a list', async () => {
    const summary = summaryOf({ leaver: leavers }, { ends: 1234, isPerhapsHalfAList: true });
    const { bodiesTo } = await openDialog(summary);
    const field = dialog().getByLabelText<HTMLInputElement>('How many end');
    expect(plainText(dialog().getByText(/^It is/).textContent)).toBe('It is 1 234');
    const wrong = () => dialog().queryByText(/^Type 1\s234$/);
    fireEvent.change(field, { target: { value: '1233' } });
    expect(wrong()).toBeNull();
    submit();
    await waitFor(() => expect(wrong()).not.toBeNull());
    expect(bodiesTo('runBatch')).toEqual([]);
    fireEvent.change(field, { target: { value: ' 1234 ' } });
    await waitFor(() => expect(wrong()).toBeNull());
    submit();
    await waitFor(() =>
      expect(bodiesTo('runBatch')).toEqual([
        { action: 'start', version: 3, sameRowsAgain: true, confirmedNumber: 1234 },
      ]),
    );
    cleanup();
    await openDialog(summaryOf({ joiner: joiners }, { isPerhapsHalfAList: true }));
    expect(dialog().queryByLabelText('How many end')).toBeNull();
  });

  it.each([
    ['what was accepted is no longer proposed', refused, 1],
    ['the batch is gone', { status: 404, body: { code: 'BATCH_NOT_FOUND' } }, 0],
  ])('is compared again after its dialog when %s', async (_, answer, times) => {
    const { bodiesTo } = await openDialog(summaryOf({ leaver: leavers }, { ends: 1234 }), {
      answers: [[calls.runBatch, answer]],
    });
    submit();
    await dialog().findByRole('alert');
    expect(bodiesTo('compareRoster')).toEqual([]);
    fireEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(bodiesTo('compareRoster')).toHaveLength(times);
  });
});
