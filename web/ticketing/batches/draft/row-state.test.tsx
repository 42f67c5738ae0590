// @vitest-environment happy-dom
import { plainText } from '#testing/cells-of.ts';
import { cleanup, screen, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { type BatchOnTheWire, faultOf, personRow, type RowOnTheWire } from '../test-batch.ts';
import { orderKit as kit } from '../test-batch-page.tsx';
import { faultyRow, openRows } from '../test-mend-table.tsx';

afterEach(() => cleanup());

async function stateOf(row: RowOnTheWire, options: Parameters<typeof openRows>[1] = {}) {
  await openRows([row], options);
  const cells = within(screen.getAllByRole('row')[1] ?? document.body).getAllByRole('cell');
  return cells.at(-2) ?? document.body;
}

describe('the state of a row', () => {
  it.each<[RowOnTheWire['state'], string]>([
    ['unchecked', 'Not checked'],
    ['faulty', 'To be corrected'],
    ['ready', 'Ready'],
    ['left-out', 'Skipped'],
    ['refused', 'Refused'],
    ['failed', 'Failed'],
  ])('%s is called %s', async (state, text) => {
    expect((await stateOf(personRow(1, { state }))).textContent).toBe(text);
  });

  it.each<[string, RowOnTheWire['faults'], Partial<BatchOnTheWire>, string, RegExp]>([
    [
      'in the row',
      [faultOf(null, 'ROW_TWICE', { otherRow: 9 })],
      {},
      'To be correctedThe same person as in another row (row 9)',
      /text-error/,
    ],
    [
      'in a column that the table has not',
      [faultOf('gone', 'date')],
      {},
      'To be correctedThere is no such date. Write dd.mm.yyyy.',
      /text-error/,
    ],
    ['at its cell and not here', [faultOf('phone', 'mobilePhone')], {}, 'To be corrected', /^$/],
    [
      'there already',
      [faultOf(null, 'TICKET_ALREADY_HELD')],
      {},
      'ExistsUnknown: TICKET_ALREADY_HELD',
      /text-ink-muted/,
    ],
    [
      'not only there already',
      [faultOf(null, 'TICKET_ALREADY_HELD'), faultOf('phone', 'mobilePhone')],
      {},
      'To be correctedUnknown: TICKET_ALREADY_HELD',
      /text-error/,
    ],
    [
      'of a person who was ticked',
      [faultOf(null, 'ROW_TWICE')],
      { source: { kind: 'ticked', name: null } },
      'No changeThe same person as in another row',
      /text-error/,
    ],
  ])('says what is wrong %s', async (_, faults, batch, text, look) => {
    const cell = await stateOf(faultyRow(1, ...faults), { batch });
    expect(cell.textContent).toBe(text);
    const reason = cell.firstElementChild?.children[1];
    expect(reason?.className ?? '').toMatch(look);
  });

  it('says nothing of the faults of a row that is left out', async () => {
    const row = personRow(1, { state: 'left-out', faults: [faultOf(null, 'ROW_TWICE')] });
    expect((await stateOf(row)).textContent).toBe('Skipped');
  });

  it('names the others that a fault is about', async () => {
    const others = [{ name: 'Ola Dahl', day: '2026-04-01' }];
    const texts = {
      ...kit.texts,
      // A service may have words of its own for what all have words for.
      fault: (code: string) => (code === 'UNEXPECTED' ? 'Ask us.' : null),
      others: (_: string, people: readonly { name: string }[]) =>
        people.map((person) => person.name).join() || null,
    };
    const row = faultyRow(1, faultOf(null, 'ROW_TWICE', { others }), faultOf(null, 'UNEXPECTED'));
    const cell = await stateOf(row, { texts });
    expect(cell.textContent).toBe(
      'To be correctedThe same person as in another row: Ola DahlAsk us.',
    );
  });

  const effect: NonNullable<RowOnTheWire['effect']> = {
    startDate: '2026-04-01',
    pricePerMonth: 694.5,
    knownAs: null,
    notes: [],
  };

  it.each<[Partial<typeof effect>, string]>([
    [{}, 'Ready1 Apr · 694,50 kr per month'],
    [{ startDate: null }, 'Ready694,50 kr per month'],
    [{ pricePerMonth: null }, 'Ready1 Apr'],
    [{ pricePerMonth: 0, taxPerMonth: 200 }, 'Ready1 Apr · 0 kr per month · taxable 200 kr'],
    [
      { taxPerMonth: null, knownAs: 'Kari Lind' },
      'Ready1 Apr · 694,50 kr per monthCalled Kari Lind with you today',
    ],
  ])('ready says what comes of it: %j', async (more, text) => {
    const cell = await stateOf(personRow(1, { effect: { ...effect, ...more } }));
    expect(plainText(cell.textContent)).toBe(text);
  });

  it('says what comes of it in the words of its service, with those whom it concerns', async () => {
    const others = [{ name: 'Ola Dahl', day: '2026-04-01' }];
    const row = personRow(1, { effect: { ...effect, notes: ['PASSED_ON', 'SILENT'], others } });
    const texts = {
      ...kit.texts,
      effect: ({ pricePerMonth }: { pricePerMonth: number | null }) => `Costs ${pricePerMonth}`,
      others: (code: string, people: readonly { name: string }[]) =>
        code === 'SILENT' ? null : `${code} to ${people[0]?.name}`,
    };
    const cell = await stateOf(row, { texts });
    expect(cell.textContent).toBe('ReadyCosts 694.5PASSED_ON to Ola Dahl');
    cleanup();
    const waiting = await stateOf({ ...row, state: 'unchecked' }, { texts });
    expect(waiting.textContent).toBe('Not checked');
  });
});
