// @vitest-environment happy-dom
import { checkPrices } from '@takst/contract/services/operator-desk/check-prices.contract.ts';
import {
  approveProposal,
  rejectProposal,
} from '@takst/contract/services/operator-desk/decide-proposal.contract.ts';
import { getProposal } from '@takst/contract/services/operator-desk/get-proposal.contract.ts';
import { listProposals } from '@takst/contract/services/operator-desk/list-proposals.contract.ts';
import { makeProposal } from '@takst/contract/services/operator-desk/make-proposal.contract.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { press } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { open, price, proposal } from './test-desk.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  for (const { id } of shownToasts()) closeToast(id);
});

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

const compared = {
  kind: 'quarantine',
  rows: [
    {
      before: { validFrom: '2020-01-01', days: 30 },
      after: { validFrom: '2026-04-01', days: 45 },
    },
  ],
};
const opened = (changed: object = {}) =>
  [
    getProposal,
    {
      status: 200,
      body: { proposal: { ...proposal, ...changed }, compared, productNames: {}, nrOfDeciders: 2 },
    },
  ] as const;

describe('the desk', () => {
  it('says what waits, what is in force and what comes', async () => {
    await open('/operator');
    const list = await screen.findByRole('table', { name: 'Proposals' });
    await within(list).findByText('Quarantine length');
    within(list).getByText('Waits for approval');
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
    screen.getByText('8601 11 17947');
    const rowsOf = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(rowsOf('Fees')).toEqual([
      expect.stringMatching(/01\.05\.2026.*Paper card.*60\skr.*Comes/),
      expect.stringMatching(/01\.01\.2024.*Paper card.*50\skr.*In force now/),
      expect.stringMatching(/01\.01\.2025.*Cancellation.*100\skr.*In force now/),
    ]);
    expect(rowsOf('Products')).toEqual([expect.stringMatching(/Single ticket/)]);
    expect(rowsOf('VAT rates')).toEqual([expect.stringMatching(/Passenger transport.*12 %/)]);
    expect(screen.queryByRole('button', { name: 'Propose a change: VAT rates' })).toBeNull();
  });

  it('says which proposals have waited for days', async () => {
    const waits = { ...proposal, id: 9, proposedAt: '2026-03-01T08:00:00Z' };
    await open('/operator', [listProposals, { status: 200, body: [waits, proposal] }]);
    await screen.findByText('1 proposal has waited for three days or more');
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
    await press('Propose');
    await waitFor(() => expect(server.callsTo(makeProposal)).toHaveLength(1));
    expect(server.callsTo(makeProposal)[0]?.body).toMatchObject({
      proposed: {
        kind: 'seller',
        rows: [{ validFrom: '2026-03-05', accountNumber: '15944000019', name: 'RUTER AS' }],
      },
    });
  });
});

describe('a proposal', () => {
  it('is approved by another user', async () => {
    const server = await open('/operator/forslag/7', opened(), [
      approveProposal,
      { status: 200, body: null },
    ]);
    await screen.findByText('45 days');
    screen.getByText('30 days');
    await press('Approve');
    const dialog = await screen.findByRole('alertdialog');
    within(dialog).getByText(/in force from 01\.04\.2026/);
    within(dialog).getByRole('button', { name: 'Approve' }).click();
    await waitFor(() => expect(server.callsTo(approveProposal)).toHaveLength(1));
  });

  it('is rejected with a reason, not without one', async () => {
    const server = await open('/operator/forslag/7', opened(), [
      rejectProposal,
      { status: 200, body: null },
    ]);
    await press('Reject');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('button', { name: 'Reject' }).click();
    type(await dialog.findByLabelText(/^Reason/), 'Too long');
    dialog.getByRole('button', { name: 'Reject' }).click();
    await waitFor(() => expect(server.callsTo(rejectProposal)).toHaveLength(1));
    expect(server.callsTo(rejectProposal)[0]?.body).toEqual({ reason: 'Too long' });
  });

  it('of one’s own is withdrawn, and not decided', async () => {
    await open('/operator/forslag/7', opened({ isOwn: true }));
    await screen.findByRole('button', { name: 'Withdraw the proposal' });
    screen.getByText('You have proposed this yourself');
    screen.getByText(/The 2 who may do so have got an e-mail/);
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
  });

  it('of one’s own that nobody else may approve says so', async () => {
    const [route, answer] = opened({ isOwn: true });
    const body = { ...answer.body, nrOfDeciders: 0 };
    await open('/operator/forslag/7', [route, { status: 200, body }]);
    await screen.findByText('Nobody else can approve this');
  });

  it('that is stale says so, and can be rejected alone', async () => {
    await open('/operator/forslag/7', opened({ stale: 'BASE_CHANGED' }));
    await screen.findByText('Something that this was compared with has changed since');
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    screen.getByRole('button', { name: 'Reject' });
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
    await screen.findByText(/^\+5\skr/);
    await press('Propose 1 price');
    await waitFor(() => expect(server.callsTo(makeProposal)).toHaveLength(1));
    expect(server.callsTo(makeProposal)[0]?.body).toEqual({
      proposed: { kind: 'prices', rows: [after] },
    });
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
