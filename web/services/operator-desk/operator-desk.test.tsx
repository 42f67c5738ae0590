// @vitest-environment happy-dom
import { checkPrices } from '@takst/contract/services/operator-desk/check-prices.contract.ts';
import {
  approveProposal,
  rejectProposal,
} from '@takst/contract/services/operator-desk/decide-proposal.contract.ts';
import { getProposal } from '@takst/contract/services/operator-desk/get-proposal.contract.ts';
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
      body: { proposal: { ...proposal, ...changed }, compared, productNames: {} },
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
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reject' })).toBeNull();
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
