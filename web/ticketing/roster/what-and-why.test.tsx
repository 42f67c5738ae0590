// @vitest-environment happy-dom
import { cleanup } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { faultOf } from '#ticketing/batches/test-batch.ts';
import { type GroupName, openGroup, proposal, rowsInGroup } from './test-roster.tsx';

afterEach(() => cleanup());

describe('what a proposal is, and why not', () => {
  const linesOf = async (name: GroupName, more: Parameters<typeof proposal>[1], kit = {}) => {
    await openGroup(name, [proposal(1, { class: name, ...more })], { kit });
    const lists = [...(rowsInGroup()[0]?.querySelectorAll('ul') ?? [])];
    return [...(lists.at(-1)?.children ?? [])].map(({ textContent }) => textContent);
  };
  const effect = { startDate: null, pricePerMonth: null, knownAs: null, notes: ['NEW', 'SILENT'] };
  const others = [{ name: 'Ola', day: '2026-04-01' }];
  const note = (code: string) => (code === 'SILENT' ? null : `Note of ${code}`);
  const texts = { summary: () => 'x', half: () => 'x', confirmLabel: 'x', confirmHelp: () => 'x' };

  it.each<[string, GroupName, Parameters<typeof proposal>[1], string[]]>([
    ['nothing', 'joiner', {}, []],
    [
      'what changes from what to what',
      'changed',
      { before: { lastName: 'Lind', phone: '', zoneFrom: '1' } },
      ['Last name: Lind → No 1', 'Mobile: (empty) → 41234567', 'From zone: 1 → (empty)'],
    ],
    [
      'who it may be, and where it stands',
      'unclear',
      { knownAs: 'Ola Moe', reason: 'SAME_NAME', act: null },
      [
        'May be Ola Moe',
        'Somebody of the same name has a ticket, with another number and phone',
        'Row 1 of the list',
      ],
    ],
    ['nobody who is not known', 'unclear', { listRow: null }, []],
    ['neither for what is clear', 'changed', { knownAs: 'Ola Moe' }, []],
    [
      'what is at fault, and whom it concerns',
      'joiner',
      {
        row: {
          faults: [
            faultOf(null, 'ROW_TWICE', { otherRow: 9, others }),
            faultOf('phone', 'required'),
          ],
        },
      },
      ['The same person as in another row (row 9)', 'Mobile: Missing'],
    ],
    ['what else follows', 'joiner', { row: { effect } }, ['Note of NEW']],
  ])('says %s', async (_, name, more, lines) => {
    expect(await linesOf(name, more, { texts: { ...texts, note } })).toEqual(lines);
  });

  it('says nothing of notes that its service has no words for', async () => {
    expect(await linesOf('joiner', { row: { effect } })).toEqual([]);
  });
});
