// @vitest-environment happy-dom
import { press } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { act, cleanup, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer } from '#testing/fake-server.ts';
import { noOptions } from '#ticketing/batches/test-batch-page.tsx';
import { calls, openRoster } from './test-roster.tsx';
import { summaryOf } from './test-roster-summary.ts';

afterEach(() => cleanup());

const groups = {
  leaver: { rows: 2, possible: 2 },
  changed: { rows: 1234, possible: 1234 },
  unchanged: { rows: 3 },
};
const compared = summaryOf(groups);
const notCompared = summaryOf({}, { isCompared: false });
const away = { status: 500, isOutsideContract: true };
const summary = () => screen.findByText(/ new, .* changed$/);
const chips = async () => {
  const group = within(await screen.findByRole('group', { name: 'Proposals' }));
  return group
    .getAllByRole('button')
    .map((chip) => [plainText(chip.textContent), chip.getAttribute('aria-pressed')]);
};
const pressedChip = async () => (await chips()).find(([, isPressed]) => isPressed === 'true')?.[0];
const optionsAreFolded = () => screen.getByText(/^Options: /).parentElement?.className === 'hidden';

describe('the comparison of a list', () => {
  it('is made when the page opens without one, and says so until it is there', async () => {
    const answer = Promise.withResolvers<Answer>();
    const { bodiesTo } = await openRoster(
      { summary: notCompared },
      { answers: [[calls.compareRoster, () => answer.promise]] },
    );
    await screen.findByText('Comparing …');
    expect(screen.queryByRole('group', { name: 'Proposals' })).toBeNull();
    expect(optionsAreFolded()).toBe(false);
    await act(() => answer.resolve({ status: 200, body: compared }));
    const text = await summary();
    expect(plainText(text.textContent)).toBe('0 new, 1 234 changed');
    expect(document.activeElement).toBe(text);
    expect(screen.queryByText('Comparing …')).toBeNull();
    expect(optionsAreFolded()).toBe(true);
    expect(bodiesTo('compareRoster')).toEqual([{}]);
  });

  it('is not made again when it is there', async () => {
    const { bodiesTo } = await openRoster({ summary: compared });
    await summary();
    expect(bodiesTo('compareRoster')).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that fails says so, and is made again by its button', async () => {
    const { server, bodiesTo } = await openRoster(
      { summary: notCompared },
      { answers: [[calls.compareRoster, away]] },
    );
    await screen.findByText('The list was not compared');
    expect(screen.queryByText(/^(Comparing|Loading) …$/)).toBeNull();
    expect(bodiesTo('compareRoster')).toHaveLength(1);
    server.answer(calls.compareRoster, { status: 200, body: compared });
    await press('Try again');
    await summary();
    expect(screen.queryByText('The list was not compared')).toBeNull();
    expect(bodiesTo('compareRoster')).toEqual([{}, {}]);
  });

  it('is made again for other options, which stand there at once, and lists its rows again', async () => {
    const { server, bodiesTo } = await openRoster({ summary: compared });
    await summary();
    const readings = () =>
      [calls.listRosterRows, calls.getBatch].map((route) => server.callsTo(route).length);
    const before = readings();
    const answer = Promise.withResolvers<Answer>();
    server.answer(calls.compareRoster, () => answer.promise);
    screen.getByText(`Options: ${JSON.stringify(noOptions)}`);
    await press(/^Options/);
    await press('Other options');
    const others = { ...noOptions, validAllZones: true };
    await screen.findByText(`Options: ${JSON.stringify(others)}`);
    await screen.findByText('Comparing …');
    expect(screen.queryByText(/ new, /)).toBeNull();
    expect(optionsAreFolded()).toBe(false);
    await act(() => answer.resolve({ status: 200, body: summaryOf({ joiner: { rows: 7 } }) }));
    expect(plainText((await summary()).textContent)).toBe('7 new, 0 changed');
    expect(bodiesTo('compareRoster')).toEqual([{ options: others }]);
    // The options that are saved now are those of the draft.
    await waitFor(() =>
      expect(readings().map((count, at) => count > (before[at] ?? 0))).toEqual([true, true]),
    );
  });

  it('is not shown of a list of which rows are missing', async () => {
    await openRoster({ summary: compared, batch: { total: 3 } });
    await screen.findByText('Not all rows arrived. Delete the draft and read the list again.');
    expect(screen.queryByRole('group', { name: 'Proposals' })).toBeNull();
  });

  it('warns of half a list, and of names that were read wrongly', async () => {
    await openRoster({
      summary: summaryOf(
        {
          ...groups,
          'changed-phone': { rows: 5 },
          'never-leaver': { rows: 9 },
          joiner: { rows: 9 },
          unclear: { rows: 9 },
        },
        { isPerhapsHalfAList: true, areNamesDoubtful: true },
      ),
    });
    await summary();
    const notes = screen.getAllByRole('note').map(({ textContent }) => plainText(textContent));
    expect(notes).toEqual([
      // New people and those that are unclear are not compared with anybody.
      'Is this the whole list? 2 of 1 244 leave',
      expect.stringMatching(/^Very many names are different The list may have been read wrongly/),
    ]);
    cleanup();
    await openRoster({ summary: compared });
    await summary();
    expect(screen.queryByRole('note')).toBeNull();
  });
});

describe('the groups of a comparison', () => {
  it('have the number of their rows, and the first group with rows is open', async () => {
    const { listed } = await openRoster({ summary: compared });
    expect(await chips()).toEqual([
      ['Group of joiner0', 'false'],
      ['Group of leaver2', 'true'],
      ['Group of changed1 234', 'false'],
      ['Group of changed-phone0', 'false'],
      ['Group of unclear0', 'false'],
      ['Group of unchanged3', 'false'],
    ]);
    screen.getByRole('heading', { level: 2, name: 'Group of leaver' });
    screen.getByText('What leaver means');
    expect(listed()).toBe('class=leaver&maxEntries=50&offset=0&searchFor=');
  });

  it('are in the address, each from its first page', async () => {
    const { router, listed } = await openRoster(
      { summary: compared, totalEntries: 120 },
      { search: '?class=leaver&page=2' },
    );
    await screen.findByText('Showing 51–100 of 120');
    expect(listed()).toBe('class=leaver&maxEntries=50&offset=50&searchFor=');
    await press('Next page');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ class: 'leaver', page: '3' }),
    );
    await waitFor(() => expect(listed()).toBe('class=leaver&maxEntries=50&offset=100&searchFor='));
    await press(/^Group of changed(?!-)/);
    await waitFor(() => expect(router.state.location.search).toEqual({ class: 'changed' }));
    await waitFor(() => expect(listed()).toBe('class=changed&maxEntries=50&offset=0&searchFor='));
    expect(await pressedChip()).toBe('Group of changed1 234');
    await press('Next page');
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ class: 'changed', page: '2' }),
    );
  });

  it('begin with those who leave where there are none, or the address names none', async () => {
    await openRoster({ summary: summaryOf({}), proposals: [] });
    expect(await pressedChip()).toBe('Group of leaver0');
    await screen.findByText('Nobody here');
    cleanup();
    await openRoster({ summary: summaryOf({ changed: { rows: 1 }, unchanged: { rows: 9 } }) });
    expect(await pressedChip()).toBe('Group of changed1');
    cleanup();
    await openRoster({ summary: compared }, { search: '?class=nonsense' });
    expect(await pressedChip()).toBe('Group of leaver2');
    cleanup();
    // A group that is asked for is open, whether it has rows or not.
    await openRoster({ summary: compared, proposals: [] }, { search: '?class=unclear' });
    expect(await pressedChip()).toBe('Group of unclear0');
  });
});
