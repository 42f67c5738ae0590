// @vitest-environment happy-dom
import {
  getPriceLetter,
  sendPriceLetter,
} from '@takst/contract/services/price-changes/price-letter.contract.ts';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { press, toasts } from '#testing/actions.ts';
import { plainText } from '#testing/cells-of.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '#testing/dom.ts';
import { letter, openPriceChange } from './test-price-changes.tsx';

afterEach(cleanup);

describe('the letter about the prices of a proposal', () => {
  const sendButton = () => screen.queryByRole('button', { name: 'Send the letter' });
  const sending = { startedAt: '2026-03-04T09:00:00Z', finishedAt: null as string | null, sent: 1 };
  async function openQuestion(recipients = 3) {
    const server = await openPriceChange(undefined, { ...letter, recipients });
    await press('Send the letter');
    return { server, dialog: within(await screen.findByRole('alertdialog')) };
  }

  it('is read, and sent after a question', async () => {
    const { server, dialog } = await openQuestion();
    screen.getByText('Subject: Nye priser fra 01.01.2027 i Ruter Bedrift');
    screen.getByText(/^Hei!\s+Hi!$/);
    screen.getByText('3 recipients');
    dialog.getByRole('heading', { name: 'Send the letter to 3 recipients?' });
    dialog.getByText('It is sent at once, and cannot be taken back.');
    server.answer(getPriceLetter, { status: 200, body: { ...letter, sending } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send the letter' }));
    await screen.findByText('The letter is being sent: 1 of 3');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo(sendPriceLetter).map(({ address }) => address)).toEqual([
      '/operator-desk-api/price-letter/by-proposal/12/send',
    ]);
    expect([sendButton(), toasts()]).toEqual([
      null,
      [['success', 'The letter is being sent', undefined]],
    ]);
  });

  it('is not sent when the question is left', async () => {
    const { server, dialog } = await openQuestion(1);
    dialog.getByRole('heading', { name: 'Send the letter to 1 recipient?' });
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([server.callsTo(sendPriceLetter), sendButton() !== null]).toEqual([[], true]);
  });

  it.each([
    [404, 'PROPOSAL_NOT_FOUND', 'The proposal does not exist.'],
    [409, 'NOT_APPROVED', 'The proposal is not approved.'],
  ])('is not sent after %i %s, and the dialog says why', async (status, code, text) => {
    const { server, dialog } = await openQuestion();
    server.answer(sendPriceLetter, { status, body: { code } });
    fireEvent.click(dialog.getByRole('button', { name: 'Send the letter' }));
    await dialog.findByText(text);
    dialog.getByText('The letter was not sent');
    expect(toasts()).toEqual([]);
  });

  it('waits until the proposal is approved', async () => {
    await openPriceChange(undefined, { ...letter, recipients: 1, isApproved: false });
    await screen.findByText('1 recipient. The letter can be sent when the proposal is approved.');
    expect(sendButton()).toBeNull();
  });

  it.each([true, false])('is sent to nobody where nobody gets it: %j', async (isApproved) => {
    await openPriceChange(undefined, { ...letter, recipients: 0, isApproved });
    await screen.findByText('No company with such tickets has an administrator.');
    expect([sendButton(), screen.queryByText(/recipient|approved/)]).toEqual([null, null]);
  });

  it('is sent once', async () => {
    const finishedAt = '2026-03-04T09:01:00Z';
    await openPriceChange(undefined, { ...letter, sending: { ...sending, finishedAt, sent: 3 } });
    const text = 'The letter was sent to 3 recipients, today at 10:01.';
    expect(plainText((await screen.findByText(/^The letter was sent/)).textContent)).toBe(text);
    expect(sendButton()).toBeNull();
  });

  it('is followed while it is being sent, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const server = await openPriceChange(undefined, { ...letter, sending });
    await screen.findByText('The letter is being sent: 1 of 3');
    const finishedAt = '2026-03-04T09:01:00Z';
    server.answer(getPriceLetter, {
      status: 200,
      body: { ...letter, sending: { ...sending, finishedAt } },
    });
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    await screen.findByText(/^The letter was sent to 1 recipient, /);
    const { length } = server.callsTo(getPriceLetter);
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect([length, server.callsTo(getPriceLetter).length]).toEqual([2, 2]);
  });
});
