// @vitest-environment happy-dom
import { pressNow } from '#testing/actions.ts';
import { cleanup, screen } from '#testing/dom.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { TicketActions } from './ticket-actions.tsx';

afterEach(cleanup);

type Button = Parameters<typeof TicketActions>[0]['buttons'][number];

async function open(...buttons: readonly Button[]) {
  const onAct = vi.fn();
  const Actions = () => <TicketActions buttons={buttons} onAct={onAct} />;
  await openPage({ pages: { '/': Actions }, at: '/', texts: ['ticket-actions'] });
  await screen.findAllByRole('button');
  return onAct;
}
const labels = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const more = () => screen.queryByRole('button', { name: 'What cannot be done now' });

describe('what can be done with a ticket', () => {
  it('is a button each, in its order', async () => {
    const onAct = await open(
      { action: 'change-zone', obstacle: null },
      { action: 'resend-ticket', obstacle: null },
      { action: 'end-ticket', obstacle: null },
    );
    expect(labels()).toEqual(['Change zones', 'Resend ticket', 'End the ticket']);
    const areApart = () =>
      screen.getAllByRole('button').map(({ classList }) => classList.contains('sm:ml-auto'));
    expect(areApart()).toEqual([false, false, true]);
    expect(more()).toBeNull();
    pressNow('Resend ticket');
    expect(onAct.mock.calls).toEqual([['resend-ticket']]);
    cleanup();
    await open({ action: 'cancel-pending-ticket', obstacle: null });
    expect(areApart()).toEqual([true]);
  });

  it('is apart from what cannot be done, which has its reason when that is asked for', async () => {
    await open(
      { action: 'change-zone', obstacle: 'hasLastDay' },
      { action: 'resend-pickup-code', obstacle: 'codeIsUsed' },
      { action: 'end-ticket', obstacle: null },
    );
    expect(labels()).toEqual(['End the ticket', '']);
    expect(screen.queryByRole('list')).toBeNull();
    expect(more()?.getAttribute('aria-expanded')).toBe('false');
    pressNow('What cannot be done now');
    expect(more()?.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('list').id).toBe(more()?.getAttribute('aria-controls'));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Change zones: The ticket already has a last day.',
      'Resend pickup code: The code has been used. The ticket is on the phone.',
    ]);
    pressNow('What cannot be done now');
    expect(screen.queryByRole('list')).toBeNull();
  });
});
