// @vitest-environment happy-dom
import { importPayments } from '@takst/contract/billing/invoices/payments/import-payments.contract.ts';
import { listBankPayments } from '@takst/contract/billing/invoices/payments/list-bank-payments.contract.ts';
import { press } from '#testing/actions.ts';
import { cellsOf, plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { choose, file, open, registered, show, slowImport, unmatched } from './test-payments.tsx';

afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) closeToast(id);
});

function dropAnother() {
  const area = screen.getByText(/at most 10 MB/).parentElement;
  fireEvent.drop(area ?? document.body, { dataTransfer: { files: [new File(['x'], 'y')] } });
}

const payChips = () =>
  within(screen.getAllByRole('group', { name: 'Filter' })[0] ?? document.body)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

describe('the page of payments', () => {
  it('imports a file at once, and says what was registered and what waits', async () => {
    const server = await open(
      [],
      [importPayments, { status: 200, body: { ...file, isRepeated: false } }],
    );
    await choose('<Document/>');
    await screen.findByText(/^2 payments are registered: 1\s010,00\skr$/);
    screen.getByText(/^1 payment has no invoice and waits for you\./);
    const link = screen.getByRole('link', { name: 'See the payments of the file' });
    expect(link.getAttribute('href')).toBe('/innbetalinger?file=2');
    const [call] = server.callsTo(importPayments);
    expect(call?.body).toEqual({ name: 'bank.xml', content: btoa('<Document/>') });
    // A result that was seen is not shown again.
    cleanup();
    await show();
    await screen.findByRole('button', { name: 'Choose a file' });
    expect(screen.queryByText(/payments are registered/)).toBeNull();
  });

  it.each([
    [{ registered: 0, registeredAmount: 0, unmatched: 3 }, 'No payments are registered'],
    [{ isRepeated: true }, 'The file was imported before, and nothing was registered again'],
  ])('says of %j in words what was registered', async (counts, text) => {
    const body = { ...file, isRepeated: false, ...counts };
    await open([], [importPayments, { status: 200, body }]);
    await choose('<Document/>');
    await screen.findByText(text);
  });

  it('finds an import again that was left, and takes no other file meanwhile', async () => {
    const { letGo, answer } = slowImport();
    const server = await open([], answer);
    await choose('<Document/>');
    await screen.findByText('Sending bank.xml and registering its payments …');
    cleanup();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 65_000);
    onTestFinished(() => clock.mockRestore());
    await show();
    await screen.findByText('Sending bank.xml and registering its payments …');
    screen.getByText(/^(6[5-9]|[7-9]\d) s$/);
    screen.getByText(/^A file of 10 MB may take a minute/);
    dropAnother();
    letGo();
    await screen.findByText(/^2 payments are registered: 1\s010,00\skr$/);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(server.callsTo(importPayments)).toHaveLength(1);
    expect(shownToasts()).toEqual([]);
  });

  it('tells whoever has left the page what was imported', async () => {
    const { letGo, answer } = slowImport();
    await open([], answer);
    await choose('<Document/>');
    await screen.findByRole('progressbar');
    cleanup();
    letGo();
    await waitFor(() => expect(shownToasts()).toHaveLength(1));
    expect(shownToasts()[0]).toMatchObject({
      kind: 'success',
      title: expect.stringMatching(/^2 payments are registered/),
      text: 'bank.xml',
      link: { to: '/innbetalinger' },
    });
    await show();
    await screen.findByRole('button', { name: 'Choose a file' });
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('tells whoever has left the page, and come back, that an import failed', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const refused = {
      code: 'FILE_REFUSED',
      fault: 'NO_PAYMENTS',
      line: null,
      account: null,
      day: null,
    };
    await open([], [importPayments, () => promise.then(() => ({ status: 422, body: refused }))]);
    await choose('x');
    await screen.findByRole('progressbar');
    cleanup();
    await show();
    await screen.findByRole('progressbar');
    resolve();
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(shownToasts()).toMatchObject([
      { kind: 'error', title: 'The file was not imported', text: 'bank.xml' },
    ]);
  });

  it('says of a file that the browser cannot read that it was not imported', async () => {
    const server = await open([]);
    const reading = vi.spyOn(FileReader.prototype, 'readAsDataURL');
    reading.mockImplementation(function fail(this: FileReader) {
      this.dispatchEvent(new Event('error'));
    });
    onTestFinished(() => reading.mockRestore());
    await choose('x');
    await screen.findByText(/^The browser could not read the file/);
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(server.callsTo(importPayments)).toEqual([]);
  });

  it('says that it reads the file, and takes no other one meanwhile', async () => {
    const server = await open([]);
    const reading = vi.spyOn(FileReader.prototype, 'readAsDataURL');
    const { promise, resolve } = Promise.withResolvers<FileReader>();
    reading.mockImplementation(function read(this: FileReader) {
      resolve(this);
    });
    onTestFinished(() => reading.mockRestore());
    await choose('x');
    await screen.findByText('Reading bank.xml …');
    expect(screen.queryByText(/^A file of 10 MB may take a minute/)).toBeNull();
    dropAnother();
    expect(reading).toHaveBeenCalledTimes(1);
    (await promise).dispatchEvent(new Event('error'));
    await screen.findByText(/^The browser could not read the file/);
    expect(server.callsTo(importPayments)).toEqual([]);
  });

  it.each<[string, number | null, RegExp, string?, string?]>([
    ['SUMS_DIFFER', 9, /something is missing/],
    ['DAMAGED', 4, /^Line 4 cannot be read/],
    ['DAMAGED', null, /damaged or incomplete/],
    ['UNKNOWN_FORMAT', null, /neither CAMT\.054 nor OCR giro/],
    ['OTHER_ACCOUNT', null, /the account 15944000019, which is none of ours/, '15944000019'],
    ['OTHER_ACCOUNT', null, /does not say which account/, ''],
    [
      'ACCOUNT_NOT_IN_FORCE',
      null,
      /to the account 15944000019 on 03\.03\.2026, when the account was not ours/,
      '15944000019',
      '2026-03-03',
    ],
  ])(
    'says of a file that is refused with %s at line %s why',
    async (fault, line, text, account: string | null = null, day: string | null = null) => {
      const body = { code: 'FILE_REFUSED', fault, line, account, day };
      await open([], [importPayments, { status: 422, body }]);
      await choose('x');
      await screen.findByText('The file was not imported');
      screen.getByText(text);
    },
  );

  it('leads to the invoice of a payment, and says when too much was paid', async () => {
    await open([registered]);
    const link = await screen.findByRole('link', { name: '100108, Granlia Bygg AS' });
    expect(link.getAttribute('href')).toBe('/bedriftsavtale/faktura/7');
    screen.getByText(/^10,00\skr too much paid$/);
  });

  it.each([
    [-0.01, /^0,01\skr too much paid$/],
    [0, null],
    [0.01, null],
  ])('says of %d kroner that are outstanding: %s', async (outstandingAmount, text) => {
    await open([{ ...registered, invoice: { ...registered.invoice, outstandingAmount } }]);
    await screen.findByRole('link', { name: '100108, Granlia Bygg AS' });
    if (text) screen.getByText(text);
    else expect(screen.queryByText(/too much paid/)).toBeNull();
  });

  const otra = '899,50 kr, 03.03.2026, Otra Bryggeri AS';
  it.each<[string, object, readonly string[]]>([
    ['waits', unmatched, [`Choose invoice for ${otra}`, `Set aside ${otra}`]],
    [
      'is set aside',
      { ...unmatched, state: 'SET_ASIDE', note: 'Ring' },
      [`Choose invoice for ${otra}`],
    ],
    ['is on an invoice', registered, ['Move 899,50 kr, 03.03.2026 to another invoice']],
  ])('offers for a payment that %s what can be done with it', async (_what, payment, names) => {
    await open([payment]);
    const row = await screen.findByRole('row', { name: /03\.03\.2026/ });
    const labels = [...row.querySelectorAll('button')].map((button) =>
      plainText(button.getAttribute('aria-label')),
    );
    expect(labels).toEqual(names);
  });

  it('says of a file which rows were known, and where from', async () => {
    const reply = { ...file, repeated: 1, isRepeated: false };
    const repeated = { ...registered, repeatedRow: 7 };
    const olderOnes = { ...repeated, id: 5, fileName: '', row: null };
    await open([repeated, olderOnes], [importPayments, { status: 200, body: reply }]);
    const rows = await screen.findAllByRole('row', { name: /03\.03\.2026/ });
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
      '03.03.2026No. 7 of the file, known from bank.xml (no. 3)',
      '03.03.2026No. 7 of the file, known from The name is deleted',
    ]);
    await choose('<Document/>');
    const link = await screen.findByRole('link', { name: 'See which' });
    expect(link.getAttribute('href')).toBe('/innbetalinger?file=2&filter=REPEATED');
  });

  it('says of each payment why it waits, or what was done with it', async () => {
    const reasons = {
      KID_MISSING: 'Without KID',
      KID_WRONG: 'Wrong KID',
      INVOICE_NOT_FOUND: 'Unknown KID',
      NOTHING_TO_REVERSE: 'Too much reversed',
      SEVERAL_REFERENCES: 'Several KIDs',
      REFERENCE_REPEATED: 'Twice in the file',
      PAID_BEFORE_INVOICE: 'Paid before the invoice',
      PAID_IN_FUTURE: 'Dated in the future',
      AMOUNT_UNLIKELY: 'Over 1,000 times the invoice',
      MOVED_BACK: 'Moved back',
    };
    const waiting = Object.keys(reasons).map((reason, at) => ({
      ...unmatched,
      id: 20 + at,
      kid: reason === 'KID_MISSING' ? null : '123',
      reason,
    }));
    const setAside = { ...unmatched, id: 40, state: 'SET_ASIDE', note: 'Paid back' };
    await open([...waiting, setAside, { ...registered, kid: '456' }]);
    const rows = await screen.findAllByRole('row', { name: /03\.03\.2026/ });
    const states = rows.map((row) => cellsOf(row).slice(1, 3));
    expect(states).toEqual([
      // That it has none says its status.
      ['Otra Bryggeri AS', 'Without KID'],
      ...Object.values(reasons)
        .slice(1)
        .map((text) => ['123Otra Bryggeri AS', text]),
      ['Without KIDOtra Bryggeri AS', 'Set asidePaid back'],
      ['456', 'Registered'],
    ]);
  });

  it('leads to all payments of a file, and back to those that wait', async () => {
    const server = await open([unmatched]);
    const row = await screen.findByRole('row', { name: /^bank\.xml/ });
    expect(cellsOf(row).slice(1)).toEqual(['Olga Opsahl', '3', '1', '1 010,00 kr']);
    const older = screen.getByRole('row', { name: /^The name is deleted/ });
    expect(cellsOf(older).slice(1)).toEqual(['Kari Berg', '5', '2', '2 500,50 kr']);
    expect(within(older).getByRole('link').getAttribute('href')).toBe('/innbetalinger?file=1');
    fireEvent.click(within(row).getByRole('link', { name: 'bank.xml' }));
    const lastAddress = () => server.callsTo(listBankPayments).at(-1)?.address;
    await waitFor(() => expect(lastAddress()).toMatch(/file=2/));
    expect(lastAddress()).not.toContain('filter=');
    screen.getByRole('button', { name: 'Show all files' });
    // The counts are of all files.
    expect(payChips()).toEqual([
      'All of the file',
      'Waiting',
      'Registered',
      'Set aside',
      'Known already',
    ]);
    await press('Registered');
    await waitFor(() => expect(lastAddress()).toContain('filter=REGISTERED'));
    expect(lastAddress()).toContain('file=2');
    await press('Show all files');
    await screen.findByRole('button', { name: 'Registered 2' });
    expect(payChips()).toEqual(['Waiting1', 'Registered2', 'Set aside3']);
    const waiting = screen.getByRole('button', { name: 'Waiting 1' });
    expect(waiting.getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Show all files' })).toBeNull();
  });

  it('shows those that wait first, and others by their filter', async () => {
    const server = await open([unmatched]);
    await press('Registered 2');
    await waitFor(() =>
      expect(server.callsTo(listBankPayments).at(-1)?.address).toContain('filter=REGISTERED'),
    );
    expect(server.callsTo(listBankPayments)[0]?.address).toContain('filter=UNMATCHED');
    expect(screen.queryByRole('button', { name: 'Show all files' })).toBeNull();
  });
});
