// @vitest-environment happy-dom
import {
  approveProposal,
  rejectProposal,
} from '@takst/contract/services/operator-desk/decide-proposal.contract.ts';
import { getProposal } from '@takst/contract/services/operator-desk/get-proposal.contract.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { closeToast, shownToasts } from '#platform/design/toasts/toasts.ts';
import { press, toasts } from '#testing/actions.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { compared, open, opened } from '../test-desk.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  for (const { id } of shownToasts()) closeToast(id);
});

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

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
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(toasts()).toEqual([['success', 'The proposal is approved', undefined]]);
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
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toasts()).toEqual([['success', 'The proposal is rejected', undefined]]);
  });

  it('has its own reason why it is rejected, until that is sent', async () => {
    const reasonOf = async () => {
      await press('Reject');
      return within(await screen.findByRole('dialog')).findByLabelText(/^Reason/);
    };
    await open('/operator/forslag/7', opened());
    type(await reasonOf(), 'Too long');
    cleanup();
    await open('/operator/forslag/8', opened({ id: 8 }));
    expect(await reasonOf()).toHaveProperty('value', '');
    cleanup();
    await open('/operator/forslag/7', opened());
    expect(await reasonOf()).toHaveProperty('value', 'Too long');
  });

  it('is that of the address, and none where there is none', async () => {
    const { router } = await open('/operator/forslag/7', [
      getProposal,
      ({ address }) => {
        if (address.endsWith('/9')) return { status: 404, body: { code: 'PROPOSAL_NOT_FOUND' } };
        const kind = address.endsWith('/8') ? 'payment-deadline' : 'quarantine';
        const [, { body }] = opened({ kind });
        return { status: 200, body: { ...body, compared: { ...compared, kind } } };
      },
    ]);
    await screen.findByRole('heading', { name: 'Proposal: Quarantine length' });
    await router.navigate({ to: '/operator/forslag/8' });
    await screen.findByRole('heading', { name: 'Proposal: Payment deadline' });
    await router.navigate({ to: '/operator/forslag/9' });
    await screen.findByText(/^General error: NotFound/);
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
