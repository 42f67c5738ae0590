// @vitest-environment happy-dom
import type { BatchService } from '@takst/contract/ticketing/batches/batch-service.ts';
import { companyTicketOrders } from '@takst/contract/ticketing/batches/company-ticket-orders.ts';
import { codeImports } from '@takst/contract/ticketing/code-pools/code-imports.ts';
import { pressNow } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { ListTable } from '../read/list-table.ts';
import { everyColumn, headings, listRow, openRead } from './test-read-list.tsx';

afterEach(() => cleanup());

const boxes = () =>
  screen
    .getAllByRole<HTMLSelectElement>('combobox')
    .map((box) => [box.labels[0]?.textContent, box.selectedOptions[0]?.text]);
const box = (name: RegExp) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const chooseColumn = (name: RegExp, value: string) =>
  fireEvent.change(box(name), { target: { value } });
const hintOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
const check = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Check / });

describe('the columns of a list', () => {
  it('are not asked about when all were recognised; they are named, and can be seen', async () => {
    await openRead(everyColumn);
    screen.getByText(/^We recognised all columns: Given \(First name\), Family \(Last name\)/);
    expect(screen.queryByRole('combobox')).toBeNull();
    pressNow('See the columns');
    const mobile = screen.getByRole<HTMLSelectElement>('combobox', { name: /^Mobile/ });
    expect(mobile.value).toBe('2');
    expect(screen.queryByText(/^We recognised/)).toBeNull();
  });

  it('are asked about when one that the rows need was not recognised', async () => {
    await openRead({ ...everyColumn, phone: null });
    expect(screen.getByRole('combobox', { name: /^Mobile/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'See the columns' })).toBeNull();
  });

  it('are chosen among those of the file, and show what stands in them', async () => {
    const rows = [
      listRow,
      ['Ola', '', '', '8'],
      ['', 'Moe', '2', ''],
      ['Per', '', '3'],
      ['Anne', '', '4'],
    ];
    await openRead(
      { firstName: 0, lastName: null, phone: 2, employeeId: null },
      { list: { headings: ['Given', '', 'Cell', 'No'], rows } },
    );
    expect(boxes()).toEqual([
      ['First name', 'Given'],
      ['Last name', 'Not in the list'],
      ['Name (optional)', 'Not in the list'],
      ['Mobile', 'Cell'],
      ['Employee number', 'Not in the list'],
      ['Invoice reference (optional)', 'Not in the list'],
      ['Start date (optional)', 'Not in the list'],
      ['From zone (optional)', 'Not in the list'],
      ['To zone (optional)', 'Not in the list'],
    ]);
    expect([...box(/^Mobile/).options].map(({ text }) => text)).toEqual([
      'Not in the list',
      'Given',
      'Column 2',
      'Cell',
      'No',
    ]);
    expect(hintOf(box(/^First name/))).toBe('For example Kari, Ola, Per');
    expect(hintOf(box(/^Mobile/))).toBe('For example 41234567, 2, 3');
    expect(hintOf(box(/^Last name/))).toBe('Missing in the list. You can fill it in in the table.');
    expect(hintOf(box(/^To zone/))).toBeUndefined();
    chooseColumn(/^Last name/, '1');
    expect(hintOf(box(/^Last name/))).toBe('For example Lind, Moe');
    chooseColumn(/^Last name/, '-');
    expect(hintOf(box(/^Last name/))).toMatch(/^Missing/);
  });

  it.each([
    ['the whole name', { fullName: 0, phone: 2 }, ['Name (optional)', 'Mobile']],
    ['its two parts', { ...everyColumn, phone: null }, ['First name', 'Last name', 'Mobile']],
    [
      'one of its parts',
      { firstName: 0 },
      ['First name', 'Last name', 'Name (optional)', 'Mobile'],
    ],
    ['none of them', { phone: 2 }, ['First name', 'Last name', 'Name (optional)', 'Mobile']],
  ])('ask for a name as the file has it: %s', async (_, recognised, first) => {
    await openRead({ firstName: null, lastName: null, fullName: null, ...recognised });
    expect(
      boxes()
        .map(([name]) => name)
        .slice(0, first.length),
    ).toEqual(first);
  });

  it('need no more when the whole name was found', async () => {
    await openRead({ fullName: 0, firstName: null, lastName: null, phone: 2, employeeId: 3 });
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it.each([
    ['HYRE', ['Code', 'Amount (optional)', 'Valid until (optional)']],
    ['OTTO', ['Code', 'Valid until (optional)']],
  ])('are those that count for %s', async (act, names) => {
    const recognised = { code: null, amount: 1, validUntil: null };
    await openRead(recognised, { kit: { service: codeImports, options: { act } } });
    expect(boxes().map(([name]) => name)).toEqual(names);
    const unused = screen.getByText(/^We do not need these/).textContent;
    expect(unused?.includes('Family')).toBe(act === 'OTTO');
    // Nothing is sent of a file in which nothing was found.
    expect(check().disabled).toBe(act === 'OTTO');
  });

  it('are none of those that only a list of the portal has', async () => {
    const service: BatchService = {
      ...companyTicketOrders,
      columns: {
        phone: companyTicketOrders.columns.phone,
        agreement: { ...companyTicketOrders.columns.agreement, isHidden: true },
      },
    };
    await openRead({ phone: null }, { kit: { service } });
    expect(boxes().map(([name]) => name)).toEqual(['Mobile']);
  });
});

describe('what was read', () => {
  const notes = () =>
    screen.getAllByRole('listitem').map(({ textContent }) => plainText(textContent));
  const stays = 'The file itself stays with you. Only the columns that you choose are sent to us.';

  it.each<[Partial<ListTable>, string[]]>([
    [{}, []],
    [{ privateHeadings: ['SSN', 'IBAN'] }, ['We never read these columns: SSN, IBAN.']],
    [
      { identityNumbers: 1 },
      ['1 national identity number was removed. It does not leave your machine.'],
    ],
    [
      { identityNumbers: 1234 },
      ['1 234 national identity numbers were removed. They do not leave your machine.'],
    ],
    [
      { headings: [...headings, 'Salary', '', 'Shoe'] },
      ['We do not need these, and they are not sent: Salary, Shoe.'],
    ],
    [{ hiddenRows: 1 }, ['1 row is hidden in the sheet and was read too.']],
    [{ hiddenRows: 1234 }, ['1 234 rows are hidden in the sheet and were read too.']],
    [
      { mergedAreas: 1 },
      ['The sheet has merged cells. The value counts for the first row of each of them only.'],
    ],
  ])('of %j is said', async (list, texts) => {
    await openRead(everyColumn, { list });
    const [recognised, ...others] = notes();
    expect(recognised).toBe(
      'We recognised all columns: Given (First name), Family (Last name), Cell (Mobile), No (Employee number).',
    );
    expect(others).toEqual([...texts, stays]);
  });

  it('is a number of rows, of a file or of cells', async () => {
    const rows = Array.from({ length: 1234 }, () => listRow);
    await openRead(everyColumn, { list: { rows } });
    const title = screen.getByRole('heading', { name: /rows/ });
    expect(plainText(title.textContent)).toBe('1 234 rows from people.csv');
    expect(plainText(check().textContent)).toBe('Check 1 234 rows');
    cleanup();
    await openRead(everyColumn, { name: null });
    screen.getByRole('heading', { name: '1 row read' });
  });
});
