// @vitest-environment happy-dom
import { getHolderTicket } from '@takst/contract/tickets/phone/get-holder-ticket.contract.ts';
import type { HolderTicketOnTheWire } from '@takst/contract/tickets/phone/get-holder-ticket.contract.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { pageFactsOf } from '#testing/page-facts-of.ts';
import { startTexts } from '#texts/language.ts';
import { TicketHolderPage } from './ticket-holder.page.tsx';

const at = '2026-04-10T10:00:00Z';
const active: HolderTicketOnTheWire = {
  status: 'active',
  productName: { nb: 'Bedriftsbillett', en: 'Company ticket' },
  profileName: { nb: 'Voksen', en: 'Adult' },
  startDate: '2026-04-01',
  expirationDate: '2026-04-30',
  allZones: false,
  zones: ['1', '2Ø'],
  downloadedToPhone: false,
  firstName: 'Kari',
  registered: null,
  pickupCode: 'ABCD2345',
  code: { text: 'a.b.c', validUntil: '2026-04-10T10:15:00Z', rows: ['101', '010', '111'] },
  continuedBy: null,
  answeredAt: at,
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  vi.useFakeTimers({ now: Temporal.Instant.from(at).epochMilliseconds, shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const answer = (body: unknown, status = 200) => server.answer(getHolderTicket, { status, body });
const loseNetwork = () =>
  server.answer(getHolderTicket, () => Promise.reject(new TypeError('no network')));

async function open(language: 'nb' | 'en' = 'nb') {
  pageFactsOf({ language });
  await startTexts(['ticket-holder']);
  const root = createRootRoute();
  const route = createRoute({
    getParentRoute: () => root,
    path: '/billett/$token',
    component: TicketHolderPage,
  });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: ['/billett/a-token'] }),
  });
  render(<RouterProvider router={router} />);
  return router;
}

const seeText = (text: string | RegExp) => screen.findByText(text);
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
const picture = () => screen.queryByRole('img');

describe('the holder page', () => {
  it('shows the ticket, its code and its pickup code', async () => {
    answer(active);
    await open();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
      'Billetten til Kari',
    );
    await seeText('Gyldig');
    await seeText('Sone 1 – Sone 2Ø');
    await seeText('1. april 2026 – 30. april 2026');
    await seeText('ABCD2345');
    expect(picture()?.getAttribute('aria-label')).toBe('Kode til kontroll');
    expect(picture()?.querySelectorAll('path')[1]?.getAttribute('d')).toBe(
      'M0 0h1v1h-1zM2 0h1v1h-1zM1 1h1v1h-1zM0 2h3v1h-3z',
    );
    expect(server.calls[0]?.address).toBe('/holder-api/tickets/a-token');
  });

  it('is shown in English', async () => {
    answer({ ...active, allZones: true, zones: [], expirationDate: null });
    await open('en');
    await seeText('All zones');
    await seeText('From 1 April 2026, until it is ended');
  });

  it('shows that the ticket is on a phone instead of the pickup code', async () => {
    answer({ ...active, downloadedToPhone: true, pickupCode: null });
    await open();
    await seeText('Billetten er hentet til appen.');
    expect(screen.queryByText('Hentekode')).toBeNull();
  });

  it.each([
    ['pending', 'Ikke gyldig ennå', /gjelder fra 1\. april 2026/],
    ['expired', 'Utløpt', /gikk ut 30\. april 2026/],
    ['cancelled', 'Avbestilt', /er avbestilt/],
    ['failed', 'Ikke utstedt', /kunne ikke utstedes/],
  ] as const)(
    'shows a message instead of a code when the ticket is %s',
    async (status, word, text) => {
      answer({ ...active, status, code: null, pickupCode: null });
      await open();
      await seeText(word);
      await seeText(text);
      expect(picture()).toBeNull();
    },
  );

  it('shows no dates of a ticket that ended before it started', async () => {
    const endedTicket = { status: 'expired', expirationDate: '2026-03-31', code: null } as const;
    answer({ ...active, ...endedTicket, pickupCode: null });
    await open();
    await seeText('Utløpt');
    await seeText('Billetten ble avsluttet før den begynte å gjelde.');
    expect(screen.queryByText(/gikk ut/)).toBeNull();
    expect(screen.queryByText('Gjelder')).toBeNull();
  });

  it('links to the ticket that continues this one', async () => {
    answer({ ...active, continuedBy: { token: 'the-next', startDate: '2026-05-01' } });
    await open();
    await seeText('Du har en ny billett fra 1. mai 2026.');
    const link = screen.getByRole('link', { name: 'Se den nye billetten' });
    expect(link.getAttribute('href')).toBe('/billett/the-next');
  });

  it.each([
    ['nb', 'Skogveien AS har registrert deg.', 'Hvorfor, og hva som lagres om deg'],
    ['en', 'Skogveien AS has registered you.', 'Why, and what is stored about you'],
  ] as const)(
    'says in %s who has registered the holder, and where to read why',
    async (language, by, why) => {
      answer({ ...active, registered: { by: 'Skogveien AS', infoPage: '/fribilletter/info' } });
      await open(language);
      const link = await screen.findByRole('link', { name: why });
      expect(link.getAttribute('href')).toBe('/fribilletter/info');
      expect(link.parentElement?.textContent).toBe(`${by} ${why}`);
    },
  );

  it('fetches again every minute, and uses the server’s clock', async () => {
    answer({ ...active, answeredAt: '2026-04-10T10:10:00Z' });
    await open();
    await seeText(/^12:10:0/);
    await pass(1);
    expect(server.calls).toHaveLength(2);
  });

  it('fetches nothing while the page is hidden, and fetches again when it is visible', async () => {
    answer(active);
    await open();
    await seeText('Gyldig');
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await pass(3);
    expect(server.calls).toHaveLength(1);
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(server.calls).toHaveLength(2));
  });

  it('keeps the ticket when the network fails, with a message, and hides an expired code', async () => {
    answer(active);
    await open();
    await seeText('Gyldig');
    loseNetwork();
    await pass(1);
    await seeText('Ingen nettforbindelse');
    await seeText('Du ser billetten slik den var kl. 12:00.');
    expect(picture()).not.toBeNull();
    await pass(15);
    await seeText('Koden er for gammel til å vises. Koble til nettet, så kommer det en ny.');
    expect(picture()).toBeNull();
    await seeText('Sone 1 – Sone 2Ø');

    answer({
      ...active,
      code: active.code && { ...active.code, validUntil: '2026-04-10T11:00:00Z' },
    });
    window.dispatchEvent(new Event('online'));
    await screen.findByRole('img');
    expect(screen.queryByText('Ingen nettforbindelse')).toBeNull();
  });

  it.each([
    [404, { code: 'TICKET_NOT_FOUND' }, 'Vi finner ikke billetten'],
    [429, { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 }, 'For mange forsøk'],
    [500, { code: 'UNEXPECTED', id: 'x' }, 'Vi får ikke hentet billetten'],
  ])('shows a message for an answer of %i', async (status, body, title) => {
    answer(body, status);
    await open();
    await screen.findByRole('heading', { name: title });
  });

  it('can be retried when fetching fails', async () => {
    loseNetwork();
    await open();
    const retryButton = await screen.findByRole('button', { name: 'Prøv igjen' });
    answer(active);
    act(() => retryButton.click());
    await seeText('Gyldig');
  });
});
