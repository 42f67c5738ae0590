// @vitest-environment happy-dom
import { getHolderTicket } from '@takst/contract/ticketing/tickets/phone/get-holder-ticket.contract.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '#testing/dom.ts';
import { describe, expect, it, vi } from 'vitest';
import {
  active,
  drawn,
  drawnOffline,
  drawnRows,
  holderPage,
  pass,
  picture,
  seeText,
  tick,
  unchecked,
} from './test-holder-page.tsx';

describe('the holder page', () => {
  it('shows the ticket, its code and its pickup code', async () => {
    const { server, answer, open } = holderPage();
    answer(active);
    await open();
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading.textContent).toBe('Billetten til Kari');
    // It takes the focus when the page is opened, and is no stop on the way through it.
    expect(heading.tabIndex).toBe(-1);
    await seeText('Gyldig');
    await seeText('Sone 1 – Sone 2Ø');
    await seeText('1. april 2026 – 30. april 2026');
    await seeText('ABCD2345');
    await seeText('Skriv hentekoden inn i Ruter-appen, så har du billetten der.');
    await seeText(/^Vis koden i kontroll\. Den fornyer seg selv/);
    await seeText('Bedriftsbillett');
    await seeText('Voksen');
    await seeText(/^12:00:0\d$/);
    expect(screen.queryByText(/^Midlertidig/)).toBeNull();
    expect(screen.queryByText(/har registrert deg/)).toBeNull();
    expect(screen.queryByText(/^Du har en ny billett/)).toBeNull();
    const terms = screen.getByRole('link', { name: 'Vilkår og personvern' });
    expect(terms.getAttribute('href')).toBe('/vilkar/ruterbedrift');
    expect(picture()?.getAttribute('aria-label')).toBe('Kode til kontroll');
    expect(drawnRows()).toBe(drawn);
    await seeText('Sist sjekket kl. 12:00:00');
    expect(unchecked()).toBeUndefined();
    expect(server.calls[0]?.address).toBe('/holder-api/tickets/a-token');
  });

  it('shows that the ticket is on a phone instead of the pickup code', async () => {
    const { answer, open } = holderPage();
    answer({ ...active, downloadedToPhone: true });
    await open();
    await seeText('Billetten er hentet til appen.');
    expect(screen.queryByText('Hentekode')).toBeNull();
  });

  it.each([
    ['pending', 'Ikke gyldig ennå', /gjelder fra 1\. april 2026/],
    ['expired', 'Utløpt', /gikk ut 30\. april 2026/],
    ['anonymised', 'Utløpt', /gikk ut 30\. april 2026/],
    ['cancelled', 'Avbestilt', /er avbestilt/],
    ['failed', 'Ikke utstedt', /kunne ikke utstedes/],
  ] as const)(
    'shows a message instead of a code when the ticket is %s',
    async (status, word, text) => {
      const { answer, open } = holderPage();
      answer({ ...active, status, code: null, pickupCode: null });
      await open();
      await seeText(word);
      await seeText(text);
      expect(picture()).toBeNull();
    },
  );

  it('shows no dates of a ticket that ended before it started', async () => {
    const { answer, open } = holderPage();
    const endedTicket = { status: 'expired', expirationDate: '2026-03-31', code: null } as const;
    answer({ ...active, ...endedTicket, pickupCode: null });
    await open();
    await seeText('Utløpt');
    await seeText('Billetten ble avsluttet før den begynte å gjelde.');
    expect(screen.queryByText(/gikk ut/)).toBeNull();
    expect(screen.queryByText('Gjelder')).toBeNull();
  });

  it('links to the ticket that continues this one', async () => {
    const page = holderPage();
    const { answer, open } = page;
    answer({ ...active, continuedBy: { token: 'the-next', startDate: '2026-05-04' } });
    await open();
    await seeText('Du har en ny billett fra 4. mai 2026.');
    const link = screen.getByRole('link', { name: 'Se den nye billetten' });
    expect(link.getAttribute('href')).toBe('/billett/the-next');
    // It is another ticket: nothing of this one stays on the page.
    const { server } = page;
    const next = Promise.withResolvers<{ status: number; body: unknown }>();
    server.answer(getHolderTicket, () => next.promise);
    fireEvent.click(link);
    await waitFor(() => expect(screen.queryByText('Billetten til Kari')).toBeNull());
    await act(() => next.resolve({ status: 200, body: { ...active, firstName: 'Ola' } }));
    await seeText('Billetten til Ola');
    expect(server.calls.map(({ address }) => address)).toEqual([
      '/holder-api/tickets/a-token',
      '/holder-api/tickets/the-next',
    ]);
  });

  it.each([
    ['nb', 'Skogveien AS har registrert deg.', 'Hvorfor, og hva som lagres om deg'],
    ['en', 'Skogveien AS has registered you.', 'Why, and what is stored about you'],
  ] as const)(
    'says in %s who has registered the holder, and where to read why',
    async (language, by, why) => {
      const { answer, open } = holderPage();
      answer({ ...active, registered: { by: 'Skogveien AS', infoPage: '/fribilletter/info' } });
      await open(language);
      const link = await screen.findByRole('link', { name: why });
      expect(link.getAttribute('href')).toBe('/fribilletter/info');
      expect(link.parentElement?.textContent).toBe(`${by} ${why}`);
    },
  );

  it('fetches again every minute, and uses the server’s clock', async () => {
    const { server, answer, open } = holderPage();
    answer({ ...active, answeredAt: '2026-04-10T10:10:00Z' });
    await open();
    await seeText(/^12:10:0/);
    await pass(1);
    expect(server.calls).toHaveLength(2);
  });

  it('fetches nothing while the page is hidden, and fetches again when it is visible', async () => {
    const { server, answer, open } = holderPage();
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

  it('shows without a network the offline code, by when it was checked last, until that ends too', async () => {
    const { answer, loseNetwork, open } = holderPage();
    answer(active);
    await open();
    await seeText('Gyldig');
    loseNetwork();
    await pass(1);
    expect(unchecked()).toBe('offline');
    expect(drawnRows()).toBe(drawn);
    await tick('2026-04-10T10:14:58Z');
    expect(drawnRows()).toBe(drawn);
    await seeText(/^Vis koden i kontroll/);
    await tick('2026-04-10T10:15:01Z');
    expect(drawnRows()).toBe(drawnOffline);
    await seeText(/^Koden virker uten nett i ett døgn/);
    expect(screen.queryByText(/^Vis koden i kontroll/)).toBeNull();
    await seeText('Sist sjekket kl. 12:00:00');
    await tick('2026-04-11T09:59:58Z');
    expect(drawnRows()).toBe(drawnOffline);
    await seeText('Sist sjekket 10. april 2026 kl. 12:00:00');
    await seeText('Gyldig');
    await tick('2026-04-11T10:00:01Z');
    await seeText('Koden er for gammel til å vises. Koble til nettet, så kommer det en ny.');
    await seeText('Ikke sjekket');
    expect(screen.queryByText('Gyldig')).toBeNull();
    expect(picture()).toBeNull();
    await seeText('Sone 1 – Sone 2Ø');

    answer({
      ...active,
      answeredAt: '2026-04-11T10:01:00Z',
      code: active.code && { ...active.code, validUntil: '2026-04-11T10:16:00Z' },
      offlineCode: null,
    });
    window.dispatchEvent(new Event('online'));
    await screen.findByRole('img');
    expect(unchecked()).toBeUndefined();
  });

  it('says at once that the network is gone, asks when it is back, and leaves no mark behind', async () => {
    const { server, answer, open } = holderPage();
    answer(active);
    await open();
    await seeText('Gyldig');
    await act(() => window.dispatchEvent(new Event('offline')));
    expect(unchecked()).toBe('offline');
    expect(server.calls).toHaveLength(1);
    await seeText(
      'Sist sjekket kl. 12:00:00. Vi sjekker billetten på nytt når du er på nett igjen.',
    );
    await act(() => window.dispatchEvent(new Event('online')));
    expect(server.calls).toHaveLength(2);
    await waitFor(() => expect(unchecked()).toBeUndefined());
    await act(() => window.dispatchEvent(new Event('offline')));
    cleanup();
    expect(unchecked()).toBeUndefined();
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(3);
    expect(server.calls).toHaveLength(2);
  });

  it('asks again after ten seconds without a network, and after a minute of trouble', async () => {
    const { server, answer, loseNetwork, open } = holderPage();
    answer(active);
    await open();
    await seeText('Gyldig');
    loseNetwork();
    await pass(1);
    expect(server.calls).toHaveLength(2);
    answer({ code: 'UNEXPECTED', id: 'x' }, 500);
    await pass(1 / 6);
    expect(server.calls).toHaveLength(3);
    await pass(0.9);
    expect(server.calls).toHaveLength(3);
    await pass(0.1);
    expect(server.calls).toHaveLength(4);
  });

  it('keeps an outdated code to itself while the network is there', async () => {
    const { answer, open } = holderPage();
    answer(active);
    await open();
    await seeText('Gyldig');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await tick('2026-04-10T10:15:01Z');
    expect(picture()).toBeNull();
    vi.restoreAllMocks();
  });

  it('says that the server could not be asked, and why', async () => {
    const { server, answer, open } = holderPage();
    answer(active);
    await open();
    await seeText('Gyldig');
    answer({ code: 'UNEXPECTED', id: 'x' }, 500);
    await pass(1);
    expect(unchecked()).toBe('trouble');
    // A page that is not the call's, such as the sign-in of a public network.
    server.answer(getHolderTicket, { status: 200, body: '<html>', isOutsideContract: true });
    await pass(1);
    expect(unchecked()).toBe('trouble');
    await seeText('Gyldig');
  });

  it('whose link is no longer valid goes from a page that is open', async () => {
    const { answer, open } = holderPage();
    answer(active);
    await open();
    await seeText('Gyldig');
    answer({ code: 'TICKET_NOT_FOUND' }, 404);
    await pass(1);
    await screen.findByRole('heading', { name: 'Vi finner ikke billetten' });
    expect(screen.queryByText('Gyldig')).toBeNull();
    expect(picture()).toBeNull();
  });

  it.each([
    [404, { code: 'TICKET_NOT_FOUND' }, 'Vi finner ikke billetten', /^Lenken er feil/, false],
    [
      429,
      { code: 'TOO_MANY_REQUESTS', retryAfterSeconds: 60 },
      'For mange forsøk',
      /^Vent noen minutter/,
      true,
    ],
    [
      500,
      { code: 'UNEXPECTED', id: 'x' },
      'Vi får ikke hentet billetten',
      /^Sjekk nettforbindelsen/,
      true,
    ],
  ])('shows a message for an answer of %i', async (status, body, title, text, canTryAgain) => {
    const { answer, open } = holderPage();
    answer(body, status);
    await open();
    await screen.findByRole('heading', { name: title });
    await seeText(text);
    expect(screen.queryByRole('button', { name: 'Prøv igjen' }) !== null).toBe(canTryAgain);
  });

  it('can be retried when fetching fails', async () => {
    const { answer, loseNetwork, open } = holderPage();
    loseNetwork();
    await open();
    const retryButton = await screen.findByRole('button', { name: 'Prøv igjen' });
    answer(active);
    act(() => retryButton.click());
    await seeText('Gyldig');
  });
});
