// @vitest-environment happy-dom
import { screen } from '#testing/dom.ts';
import { describe, expect, it, vi } from 'vitest';
import { answersWithPage } from '#platform/api/answers-with-page.ts';
import {
  active,
  at,
  drawn,
  drawnOffline,
  drawnRows,
  holderPage,
  pass,
  picture,
  seeText,
  unchecked,
} from './test-holder-page.tsx';

describe('the holder page that the server has rendered', () => {
  const cameWithPage = (ticket: unknown, status = 200) =>
    answersWithPage.put({
      '/holder-api/tickets/a-token': { status, text: JSON.stringify(ticket) },
    });

  it('shows its answer at once, and asks again a minute later', async () => {
    const { server, answer, open } = holderPage();
    cameWithPage(active);
    answer({ ...active, status: 'cancelled', code: null, offlineCode: null, pickupCode: null });
    await open();
    await seeText('Gyldig');
    expect(drawnRows()).toBe(drawn);
    await pass(0.9);
    expect(server.calls).toHaveLength(0);
    await pass(0.2);
    await seeText('Avbestilt');
    expect(picture()).toBeNull();
  });

  it('shows the clock of the server, whatever that of the device says', async () => {
    const { open } = holderPage();
    cameWithPage({ ...active, answeredAt: '2026-04-10T12:00:00Z' });
    await open();
    await seeText('Sist sjekket kl. 14:00:00');
    await seeText(/^14:00:0[0-4]$/);
  });

  it('that the device has kept says so, knows the time, and asks at once', async () => {
    const { server, loseNetwork, open } = holderPage();
    cameWithPage(active);
    document.documentElement.dataset['unchecked'] = 'offline';
    document.documentElement.dataset['received'] = String(Date.parse(at));
    vi.setSystemTime('2026-04-10T15:00:00Z');
    loseNetwork();
    await open();
    await seeText(/^17:00:0/);
    await seeText('Sist sjekket kl. 12:00:00');
    expect(drawnRows()).toBe(drawnOffline);
    expect(unchecked()).toBe('offline');
    expect(server.calls).toHaveLength(1);
  });

  it('says at once that there is no such ticket', async () => {
    const { server, open } = holderPage();
    cameWithPage({ code: 'TICKET_NOT_FOUND' }, 404);
    await open();
    await screen.findByRole('heading', { name: 'Vi finner ikke billetten' });
    expect(server.calls).toHaveLength(0);
  });
});
