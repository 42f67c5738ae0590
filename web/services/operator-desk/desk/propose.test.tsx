// @vitest-environment happy-dom
import { getDesk } from '@takst/contract/services/operator-desk/get-desk.contract.ts';
import { makeProposal } from '@takst/contract/services/operator-desk/make-proposal.contract.ts';
import { press } from '#testing/actions.ts';
import { cellsOf } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import type { RouteAnswer } from '#testing/fake-server.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { desk, open } from '../test-desk.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  for (const { id } of shownToasts()) closeToast(id);
});

const made: RouteAnswer = [makeProposal, { status: 200, body: { id: 8 } }];
const withDesk = (changed: object): RouteAnswer => [
  getDesk,
  { status: 200, body: { ...desk, ...changed } },
];
const openDialog = async (title: string) => {
  await press(`Propose a change: ${title}`);
  return within(await screen.findByRole('dialog'));
};
type Dialog = Awaited<ReturnType<typeof openDialog>>;
const valuesOf = (dialog: Dialog, ...labels: string[]) =>
  labels.map((label) => dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value);
const write = (dialog: Dialog, label: string, value: string) =>
  fireEvent.change(dialog.getByLabelText(new RegExp(`^${label}`)), { target: { value } });

const nothingYet = {
  sellers: [],
  quarantine: [],
  fees: [],
  paymentDeadlines: [],
  products: [],
  schoolYears: [],
};

describe('a proposal on the desk', () => {
  it.each([
    ['Seller on invoices', 'Propose another seller or account number'],
    ['Products', 'Propose a change of a product'],
    ['Fees', 'Propose another fee'],
    ['Payment deadline', 'Propose another payment deadline'],
    ['Quarantine length', 'Propose another quarantine length'],
    ['School years', 'Propose a school year'],
  ])('can be left: %s', async (title, name) => {
    const server = await open('/operator', made);
    await screen.findByRole('table', { name: title });
    const dialog = await openDialog(title);
    dialog.getByRole('heading', { name });
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.callsTo(makeProposal)).toEqual([]);
  });

  it('keeps what was typed, each of its own kind', async () => {
    const daysOf = async (title: string) => valuesOf(await openDialog(title), 'Days');
    await open('/operator');
    write(await openDialog('Quarantine length'), 'Days', '45');
    cleanup();
    await open('/operator');
    expect(await daysOf('Payment deadline')).toEqual(['']);
    cleanup();
    await open('/operator');
    expect(await daysOf('Quarantine length')).toEqual(['45']);
  });

  it('begins with nothing where nothing is known', async () => {
    await open('/operator', withDesk(nothingYet));
    expect(await screen.findAllByText('None yet')).toHaveLength(6);
    const close = async (dialog: Dialog) => {
      fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const seller = await openDialog('Seller on invoices');
    const names = ['Account number', 'Name', 'Organization number', 'Address', 'Post code', 'City'];
    expect(valuesOf(seller, ...names)).toEqual(names.map(() => ''));
    expect(seller.getByRole('checkbox')).toHaveProperty('checked', false);
    await close(seller);
    const fee = await openDialog('Fees');
    expect(valuesOf(fee, 'Fee', 'Price', 'Name in Norwegian', 'Name in English', 'VAT')).toEqual([
      'NEW_CARD',
      '',
      '',
      '',
      '',
    ]);
    await close(fee);
    const year = await openDialog('School years');
    const days = ['Opens for orders', 'First day', 'Latest start', 'Last valid day'];
    expect(valuesOf(year, ...days)).toEqual(['', '', '', '']);
    await close(year);
    const product = await openDialog('Products');
    expect(valuesOf(product, 'Name in Norwegian', 'Name in English')).toEqual(['', '']);
    product.getByText('No service sells the product; it is there to compare prices.');
  });

  it('of a school year begins a year after the last one', async () => {
    const server = await open('/operator', made);
    const table = within(await screen.findByRole('table', { name: 'School years' }));
    const row = (await table.findByText('2025/2026')).closest('tr') ?? document.body;
    expect(cellsOf(row)).toEqual([
      '2025/2026',
      '01.05.2025',
      '15.06.2026',
      '30.06.2026',
      'In force now',
    ]);
    await openDialog('School years');
    await press('Propose');
    await waitFor(() => expect(server.callsTo(makeProposal)).toHaveLength(1));
    expect(server.callsTo(makeProposal)[0]?.body).toEqual({
      proposed: {
        kind: 'school-year',
        rows: [
          {
            opensOn: '2026-05-01',
            firstStart: '2026-08-20',
            latestStart: '2027-06-15',
            lastDay: '2027-06-30',
          },
        ],
      },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shownToasts()).toMatchObject([
      {
        kind: 'success',
        title: 'The proposal waits for approval',
        link: { to: '/operator/forslag/8', text: 'See the proposal' },
      },
    ]);
  });

  it.each([
    ['', true],
    [' 0 ', false],
    ['366', true],
    ['12,5', true],
    ['-1', true],
  ])('of a quarantine of «%s» days is refused: %s', async (typed, isRefused) => {
    const server = await open('/operator', made);
    const dialog = await openDialog('Quarantine length');
    dialog.getByText(/04\.03\.2026 at the earliest\. Enter 0 for no quarantine/);
    write(dialog, 'Days', typed);
    await press('Propose');
    if (isRefused) {
      await dialog.findAllByText(/Enter a number from 0 to 365/);
      expect(server.callsTo(makeProposal)).toEqual([]);
      return;
    }
    await waitFor(() => expect(server.callsTo(makeProposal)).toHaveLength(1));
    expect(server.callsTo(makeProposal)[0]?.body).toEqual({
      proposed: { kind: 'quarantine', rows: [{ validFrom: '2026-03-04', days: 0 }] },
    });
  });

  it('of a product begins with what it will be at last, and changes with the product', async () => {
    const [single] = desk.products;
    const [row] = single?.rows ?? [];
    const later = { ...row, validFrom: '2026-06-01', name: { nb: 'Én tur', en: 'One trip' } };
    const period = {
      ...row,
      productId: 'period',
      name: { nb: 'Periode', en: 'Period' },
      description: { nb: 'Lenge.', en: 'Long.' },
      services: [],
    };
    const products = [
      { ...single, rows: [row, later] },
      { id: 'period', possibleServices: [], rows: [period] },
    ];
    const server = await open('/operator', withDesk({ products }), made);
    const table = within(await screen.findByRole('table', { name: 'Products' }));
    await table.findByText('One trip');
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((one) => one.textContent)).toEqual([
      '01.06.2026One tripTicket counterComes',
      '01.01.2024Single ticketTicket counterIn force now',
      '01.01.2024PeriodNot on saleIn force now',
    ]);
    const dialog = await openDialog('Products');
    const labels = ['Name in Norwegian', 'Name in English', 'Description in English'];
    expect(valuesOf(dialog, ...labels)).toEqual(['Én tur', 'One trip', 'One trip.']);
    const ticks = () => dialog.queryAllByRole<HTMLInputElement>('checkbox');
    expect(ticks().map(({ checked }) => checked)).toEqual([false, true]);
    write(dialog, 'Product', 'period');
    await waitFor(() =>
      expect(valuesOf(dialog, ...labels)).toEqual(['Periode', 'Period', 'Long.']),
    );
    expect(ticks()).toEqual([]);
    dialog.getByText(/^No service sells the product/);
    await press('Propose');
    await waitFor(() => expect(server.callsTo(makeProposal)).toHaveLength(1));
    expect(server.callsTo(makeProposal)[0]?.body).toEqual({
      proposed: { kind: 'product', rows: [{ ...period, validFrom: '2026-03-04' }] },
    });
  });

  it.each([
    ['NOTHING_CHANGES', {}, 'This is the same as what is in force already.'],
    ['TOO_EARLY', { earliest: '2026-03-09' }, /from 09\.03\.2026 at the earliest/],
    ['YEARS_OVERLAP', {}, /has days in common with another/],
    ['ROWS_REFUSED', { faults: [] }, /^Some of the rows cannot be proposed\./],
    ['UNKNOWN_PRODUCT', {}, 'There is no such product.'],
    ['SERVICE_NOT_POSSIBLE', {}, 'One of the services has never sold this product.'],
  ] as const)('may be refused, and stays: %s', async (code, details, text) => {
    await open('/operator', [makeProposal, { status: 422, body: { code, ...details } }]);
    const dialog = await openDialog('Payment deadline');
    write(dialog, 'Days', '21');
    await press('Propose');
    await dialog.findByText('The proposal was not sent');
    dialog.getByText(text);
    expect(valuesOf(dialog, 'Days')).toEqual(['21']);
  });
});
