// @vitest-environment happy-dom
import { changeNeverLeaver } from '@takst/contract/ticketing/subscribers/never-leaver/change-never-leaver.contract.ts';
import { dialog, press, write } from '#testing/actions.ts';
import { cellsOf, plainText } from '#testing/cells-of.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { Answer } from '#testing/fake-server.ts';
import { faultOf } from '#ticketing/batches/test-batch.ts';
import { calls, headings, leaver, openGroup, proposal, rowsInGroup } from './test-roster.tsx';
import { summaryOf } from './test-roster-summary.ts';

afterEach(() => cleanup());

const boxes = () =>
  screen
    .queryAllByRole<HTMLInputElement>('checkbox')
    .map((box) => [box.getAttribute('aria-label') ?? box.labels?.[0]?.textContent, box.checked]);
describe('accepting proposals', () => {
  const faults = (code: string) => ({ faults: [faultOf(null, code)] });

  it('is possible for each that has an act, and no fault of the service', async () => {
    await openGroup('joiner', [
      proposal(1, { isAccepted: true }),
      proposal(2),
      proposal(3, { act: null }),
      proposal(4, { row: faults('ZONES_NOT_OFFERED') }),
      proposal(5, { row: { ...faults('ZONES_NOT_OFFERED'), state: 'faulty' } }),
      proposal(6, { row: faults('ROW_TWICE') }),
    ]);
    expect(boxes()).toEqual([
      ['Accept Kari No 1', true],
      ['Accept Kari No 2', false],
      ['Accept Kari No 5', false],
      ['Accept Kari No 6', false],
    ]);
  });

  it('is shown at once, for that row alone, and what the server says afterwards', async () => {
    const answer = Promise.withResolvers<Answer>();
    const { bodiesTo, facts } = await openGroup(
      'joiner',
      [proposal(1, { isAccepted: true }), proposal(2), proposal(3)],
      { answers: [[calls.acceptProposals, () => answer.promise]] },
    );
    fireEvent.click(screen.getByRole('checkbox', { name: 'Accept Kari No 2' }));
    await waitFor(() => expect(bodiesTo('acceptProposals')).toHaveLength(1));
    expect(boxes().map(([, isTicked]) => isTicked)).toEqual([true, true, false]);
    const buttons = screen.getAllByRole<HTMLButtonElement>('button', { name: / all( |$)/ });
    expect(buttons.map(({ disabled }) => disabled)).toEqual([true, true]);
    facts.proposals = [proposal(1), proposal(2), proposal(3, { isAccepted: true })];
    const summary = summaryOf({ joiner: { rows: 2, possible: 2, accepted: 1 } });
    await act(() => answer.resolve({ status: 200, body: summary }));
    await waitFor(() =>
      expect(boxes().map(([, isTicked]) => isTicked)).toEqual([false, false, true]),
    );
    expect(buttons.map(({ disabled }) => disabled)).toEqual([false, false]);
    expect(bodiesTo('acceptProposals')).toEqual([
      { which: 'rows', positions: [2], isAccepted: true },
    ]);
  });

  it('that came too late says so, and offers to compare again', async () => {
    const { bodiesTo } = await openGroup('joiner', [proposal(1)], {
      answers: [[calls.acceptProposals, { status: 409, body: { code: 'PROPOSALS_HAVE_CHANGED' } }]],
    });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Accept Kari No 1' }));
    await screen.findByText(/^The list was compared again since you saw it/);
    expect(boxes()).toEqual([['Accept Kari No 1', false]]);
    expect(bodiesTo('compareRoster')).toEqual([]);
    await press('Compare again');
    await waitFor(() => expect(bodiesTo('compareRoster')).toEqual([{}]));
  });

  it.each([
    ['Accept all 2', true],
    ['Leave all', false],
  ])('is for the whole group by “%s”, as it was seen', async (name, isAccepted) => {
    const { bodiesTo } = await openGroup('joiner', [proposal(1), proposal(2)], {
      group: { rows: 7, possible: 2, accepted: 1 },
    });
    await press(name);
    await waitFor(() =>
      expect(bodiesTo('acceptProposals')).toEqual([
        { which: 'group', class: 'joiner', isAccepted, seen: 7 },
      ]),
    );
  });

  it.each([
    [{ possible: 2, accepted: 2 }, [false, true]],
    [{ possible: 2, accepted: 1, faulty: 1 }, [false, true]],
    [{ possible: 2, accepted: 0, faulty: 1 }, [true, true]],
    [{ possible: 2, accepted: 0 }, [true, false]],
    [{ possible: 0 }, []],
  ])('of a group with %j has these buttons', async (group, areOn) => {
    await openGroup('joiner', [proposal(1)], { group });
    const buttons = screen.queryAllByRole<HTMLButtonElement>('button', {
      name: /^(Accept (all )?\d|Leave all)/,
    });
    expect(buttons.map(({ disabled }) => !disabled)).toEqual(areOn);
  });

  it.each([
    [{ possiblePrice: 0 }, undefined],
    [
      { possiblePrice: 1389, acceptedPrice: 694.5 },
      'All of them: +1 389 kr per month. Accepted: +694,50 kr per month.',
    ],
    [
      { possiblePrice: null, acceptedPrice: 0 },
      'All of them: Unknown price per month. Accepted: 0 kr per month.',
    ],
  ])('of a group with %j says what it costs', async (group, text) => {
    await openGroup('joiner', [proposal(1)], { group });
    expect(plainText(screen.queryByText(/^All of them/)?.textContent)).toBe(text);
  });
});

describe('a leaver who never is one', () => {
  const texts = {
    summary: () => 'x',
    half: () => 'x',
    confirmLabel: 'x',
    confirmHelp: () => 'x',
    mark: { header: 'Never leaves', button: 'Mark', ofPerson: (name: string) => `Mark ${name}` },
  };

  it('is marked in a dialog, after which the list is compared again', async () => {
    const { server, bodiesTo } = await openGroup('leaver', [leaver(7), leaver(8)], {
      kit: { texts },
      answers: [[changeNeverLeaver, { status: 200, body: { reason: 'On leave' } }]],
    });
    expect(headings().at(-1)).toBe('Never leaves');
    await press('Mark Kari No 8');
    await screen.findByRole('dialog');
    write('Why', 'On leave');
    const [submit] = dialog().getAllByRole('button', { name: /^(Save|Mark)/ });
    fireEvent.click(submit ?? document.body);
    await waitFor(() => expect(server.callsTo(changeNeverLeaver)).toHaveLength(1));
    expect(server.callsTo(changeNeverLeaver)[0]?.address).toMatch(/\/8\b/);
    await waitFor(() => expect(bodiesTo('compareRoster')).toEqual([{}]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has no mark in other groups, or of a service that has none', async () => {
    await openGroup('joiner', [proposal(1)], { kit: { texts } });
    expect(headings()).not.toContain('Never leaves');
    cleanup();
    await openGroup('leaver', [leaver(7)]);
    expect(headings().at(-1)).toBe('Per month');
    expect(cellsOf(rowsInGroup()[0] ?? document.body)).toHaveLength(6);
  });
});
