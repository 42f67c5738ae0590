// @vitest-environment happy-dom
import { press } from '#testing/actions.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { draftStore } from '#platform/drafts/draft-store.ts';
import type { Answer, Answering } from '#testing/fake-server.ts';
import { faultOf, personRow, readyTotals, type RowOnTheWire } from '../test-batch.ts';
import { orderCalls as calls } from '../test-batch-page.tsx';
import { faultyRow, fieldsOfRows, kariMoe, openRows } from '../test-mend-table.tsx';

afterEach(() => cleanup());

const after = (...rows: RowOnTheWire[]): Answer => ({
  status: 200,
  body: { totals: readyTotals, rows, conflicts: [] },
});
const wrongPhone = (position: number, phone = '1', proposal: string | null = null) => ({
  ...faultyRow(position, faultOf('phone', 'mobilePhone', { proposal })),
  cells: { ...kariMoe, lastName: `No ${position}`, phone },
});
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const phoneOf = (position: number) => field(`Mobile, Kari No ${position}`);
const type = (position: number, value: string) =>
  fireEvent.change(phoneOf(position), { target: { value } });
const hintOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('|');
const setCell = (position: number, column: string, from: string, to: string) => ({
  do: 'set-cells',
  cells: [{ position, column, from, to }],
});

describe('a cell that is mended', () => {
  it('is saved once when Enter moves on, and the first field follows the last', async () => {
    const { mends } = await openRows([wrongPhone(1), wrongPhone(2), wrongPhone(3)], {
      mend: after(wrongPhone(3, '2')),
    });
    phoneOf(3).focus();
    type(3, '2');
    fireEvent.keyDown(phoneOf(3), { key: 'Enter' });
    expect(document.activeElement).toBe(phoneOf(1));
    fireEvent.keyDown(phoneOf(1), { key: 'Enter' });
    expect(document.activeElement).toBe(phoneOf(2));
    await waitFor(() => expect(phoneOf(3).value).toBe('2'));
    await waitFor(() => expect(hintOf(phoneOf(3))).not.toContain('Saving'));
    expect(mends()).toEqual([setCell(3, 'phone', '1', '2')]);
  });

  it('has no other one to go to when it is the only one, and other keys do nothing', async () => {
    const { mends } = await openRows([wrongPhone(1)], { mend: after(wrongPhone(1, '2')) });
    phoneOf(1).focus();
    type(1, '2');
    fireEvent.keyDown(phoneOf(1), { key: 'a' });
    expect(phoneOf(1).value).toBe('2');
    expect(mends()).toEqual([]);
    fireEvent.keyDown(phoneOf(1), { key: 'Enter' });
    expect(document.activeElement).toBe(phoneOf(1));
    await waitFor(() => expect(mends()).toHaveLength(1));
  });

  it('says what is wrong with it, that it is being saved, and what is wrong with it then', async () => {
    const answer = Promise.withResolvers<Answer>();
    await openRows([wrongPhone(1)], { mend: () => answer.promise });
    expect(hintOf(phoneOf(1))).toMatch(/Not a mobile number\./);
    type(1, '2');
    expect(hintOf(phoneOf(1))).toContain('Not saved yet');
    fireEvent.blur(phoneOf(1));
    await waitFor(() => expect(hintOf(phoneOf(1))).toContain('Saving …'));
    const changed = { ...wrongPhone(1, '2'), faults: [faultOf('phone', 'minLength')] };
    await act(() => answer.resolve(after(changed)));
    await waitFor(() => expect(hintOf(phoneOf(1))).toBe('Too short'));
    expect(phoneOf(1).value).toBe('2');
    expect(draftStore.holdsAny()).toBe(false);
  });

  it('says why it was not saved, keeps its text, and is saved by the next try', async () => {
    let mend: Answering = { status: 409, body: { code: 'BATCH_NOT_OPEN' } };
    const { server, mends } = await openRows([wrongPhone(1)], { mend });
    type(1, '2');
    fireEvent.blur(phoneOf(1));
    await waitFor(() => expect(hintOf(phoneOf(1))).toContain('Not saved yet'));
    expect(hintOf(phoneOf(1))).not.toMatch(/Not a mobile number/);
    // It is kept for this cell of this batch alone.
    expect(draftStore.read('batch-cell:7:1:phone')).toBe('2');
    mend = after(wrongPhone(1, '2'));
    server.answer(calls.mendRows, mend);
    fireEvent.blur(phoneOf(1));
    await waitFor(() => expect(draftStore.holdsAny()).toBe(false));
    expect(mends()).toHaveLength(2);
  });

  it('that is written back as it was is not sent', async () => {
    const { mends } = await openRows([wrongPhone(1)]);
    type(1, '2');
    type(1, '1');
    fireEvent.blur(phoneOf(1));
    expect(draftStore.holdsAny()).toBe(false);
    expect(hintOf(phoneOf(1))).not.toContain('Not saved yet');
    expect(mends()).toEqual([]);
  });

  it('is filled with the proposal by its button, which is gone when it stands there', async () => {
    const { mends } = await openRows([wrongPhone(1, '412345', '41234567'), wrongPhone(2)], {
      mend: after({ ...personRow(1), cells: { ...kariMoe, lastName: 'No 1' } }),
    });
    expect(screen.getAllByRole('button', { name: /^Use/ })).toHaveLength(1);
    type(1, '41234567');
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
    type(1, '412');
    await press('Use 41234567');
    await screen.findByText('Corrected');
    expect(mends()).toEqual([setCell(1, 'phone', '412345', '41234567')]);
    expect(fieldsOfRows().map(([name]) => name)).toEqual(['Mobile, Kari No 2']);
  });

  it('of a few choices is one of them, or what the file says', async () => {
    const row = {
      ...faultyRow(1, faultOf('profile', 'notAChoice')),
      cells: { ...kariMoe, profile: 'Grown' },
    };
    const mended = personRow(1, { cells: { ...kariMoe, profile: 'Child' } });
    const { mends } = await openRows([row], { mend: after(mended) });
    const box = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Profile, Kari Moe' });
    expect(box.value).toBe('Grown');
    expect([...box.options].map(({ text }) => text)).toEqual([
      'Choose',
      'Grown',
      'Adult',
      'Child',
      'Reduced',
    ]);
    fireEvent.change(box, { target: { value: 'Child' } });
    await screen.findByText('Corrected');
    expect(mends()).toEqual([setCell(1, 'profile', 'Grown', 'Child')]);
  });

  it('is not called corrected when nothing was wrong with its row', async () => {
    const edited = personRow(1, { cells: { ...kariMoe, phone: '91234567' } });
    await openRows([personRow(1, { cells: kariMoe })], { mend: after(edited) });
    await press('Edit Kari Moe');
    fireEvent.change(field('Mobile, Kari Moe'), { target: { value: '91234567' } });
    fireEvent.blur(field('Mobile, Kari Moe'));
    await waitFor(() => expect(draftStore.holdsAny()).toBe(false));
    screen.getByText('Ready', { selector: 'td *' });
    expect(screen.queryByText('Corrected')).toBeNull();
  });
});

describe('the same change in other rows', () => {
  const wrongAgreement = (position: number, agreement = 'Olso') => ({
    ...faultyRow(position, faultOf('agreement', 'AGREEMENT_NOT_FOUND')),
    cells: { ...kariMoe, lastName: `No ${position}`, agreement },
  });
  const mended = personRow(1, { cells: { ...kariMoe, lastName: 'No 1', agreement: 'Oslo' } });
  const groupOf = (column: string, code = 'AGREEMENT_NOT_FOUND') => [{ column, code, rows: 2 }];
  const afterWith = (faultGroups: ReturnType<typeof groupOf>, ...rows: RowOnTheWire[]): Answer => ({
    status: 200,
    body: { totals: { ...readyTotals, faulty: 2, faultGroups }, rows, conflicts: [] },
  });
  const offer = () => screen.queryByText('Invoice reference: “Olso” became “Oslo”');

  async function mendFirst(mend: Answering, agreement = 'Olso') {
    const opened = await openRows([wrongAgreement(1, agreement), wrongAgreement(2)], { mend });
    const cell = field('Invoice reference, Kari No 1');
    fireEvent.change(cell, { target: { value: 'Oslo' } });
    fireEvent.blur(cell);
    await screen.findByText('Corrected');
    return opened;
  }

  it('is offered while others have the same fault, is made, and lists the rows again', async () => {
    const { server, mends } = await mendFirst(afterWith(groupOf('agreement'), mended));
    expect(offer()).not.toBeNull();
    const listed = server.callsTo(calls.listRows).length;
    server.answer(calls.mendRows, afterWith([], mended));
    await press('Change all rows with “Olso”');
    await waitFor(() => expect(offer()).toBeNull());
    expect(mends().at(-1)).toEqual({
      do: 'replace',
      column: 'agreement',
      from: 'Olso',
      to: 'Oslo',
    });
    expect(server.callsTo(calls.listRows).length).toBeGreaterThan(listed);
  });

  it('is not made for “Only this one”', async () => {
    const { mends } = await mendFirst(afterWith(groupOf('agreement'), mended));
    await press('Only this one');
    expect(offer()).toBeNull();
    expect(mends()).toHaveLength(1);
  });

  it('that failed says why, and stays offered', async () => {
    const { server } = await mendFirst(afterWith(groupOf('agreement'), mended));
    server.answer(calls.mendRows, { status: 500, isOutsideContract: true });
    await press('Change all rows with “Olso”');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).not.toBe('');
    expect(offer()).not.toBeNull();
  });

  it.each([
    ['no other row has a fault', [], 'Olso'],
    ['the others have another fault', groupOf('agreement', 'AGREEMENT_NOT_VALID'), 'Olso'],
    ['the others have it in another column', groupOf('zoneFrom'), 'Olso'],
    ['the cell was empty', groupOf('agreement'), ''],
  ])('is not offered when %s', async (_, groups, agreement) => {
    await mendFirst(afterWith(groups, mended), agreement);
    expect(screen.queryByRole('button', { name: 'Only this one' })).toBeNull();
  });

  it('is not offered for what differs from person to person', async () => {
    const groups = groupOf('phone', 'mobilePhone');
    const row = { ...personRow(1), cells: { ...kariMoe, lastName: 'No 1' } };
    await openRows([wrongPhone(1), wrongPhone(2)], { mend: afterWith(groups, row) });
    type(1, '41234567');
    fireEvent.blur(phoneOf(1));
    await screen.findByText('Corrected');
    expect(screen.queryByRole('button', { name: 'Only this one' })).toBeNull();
  });
});
