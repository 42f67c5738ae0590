import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { listCompanyProducts } from '@takst/contract/ticketing/subscribers/list-company-products.contract.ts';
import { getCompanyTicket } from '@takst/contract/services/company-tickets/get-company-ticket.contract.ts';
import { listAvailableSubscriptions } from '@takst/contract/services/subscriptions/list-available-subscriptions.contract.ts';
import { listSubscriberSubscriptions } from '@takst/contract/services/subscriptions/list-subscriber-subscriptions.contract.ts';
import { orderSubscription } from '@takst/contract/services/subscriptions/order-subscription.contract.ts';
import { getSubscriber } from '@takst/contract/ticketing/subscribers/get-subscriber.contract.ts';
import { listSubscriberTickets } from '@takst/contract/ticketing/subscribers/list-subscriber-tickets.contract.ts';
import { findKnownPerson } from '@takst/contract/services/company-tickets/find-known-person.contract.ts';
import { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import type { Route } from '@takst/contract/platform/calls/route.ts';
import { write } from '#testing/actions.ts';
import { fireEvent, screen } from '#testing/dom.ts';
import {} from 'vitest';
import {
  fakeServer,
  type Answering,
  type FakeServer,
  type RouteAnswer,
} from '#testing/fake-server.ts';
import { ticketWith } from '#ticketing/subscribers/test-employee.tsx';
import { OrderCompanyTicketPage } from './order/order-company-ticket.page.tsx';
import { productOnTheWire, ticketAvailable, zonesInARow } from '#ticketing/tickets/test-offer.ts';
import { openPage } from '#ticketing/tickets/test-page.tsx';

type PageOptions = Partial<Parameters<typeof openPage>[0]> & {
  zones?: ReturnType<typeof zonesInARow>;
  /** What the company can order, or the promise of it. */
  available?: readonly unknown[] | Promise<readonly unknown[]>;
  /** The server's answer to each order of a subscription. */
  subscribed?: Answering;
  /** What a known person has. */
  subscriptions?: readonly unknown[];
  /** To the calls that a service adds to the form. */
  answers?: readonly RouteAnswer[];
};

const path = '/bedriftsavtale/billett/opprett';
const products = [
  productOnTheWire({
    id: 'company',
    name: 'Company ticket',
    prices: [700, 1300, 1900],
    later: { from: '2026-06-01', prices: [800, 1400, 2000] },
  }),
  productOnTheWire({ id: 'inner', name: 'Inner ticket', prices: [600, 0, 0], onlyIn: ['1'] }),
];

let server: FakeServer | null = null;

/** The people of the company with the phone and the employee number of the form. */
type KnownPeople = { person: unknown; employeeIdHolder: unknown };
let knownPeople: KnownPeople = { person: null, employeeIdHolder: null };

/** Sets the known people of the company, for the next form. */
export const setKnownPeople = (people: Partial<KnownPeople> = {}) => {
  knownPeople = { person: null, employeeIdHolder: null, ...people };
};

/** The ticket whose choices the form takes over, and its holder. */
let earlierTicket: unknown = null;
/** Newest first: what the person had before that one is not taken over. */
const olderTicket = ticketWith({ id: 99, zones: ['3'], zoneFrom: '3', zoneTo: '3', nrOfZones: 1 });
const holder = {
  id: 7,
  firstName: 'Kari',
  lastName: 'Solheim',
  employeeId: '10001',
  phoneCountryCode: '+47',
  phone: '41234567',
};
export const setEarlierTicket = (ticket: unknown) => {
  earlierTicket = ticket;
};

/** What the form has asked about the phone and the employee number. */
export const lookups = () => server?.callsTo(findKnownPerson).map(({ body }) => body) ?? [];

/** The orders that the page has sent. */
export const orders = () => server?.callsTo(orderCompanyTicket) ?? [];

/** The other calls of a route that the page has sent. */
export const callsTo = (route: Route) => server?.callsTo(route).map(({ body }) => body) ?? [];

/** The subscriptions that the page has ordered. */
export const subscriptionOrders = () => server?.callsTo(orderSubscription) ?? [];

/** Opens the order form with a fake server that gives each order the same answer. */
export async function openOrderForm(
  answer: Answering = { status: 200, body: { id: 1, subscriberId: 7 } },
  more: PageOptions = {},
) {
  server = fakeServer(
    [listZones, { status: 200, body: more.zones ?? zonesInARow('3', '1', '2Ø', '4') }],
    [listCompanyProducts, { status: 200, body: products }],
    [orderCompanyTicket, answer],
    [
      listAvailableSubscriptions,
      async () => ({ status: 200, body: await (more.available ?? [ticketAvailable]) }),
    ],
    [orderSubscription, more.subscribed ?? { status: 200, body: { id: 2, subscriberId: 7 } }],
    [listSubscriberSubscriptions, { status: 200, body: more.subscriptions ?? [] }],
    [getSubscriber, { status: 200, body: holder }],
    [
      listSubscriberTickets,
      () => ({ status: 200, body: earlierTicket ? [earlierTicket, olderTicket] : [] }),
    ],
    [getCompanyTicket, () => ({ status: 200, body: earlierTicket })],
    [findKnownPerson, () => ({ status: 200, body: knownPeople })],
    ...(more.answers ?? []),
  );
  const pages = { [path]: OrderCompanyTicketPage, '/bedriftsavtale': () => <p>The list</p> };
  const page = await openPage({ pages, at: path, ...more });
  await screen.findByLabelText('First name');
  return page;
}

export const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

export const optionsOf = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options]
    .filter(({ disabled }) => !disabled)
    .map(({ text }) => text);

export const choose = (radio: string) =>
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(radio) }));

export const price = () => document.querySelector('[aria-live="polite"] p')?.textContent;

export const send = () => fireEvent.click(screen.getByRole('button', { name: 'Order ticket' }));

/** Fills in everything that has no default. */
export function fillIn() {
  write('Mobile', '41234567');
  write('Employee number', 'A-1');
  write('First name', 'Ingrid');
  write('Last name', 'Ali');
  fireEvent.click(screen.getByRole('checkbox'));
}
