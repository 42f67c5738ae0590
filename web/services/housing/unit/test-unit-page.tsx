import { getUnitOfSubscriber } from '@takst/contract/services/housing/find-unit.contract.ts';
import { liveTogether } from '@takst/contract/services/housing/live-together.contract.ts';
import { moveOut, undoMoveOut } from '@takst/contract/services/housing/move-out.contract.ts';
import { listSubscriberInvoices } from '@takst/contract/billing/invoices/list-subscriber-invoices.contract.ts';
import { getSubscriber } from '@takst/contract/ticketing/subscribers/get-subscriber.contract.ts';
import { listSubscriberHistory } from '@takst/contract/ticketing/subscribers/history/list-subscriber-history.contract.ts';
import { listSubscriberTickets } from '@takst/contract/ticketing/subscribers/list-subscriber-tickets.contract.ts';
import { getNote } from '@takst/contract/ticketing/subscribers/note/get-note.contract.ts';
import { listAvailableSubscriptions } from '@takst/contract/services/subscriptions/list-available-subscriptions.contract.ts';
import { listSubscriberSubscriptions } from '@takst/contract/services/subscriptions/list-subscriber-subscriptions.contract.ts';
import { screen } from '#testing/dom.ts';
import { expect, vi } from 'vitest';
import { shownToasts } from '#platform/design/toasts/toasts.ts';
import { association, ola } from '#services/housing/test-unit.ts';
import { subscriberOnTheWire, ticketWith } from '#ticketing/subscribers/test-employee.tsx';
import { type Answer, fakeServer, type FakeServer } from '#testing/fake-server.ts';
import { ticketAvailable } from '#ticketing/tickets/test-offer.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';
import { UnitPage } from './unit.page.tsx';

/** Waits for the only message on the page. */
export const waitForToast = (content: object) =>
  vi.waitFor(() => expect(shownToasts()).toMatchObject([content]), { timeout: 3_000 });

let server: FakeServer;

const isOfOla = (address: string) => new RegExp(`/${ola.id}(/|$)`).test(address);

/** Opens the page of Ingrid Ali's unit. */
export async function openUnit(
  unit: unknown,
  {
    language = 'en' as 'nb' | 'en',
    answer = null as Answer | null,
    available = [ticketAvailable] as readonly object[],
    ofOla = [ticketWith({ id: 2, subscriberId: ola.id, firstName: ola.firstName })],
    subscriptionsOfOla = [] as readonly object[],
  } = {},
) {
  server = fakeServer(
    [getNote, { status: 200, body: { note: '' } }],
    [listSubscriberInvoices, { status: 200, body: [] }],
    [listSubscriberHistory, { status: 200, body: { totalEntries: 0, matches: [] } }],
    [getSubscriber, { status: 200, body: subscriberOnTheWire }],
    [
      listSubscriberSubscriptions,
      ({ address }) => ({ status: 200, body: isOfOla(address) ? subscriptionsOfOla : [] }),
    ],
    [listAvailableSubscriptions, { status: 200, body: available }],
    [
      listSubscriberTickets,
      ({ address }) => ({ status: 200, body: isOfOla(address) ? ofOla : [ticketWith({})] }),
    ],
    [
      getUnitOfSubscriber,
      unit ? { status: 200, body: unit } : { status: 404, body: { code: 'NOT_A_RESIDENT' } },
    ],
    [moveOut, answer ?? { status: 200, body: { subscriberIds: [7] } }],
    [
      undoMoveOut,
      answer ?? {
        status: 200,
        body: { subscriberId: 7, undone: [11], refused: [], households: 2 },
      },
    ],
    [liveTogether, answer ?? { status: 200, body: { subscriberIds: [7, 8] } }],
  );
  await openPage({
    pages: { '/borettslag/boenhet/$id': UnitPage },
    at: '/borettslag/boenhet/7',
    company: association,
    features: ['housing', 'housing.order'],
    language,
    texts: [
      'employees',
      'ticket-actions',
      'change-ticket',
      'change-history',
      'employee-note',
      'employee-invoice-lines',
      'unit',
    ],
  });
  await screen.findByRole('heading', { level: 1, name: 'Ingrid Ali' });
}

/** What the page has sent. */
export const bodiesOf = (route: Parameters<FakeServer['callsTo']>[0]) =>
  server.callsTo(route).map(({ body }) => body);
