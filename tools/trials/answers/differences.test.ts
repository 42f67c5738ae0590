import { describe, expect, it } from 'vitest';
import { differencesOf } from './differences.ts';

const answer = (content: unknown, status = 200) => ({ status, type: 'application/json', content });

describe('the answers of two versions', () => {
  it.each([
    ['another amount', { lines: [{ amount: 1 }] }, { lines: [{ amount: 2 }] }, 'lines[].amount'],
    ['a row less', { rows: [1, 2] }, { rows: [1] }, 'rows.length'],
    ['a field that is gone', { name: 'a', note: '' }, { name: 'a' }, 'note'],
    ['a field that is new', { name: 'a' }, { name: 'a', note: '' }, 'note'],
    ['another order', [{ id: 1 }, { id: 2 }], [{ id: 2 }, { id: 1 }], '[].id'],
  ])('differ by %s', (_, old, other, field) => {
    expect(differencesOf(answer(old), answer(other)).map((one) => one.field)).toContain(field);
  });

  it('differ by their status', () => {
    expect(differencesOf(answer({}), answer({}, 404))).toHaveLength(1);
  });

  it.each([
    ['moments', { orderedAt: '2027-03-09T11:00:00Z' }, { orderedAt: '2027-03-09T11:00:09Z' }],
    ['moments in texts', 'at 2027-03-09T11:00:00Z', 'at 2027-03-09T11:00:09Z'],
    ['pickup codes', 'Hentekode: ABCD2345.', 'Hentekode: WXYZ9876.'],
    ['link keys', '/billett/aaaaaaaaaaaaaaaaaaaaaaa', '/billett/bbbbbbbbbbbbbbbbbbbbbbb'],
  ])('are alike but for %s', (_, old, other) => {
    expect(differencesOf(answer(old), answer(other))).toEqual([]);
  });

  it('differ by what is said beside a moment', () => {
    const [old, other] = ['2027-03-09T11:00:00Z Kari', '2027-03-09T11:00:00Z Ola'];
    expect(differencesOf(answer(old), answer(other))).toHaveLength(1);
  });
});
