// @vitest-environment happy-dom
import { write } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { faultOf, personRow, readyTotals } from '#ticketing/batches/test-batch.ts';
import {
  calls,
  column,
  headings,
  leaver,
  openGroup,
  proposal,
  rowsInGroup,
} from './test-roster.tsx';

afterEach(() => cleanup());

describe('the proposals of a group', () => {
  it('say who it is, what is proposed, when, and what it costs', async () => {
    await openGroup('joiner', [
      proposal(1),
      proposal(2, { date: '2027-01-01', pricePerMonth: null }),
      proposal(3, { pricePerMonth: 0 }),
      proposal(4, { date: null }),
      proposal(5, { act: null, reason: 'ORDERED_RECENTLY' }),
    ]);
    const names = ['Accepted', 'Name', 'Employee number', 'Mobile', 'What', 'Date', 'Per month'];
    expect(headings()).toEqual(names);
    expect(column('Employee number')).toEqual(['11', '12', '13', '14', '15']);
    expect(column('Date')).toEqual(['1 Apr', '1 Jan 2027', '1 Apr', '', '1 Apr']);
    expect(column('Per month')).toEqual(['+694,50 kr', 'Unknown price', '0 kr', '', '']);
  });

  it.each([
    ['unclear', ['Name', 'Employee number', 'Mobile', 'What']],
    ['unchanged', ['Name', 'Employee number', 'Mobile', 'What']],
    ['changed', ['Accepted', 'Name', 'Employee number', 'Mobile', 'What', 'Date', 'Per month']],
    [
      'changed-phone',
      ['Accepted', 'Name', 'Employee number', 'Mobile', 'What', 'Date', 'Per month'],
    ],
  ] as const)('of %s have these columns', async (name, columns) => {
    await openGroup(name, [proposal(1, { class: name })]);
    expect(headings()).toEqual(columns);
  });

  it('name a person by the list, or as known here, or by the place in the list', async () => {
    const cells = { employeeId: '1' };
    await openGroup('joiner', [
      proposal(1, { row: { cells: { ...cells, lastName: 'Lind' } }, knownAs: 'Kari Moe' }),
      proposal(2, { row: { cells }, knownAs: 'Ola Moe' }),
      proposal(3, { row: { cells } }),
    ]);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'Lind',
      'Ola Moe',
      '3',
    ]);
  });

  it('lead to the person who is known here', async () => {
    await openGroup('leaver', [leaver(7), leaver(8, { subscriberId: null })]);
    const links = rowsInGroup().map((row) => row.querySelector('a')?.getAttribute('href') ?? null);
    expect(links).toEqual(['/bedriftsavtale/ansatt/7', null]);
  });

  it('show a phone as people read it, and a damaged one as it was read', async () => {
    const cells = { firstName: 'Kari', phone: '+4741234567' };
    await openGroup('joiner', [
      proposal(1, { row: { cells, readAs: { phone: 'x' } } }),
      proposal(2, { row: { cells: { ...cells, phone: '4.1E7' }, readAs: { phone: '41000000' } } }),
      proposal(3, { row: { cells: { ...cells, phone: '+46701234567' } } }),
    ]);
    expect(column('Mobile')).toEqual([
      '+47 412 34 567',
      '41000000 In the list: 4.1E7',
      '+46701234567',
    ]);
  });

  it('say whose tickets of a family they are about, and their days', async () => {
    const ticket = { id: 1, name: 'Kari', holderType: 'EMPLOYEE' as const, expirationDate: null };
    const family = [
      { ...ticket, startDate: '2026-03-04' },
      {
        ...ticket,
        id: 2,
        name: 'Ola',
        holderType: 'FAMILY_MEMBER' as const,
        startDate: '2026-03-05',
      },
      {
        ...ticket,
        id: 3,
        name: 'Per',
        holderType: 'RETIRED' as const,
        startDate: '2026-04-01',
        expirationDate: '2027-04-30',
      },
    ];
    await openGroup('leaver', [leaver(1, { family })], { kit: { hasFamilies: true } });
    expect(headings()).not.toContain('Mobile');
    const items = [...(screen.getByText('Kari').closest('ul')?.children ?? [])];
    expect(items.map(({ textContent }) => plainText(textContent))).toEqual([
      'Kari · Employee',
      'Ola · Family member, from 5 Mar',
      'Per · Retired, from 1 Apr, until 30 Apr 2027',
    ]);
  });

  it('are mended in their cells, and compared again then', async () => {
    const faults = ['employeeId', 'phone', 'firstName'].map((name) => faultOf(name, 'required'));
    const row = { state: 'faulty' as const, faults };
    const mended = { totals: readyTotals, rows: [personRow(1)], conflicts: [] };
    const { bodiesTo } = await openGroup(
      'joiner',
      [proposal(1, { row }), proposal(2, { row: { ...row, state: 'ready' } })],
      { answers: [[calls.mendRows, { status: 200, body: mended }]] },
    );
    const fields = screen.getAllByRole<HTMLInputElement>('textbox');
    expect(fields.map((field) => field.getAttribute('aria-label'))).toEqual([
      'Employee number, Kari No 1',
      'Mobile, Kari No 1',
    ]);
    // What is at fault in a cell that is a field stands there; the other faults stand here.
    expect(column('What')).toEqual([
      'First name: Missing',
      'Employee number: MissingMobile: MissingFirst name: Missing',
    ]);
    write('Employee number, Kari No 1', '12');
    fireEvent.blur(screen.getByLabelText('Employee number, Kari No 1'));
    await waitFor(() => expect(bodiesTo('compareRoster')).toEqual([{}]));
  });
});
