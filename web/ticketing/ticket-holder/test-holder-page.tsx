import { getHolderTicket } from '@takst/contract/ticketing/tickets/phone/get-holder-ticket.contract.ts';
import type { HolderTicketOnTheWire } from '@takst/contract/ticketing/tickets/phone/get-holder-ticket.contract.ts';
import { act, cleanup, screen } from '#testing/dom.ts';
import { onTestFinished, vi } from 'vitest';
import { answersWithPage } from '#platform/api/answers-with-page.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { openVisitorPage } from '#testing/open-visitor-page.tsx';
import { TicketHolderPage } from './ticket-holder.page.tsx';

export const at = '2026-04-10T10:00:00Z';
export const active: HolderTicketOnTheWire = {
  isTemporary: false,
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
  offlineCode: { text: 'd.e.f', validUntil: '2026-04-11T10:00:00Z', rows: ['111', '000', '010'] },
  continuedBy: null,
  answeredAt: at,
};

/** A server and a device whose clocks agree at first, until the test has finished. */
export function holderPage() {
  const server = fakeServer();
  vi.useFakeTimers({ now: Date.parse(at), shouldAdvanceTime: true });
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
    answersWithPage.put({});
    delete document.documentElement.dataset['received'];
  });
  return {
    server,
    answer: (body: unknown, status = 200) => server.answer(getHolderTicket, { status, body }),
    loseNetwork: () =>
      server.answer(getHolderTicket, () => Promise.reject(new TypeError('no network'))),
    open,
  };
}

const open = (language: 'nb' | 'en' = 'nb') =>
  openVisitorPage({
    pages: { '/billett/$token': TicketHolderPage },
    at: '/billett/a-token',
    texts: ['ticket-holder'],
    language,
  });

export const picture = () => screen.queryByRole('img');
export const drawnRows = () => picture()?.querySelectorAll('path')[1]?.getAttribute('d');
export const drawn = 'M0 0h1v1h-1zM2 0h1v1h-1zM1 1h1v1h-1zM0 2h3v1h-3z';
export const drawnOffline = 'M0 0h3v1h-3zM1 2h1v1h-1z';
/** Which notice the style shows. */
export const unchecked = () => document.documentElement.dataset['unchecked'];
export const seeText = (text: string | RegExp) => screen.findByText(text);
/** Lets the clock run to a moment: a device that slept meanwhile ticks on from there. */
export const tick = (moment: string) =>
  act(async () => {
    const seconds = 2_000;
    vi.setSystemTime(Math.max(Date.now(), Date.parse(moment) - seconds));
    await vi.advanceTimersByTimeAsync(Date.parse(moment) - Date.now());
  });
export const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
