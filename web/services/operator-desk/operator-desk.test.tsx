// @vitest-environment happy-dom
import { checkPrices } from '@takst/contract/services/operator-desk/check-prices.contract.ts';
import { listProposals } from '@takst/contract/services/operator-desk/list-proposals.contract.ts';
import { makeProposal } from '@takst/contract/services/operator-desk/make-proposal.contract.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { press, toasts } from '#testing/actions.ts';
import { cellsOf, plainText } from '#testing/cells-of.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { open, opened, price, proposal } from './test-desk.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  for (const { id } of shownToasts()) closeToast(id);
});

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('the desk', () => {
  it('says what waits, what is in force and what comes', async () => {
    await open('/operator');
    const list = await screen.findByRole('table', { name: 'Proposals' });
    await within(list).findByText('Quarantine length');
    const waiting = within(list).getAllByRole('row')[1];
    if (!waiting) throw new Error('no proposal is listed');
    expect(cellsOf(waiting)).toEqual([
      '01.04.2026',
      'Kaja Service',
      'Yesterday at 09:00',
      'Waits for approval',
    ]);
    expect(within(waiting).getByRole('link').getAttribute('href')).toBe('/operator/forslag/7');
    const lengths = screen.getByRole('table', { name: 'Quarantine length' });
    expect(
      within(lengths)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.anything(),
      expect.stringMatching(/01\.04\.2026.*45 days.*Comes/),
      expect.stringMatching(/01\.01\.2020.*30 days.*In force now/),
    ]);
    const rowsOf = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map((row) => [...row.children].map(({ textContent }) => plainText(textContent)));
    expect(rowsOf('Seller on invoices')).toEqual([
      [
        '01.01.2018',
        'RUTER AS',
        'Postboks 1030 Sentrum, 0104 OSLO',
        '8601 11 17947',
        'In force now',
      ],
      ['01.01.2010', 'STOR-OSLO LOKALTRAFIKK', 'Galleri Oslo, 0185 OSLO', '1594 40 00019', 'Over'],
    ]);
    expect(rowsOf('Fees')).toEqual([
      ['01.05.2026', 'Paper card', 'Paper card', '60 kr', 'Passenger transport', 'Comes'],
      ['01.01.2024', 'Paper card', 'Paper card', '50 kr', 'Passenger transport', 'In force now'],
      ['05.03.2026', 'New travel card', 'New card', '70 kr', 'Passenger transport', 'Comes'],
      ['01.01.2025', 'Cancellation', 'Cancellation fee', '100 kr', 'Standard rate', 'In force now'],
    ]);
    expect(rowsOf('Products')).toEqual([
      ['01.01.2024', 'Single ticket', 'Ticket counter', 'In force now'],
    ]);
    expect(rowsOf('VAT rates')).toEqual([
      ['01.01.2018', 'Passenger transport', '12 %', 'In force now'],
      ['01.01.2005', 'Standard rate', '25 %', 'In force now'],
      ['01.07.2001', 'Standard rate', '24 %', 'Over'],
    ]);
    expect(rowsOf('Payment deadline')).toEqual([
      ['04.03.2026', '21 days', 'In force now'],
      ['01.02.2026', '14 days', 'Over'],
    ]);
    expect(screen.queryByRole('button', { name: 'Propose a change: VAT rates' })).toBeNull();
  });

  it('says which proposals have waited for days', async () => {
    const waits = { ...proposal, id: 9, proposedAt: '2026-03-01T08:00:00Z' };
    const decided = { ...waits, id: 10, state: 'APPROVED', decidedBy: 'Ole Sjef' };
    await open('/operator', [listProposals, { status: 200, body: [waits, proposal, decided] }]);
    await screen.findByText('1 proposal has waited for three days or more');
    screen.getByText('Approved');
    screen.getByText('Has waited for 3 days');
    screen.getByText('Waits for approval');
  });

  it('sends a proposal of a payment deadline that is in its bounds', async () => {
    const server = await open('/operator', [makeProposal, { status: 200, body: { id: 8 } }]);
    await press('Propose a change: Payment deadline');
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog.getByLabelText(/^Days/), '91');
    await press('Propose');
    await dialog.findAllByText(/Enter a number from 1 to 90/);
    type(dialog.getByLabelText(/^Days/), '21');
    await press('Propose');
    await waitFor(() => expect(server.callsTo(makeProposal)).toHaveLength(1));
    expect(server.callsTo(makeProposal)[0]?.body).toEqual({
      proposed: { kind: 'payment-deadline', rows: [{ validFrom: '2026-03-04', days: 21 }] },
    });
  });

  it('sends a proposal of a fee, which begins with the one that is known last', async () => {
    const server = await open('/operator', [makeProposal, { status: 200, body: { id: 8 } }]);
    await press('Propose a change: Fees');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/^Price/)).toHaveProperty('value', '60,00');
    type(dialog.getByLabelText('Fee'), 'CANCELLATION');
    await waitFor(() => expect(dialog.getByLabelText(/^Price/)).toHaveProperty('value', '100,00'));
    type(dialog.getByLabelText(/^Price/), 'free');
    await press('Propose');
    await dialog.findAllByText(/Enter an amount from 0 to 10,000 kroner/);
    type(dialog.getByLabelText(/^Price/), '120,50');
    await press('Propose');
    await waitFor(() => expect(server.callsTo(makeProposal)).toHaveLength(1));
    expect(server.callsTo(makeProposal)[0]?.body).toEqual({
      proposed: {
        kind: 'fee',
        rows: [
          {
            fee: 'CANCELLATION',
            validFrom: '2026-03-04',
            name: { nb: 'Gebyr', en: 'Cancellation fee' },
            priceOre: 12_050,
            vatKind: 'STANDARD',
          },
        ],
      },
    });
  });

  it('sends a proposal of a product that another service sells, too', async () => {
    const server = await open('/operator', [makeProposal, { status: 200, body: { id: 8 } }]);
    await press('Propose a change: Products');
    const dialog = within(await screen.findByRole('dialog'));
    type(dialog.getByLabelText('Name in English'), 'One trip');
    fireEvent.click(dialog.getByLabelText('Company tickets'));
    fireEvent.click(dialog.getByLabelText('Ticket counter'));
    expect(dialog.getByLabelText('Ticket counter')).toHaveProperty('checked', false);
    fireEvent.click(dialog.getByLabelText('Ticket counter'));
    await press('Propose');
    await waitFor(() => expect(server.callsTo(makeProposal)).toHaveLength(1));
    expect(server.callsTo(makeProposal)[0]?.body).toMatchObject({
      proposed: {
        kind: 'product',
        rows: [
          {
            productId: 'single',
            name: { nb: 'Enkeltbillett', en: 'One trip' },
            services: ['company-tickets', 'ticket-counter'],
          },
        ],
      },
    });
  });

  it('sends a proposal of another account number, as digits alone', async () => {
    const server = await open('/operator', [makeProposal, { status: 200, body: { id: 8 } }]);
    await press('Propose a change: Seller on invoices');
    const dialog = within(await screen.findByRole('dialog'));
    const account = dialog.getByLabelText(/^Account number/);
    type(account, '1594 40 00018');
    await press('Propose');
    await dialog.findAllByText(/does not look right/);
    type(account, '1594.40.00019');
    type(dialog.getByLabelText('Organization number'), ' 991 609 407 ');
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Is in Foretaksregisteret' }));
    await press('Propose');
    await waitFor(() => expect(server.callsTo(makeProposal)).toHaveLength(1));
    expect(server.callsTo(makeProposal)[0]?.body).toMatchObject({
      proposed: {
        kind: 'seller',
        rows: [
          {
            validFrom: '2026-03-05',
            accountNumber: '15944000019',
            name: 'RUTER AS',
            organisationNumber: '991609407',
            line1: 'Postboks 1030 Sentrum',
            postCode: '0104',
            city: 'OSLO',
            isInBusinessRegister: false,
          },
        ],
      },
    });
  });
});

describe('prices', () => {
  it('are told as they are and come, with the difference, and what has none', async () => {
    await open('/operator/priser');
    const table = await screen.findByRole('table', { name: 'Single ticket' });
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      expect.stringMatching(/^Adult1.*40\skr.*42\skrfrom 01\.05\.2026\+2\skr\+5 %/),
      expect.stringMatching(/^Adult2.*69\skr/),
      expect.stringMatching(/^Child1.*21\skr/),
      expect.stringMatching(/^Child2.*No price/),
    ]);
    screen.getByText('1 combination of category and zones has no price');
  });

  it('that are typed are compared, and proposed when none has a fault', async () => {
    const after = price('ADULT', 1, [4_500, '2026-03-04']);
    const before = price('ADULT', 1, [4_000, '2024-01-28']);
    const server = await open(
      '/operator/priser/nye',
      [checkPrices, { status: 200, body: { rows: [{ before, after, fault: null }] } }],
      [makeProposal, { status: 200, body: { id: 8 } }],
      opened(),
    );
    type(await screen.findByLabelText('Price'), '45,00');
    await press('Add');
    // The next price is typed anew, of the same product and day.
    await waitFor(() =>
      expect(toasts()).toEqual([['success', 'The price is in the list below', undefined]]),
    );
    expect(screen.getByLabelText('Price')).toHaveProperty('value', '');
    expect(screen.getByLabelText('Product')).toHaveProperty('value', 'single');
    await screen.findByText(/^\+5\skr/);
    await press('Propose 1 price');
    await waitFor(() => expect(server.callsTo(makeProposal)).toHaveLength(1));
    expect(server.callsTo(makeProposal)[0]?.body).toEqual({
      proposed: { kind: 'prices', rows: [after] },
    });
    await screen.findByRole('heading', { name: 'Proposal: Quarantine length' });
    expect(server.router.state.location.pathname).toBe('/operator/forslag/8');
    await server.router.navigate({ to: '/operator/priser/nye' });
    await screen.findByText('No prices yet');
  });

  it('with a fault say so, and are not proposed', async () => {
    const after = price('ADULT', 1, [4_500, '2026-03-04']);
    await open('/operator/priser/nye', [
      checkPrices,
      { status: 200, body: { rows: [{ before: null, after, fault: 'TOO_EARLY' }] } },
    ]);
    type(await screen.findByLabelText('Price'), '45');
    await press('Add');
    await screen.findByText('Too early');
    expect(screen.getByRole('button', { name: 'Propose 1 price' })).toHaveProperty(
      'disabled',
      true,
    );
  });
});
