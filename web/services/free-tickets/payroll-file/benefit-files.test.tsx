// @vitest-environment happy-dom
import { checkBenefitFile } from '@takst/contract/services/free-tickets/payroll-file/check-benefit-file.contract.ts';
import { makeBenefitFile } from '@takst/contract/services/free-tickets/payroll-file/make-benefit-file.contract.ts';
import { cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { plainText } from '#testing/cells-of.ts';
import { madeFile, openBenefitFiles, person, server, usualCheck } from './test-benefit-files.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

const make = async (name = 'Make file') => {
  const button = await screen.findByRole('button', { name });
  // As a press does: what a page before has left then finds no focus that is lost.
  button.focus();
  fireEvent.click(button);
};
const sent = () => server.callsTo(makeBenefitFile).map(({ body }) => body);
const lastCheck = () =>
  server
    .callsTo(checkBenefitFile)
    .map(({ address }) => Object.fromEntries(new URL(address, location.origin).searchParams))
    .at(-1);
const textOf = (element: Element | null) => plainText(element?.textContent ?? '');
const months = () =>
  [...screen.getByRole('list', { name: 'Amounts by month' }).children].map(textOf);

describe('a new file for the payroll system', () => {
  it('begins with the last month as a whole, says what it has, and is made', async () => {
    await openBenefitFiles();
    await screen.findByText('2 employees');
    expect(lastCheck()).toEqual({ kind: 'month', month: '2026-02-01' });
    server.answer(makeBenefitFile, { status: 200, body: { ...madeFile, total: 3189.5 } });
    await make();
    const link = await screen.findByRole('link', { name: 'Download the file' });
    // The button that made it is gone.
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(link.getAttribute('href')).toBe('/freeticket-api/payroll-file/text/31');
    expect(sent()).toEqual([{ kind: 'month', month: '2026-02-01', replacesId: null }]);
    expect(shownToasts().map(({ title, text }) => [title, plainText(String(text))])).toEqual([
      ['The file is made!', '2 employees, 3 189,50 kr'],
    ]);
  });

  it('says that what it would have was not fetched, and tries again', async () => {
    await openBenefitFiles();
    await screen.findByText('2 employees');
    server.answer(checkBenefitFile, { status: 500, body: { code: 'UNEXPECTED', id: 'x' } });
    fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2026-01' } });
    await screen.findByText('We cannot fetch what the file would have');
    server.answer(checkBenefitFile, { status: 200, body: { ...usualCheck, people: 5 } });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('5 employees');
  });

  it('has the changes up to a month, from the month that is chosen', async () => {
    await openBenefitFiles({
      check: {
        total: -897,
        months: [
          { month: '2026-01-01', isOpen: false, isReported: true, total: -1794 },
          { month: '2026-03-01', isOpen: true, isReported: false, total: 897 },
        ],
      },
    });
    fireEvent.click(await screen.findByRole('radio', { name: /^Changes since the last file/ }));
    await waitFor(() =>
      expect(lastCheck()).toEqual({ kind: 'changes', month: '2026-02-01', from: '2023-04-01' }),
    );
    fireEvent.change(screen.getByLabelText('Month'), { target: { value: '2026-03' } });
    fireEvent.change(screen.getByLabelText('Include changes from'), {
      target: { value: '2026-01' },
    });
    await screen.findByText(
      'March 2026 is not closed. What changes comes with the next file of changes.',
    );
    expect(months()).toEqual([
      'January 2026−1 794,00 kr',
      'March 2026 · so far · in no file before897,00 kr',
    ]);
    screen.getByText(/Some of the months are in no file from here/);
    server.answer(makeBenefitFile, { status: 200, body: madeFile });
    await make();
    await waitFor(() =>
      expect(sent()).toEqual([
        { kind: 'changes', month: '2026-03-01', from: '2026-01-01', replacesId: null },
      ]),
    );
  });

  it('says that a month is in a file already, and takes its place when asked to', async () => {
    await openBenefitFiles({
      check: { reportedBy: { id: 30, madeAt: '2026-03-01T10:00:00Z' } },
    });
    await screen.findByText('February 2026 is already in a file of 01.03.2026');
    expect(screen.queryByRole('button', { name: 'Make file' })).toBeNull();
    server.answer(makeBenefitFile, { status: 200, body: madeFile });
    await make('Make the whole month again');
    await waitFor(() => expect(sent()).toMatchObject([{ replacesId: 30 }]));
  });

  it('names who does not fit, and is not made', async () => {
    await openBenefitFiles({ check: { faults: [{ ...person, value: 'employeeId' }] } });
    await screen.findByText('1 employee does not fit in the file for the payroll system');
    const link = screen.getByRole('link', { name: 'Kari Berg, employee number “A-17”' });
    expect(link.getAttribute('href')).toBe('/fribilletter/71');
    expect(screen.queryByRole('button', { name: 'Make file' })).toBeNull();
  });

  it('says what is left out', async () => {
    const people = Array.from({ length: 9 }, (_, place) => ({ ...person, ticketId: place + 1 }));
    await openBenefitFiles({
      check: {
        withoutNumber: { lines: 3, total: 2691 },
        untaxed: { lines: 12, people },
        nothingLeft: 1,
      },
    });
    const erased = await screen.findByText(/the employee numbers are erased/);
    expect(textOf(erased)).toBe(
      '3 lines with 2 691,00 kr are left out: the employee numbers are erased.',
    );
    screen.getByText('12 tickets are left out, as no taxable amount is on file:');
    expect(screen.getAllByRole('link', { name: /employee number/ })).toHaveLength(8);
    screen.getByText('and 1 more');
    screen.getByText('1 ticket has no benefit left after the own share.');
  });

  it.each([
    [{ withoutNumber: { lines: 1, total: 897 } }, /^1 line with 897,00.kr is left out/],
    [{ untaxed: { lines: 1, people: [person] } }, /^1 ticket is left out, as no taxable/],
    [{ nothingLeft: 1 }, /^1 ticket has no benefit left/],
    [{}, null],
  ])('says each of that alone: %j', async (check, text) => {
    await openBenefitFiles({ check });
    await screen.findByText('2 employees');
    const all = screen.queryAllByText(/(left out|benefit left)/);
    expect(all.map(({ textContent }) => textContent)).toEqual(
      text === null ? [] : [expect.stringMatching(text)],
    );
  });

  it('has nothing to tell', async () => {
    await openBenefitFiles({ check: { ...usualCheck, people: 0, total: 0, months: [] } });
    await screen.findByText('Nothing to report');
    expect(screen.queryByRole('button', { name: 'Make file' })).toBeNull();
  });

  it.each([
    [
      'MONTH_REPORTED',
      { id: 9, madeAt: '2026-03-04T09:00:00Z' },
      409,
      /Somebody else has just made/,
    ],
    ['NOTHING_TO_REPORT', {}, 409, /Everything is in a file already/],
    ['DOES_NOT_FIT', { faults: 3 }, 422, /3 employees do not fit/],
    ['NO_PAYROLL_FORMAT', {}, 409, /Choose a payroll system and a pay code/],
    [
      'MONTH_NOT_OFFERED',
      { first: '2023-04-01', last: '2026-03-01' },
      422,
      /from April 2023 to March 2026/,
    ],
  ] as const)('says why it was not made: %s', async (code, details, status, text) => {
    await openBenefitFiles();
    await screen.findByText('2 employees');
    server.answer(makeBenefitFile, { status, body: { code, ...details } });
    await make();
    await waitFor(() => expect(shownToasts()[0]?.text).toMatch(text));
  });

  it.each([{ format: null }, { benefitWageType: null }])(
    'leads to the settings without a payroll system: %j',
    async (set) => {
      await openBenefitFiles({ set });
      await screen.findByText('Choose a payroll system first');
      const link = screen.getByRole('link', { name: 'Go to the settings' });
      expect(link.getAttribute('href')).toBe('/fribilletter/innstillinger');
      expect(server.callsTo(checkBenefitFile)).toEqual([]);
    },
  );
});

describe('the files that were made', () => {
  it('say who made them, what they tell, and until when they can be fetched', async () => {
    const changes = {
      ...madeFile,
      id: 32,
      kind: 'changes',
      firstMonth: '2025-03-01',
      isWhole: false,
      total: -897,
    };
    await openBenefitFiles({ files: [changes, madeFile] });
    const link = await screen.findByRole('link', {
      name: 'Download the file of 10.02.2026 09:14',
    });
    const rows = screen.getAllByRole('row').slice(1).map(textOf);
    expect(rows[0]).toContain('March 2025 – January 2026');
    expect(rows[0]).toContain('−897,00 kr');
    expect(rows[0]).toContain('Employee numbers are erased');
    expect(rows[1]).toContain('10.02.2026 09:14Frode FrisvoldThe whole monthJanuary 2026');
    expect(link.getAttribute('href')).toBe('/freeticket-api/payroll-file/text/31');
    screen.getByText(/erased on 31 March of the next year/);
  });

  it.each([
    ['nb', 'ruter', 'Lønnsfiler for fribilletter'],
    ['en', 'akt', 'Payroll files of free tickets'],
    ['nb', 'fjord', 'Lønnsfiler for ansattbilletter'],
    ['en', 'fjord', 'Payroll files of employee tickets'],
  ] as const)('have the operator’s word (%s, %s)', async (language, tenant, title) => {
    await openBenefitFiles({ language, tenant });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });
});
