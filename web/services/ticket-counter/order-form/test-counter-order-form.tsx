import type { CompanyAgreement } from '@takst/contract/customers/companies/user-company.schema.ts';
import { getCounterOffer } from '@takst/contract/services/ticket-counter/order/get-counter-offer.contract.ts';
import { listDeliveries } from '@takst/contract/services/ticket-counter/delivery/list-deliveries.contract.ts';
import { listCounterOrders } from '@takst/contract/services/ticket-counter/orders/counter-order-list.contract.ts';
import { getCounterOrder } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import { orderCounterTickets } from '@takst/contract/services/ticket-counter/order/order-counter-tickets.contract.ts';
import { listInvoiceReferences } from '@takst/contract/services/ticket-counter/references/invoice-reference-list.contract.ts';
import type { ListedReference } from '@takst/contract/services/ticket-counter/references/invoice-reference.schema.ts';
import { getCounterSettings } from '@takst/contract/services/ticket-counter/settings/get-counter-settings.contract.ts';
import { listZones } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { fullCounterTerms } from '@takst/domain/platform/access/counter-terms.ts';
import { fireEvent, screen } from '#testing/dom.ts';
import { expect } from 'vitest';
import { departmentOf } from '#services/free-tickets/order/test-free-order-form.tsx';
import { type Answering, type FakeServer, fakeServer } from '#testing/fake-server.ts';
import { openPage, type PageOptions } from '#testing/open-page.tsx';
import { companyOf } from '#testing/session-answers.ts';
import { zonesInARow } from '#ticketing/tickets/test-offer.ts';
import { cupOnPage, sentCode } from '../test-counter-orders.ts';
import { OrderCounterTicketsPage } from './order-counter-tickets.page.tsx';

type Terms = NonNullable<CompanyAgreement['ticketCounter']>;

export const counterAgreementOf = (id: number, terms: Partial<Terms> = {}) => ({
  ...departmentOf(id, `Counter ${id}`),
  subTypeId: 'TICKETOFFICE' as const,
  ticketCounter: { ...fullCounterTerms, blackListedProducts: [] as string[], ...terms },
});

type CounterAgreement = ReturnType<typeof counterAgreementOf>;

export const counterWith = (...allAgreements: CounterAgreement[]) =>
  companyOf({
    allAgreements,
    addresses: {
      bill: null,
      post: { line1: 'Veien 1', line2: null, postCode: '0150', city: 'Oslo', country: 'NO' },
      visit: null,
    },
  });

const pricesOf = (profileId: string, ...ores: number[]) =>
  ores.map((priceOre, place) => ({
    profileId,
    nrOfZones: place + 1,
    validFrom: '2020-01-01',
    priceOre,
  }));

const ticket = {
  description: { nb: '', en: '' },
  isTravelMoney: false,
  nrOfDaysValid: null as number | null,
  amounts: null as { least: number; most: number } | null,
  mediaTypes: ['MOBILE_TICKET', 'TRAVEL_CARD', 'TRAVEL_CARD_ULTRALIGHT'],
};

export const products = [
  {
    ...ticket,
    id: 'single',
    name: { nb: 'Enkeltbillett', en: 'Single ticket' },
    prices: [...pricesOf('ADULT', 4200, 6900), ...pricesOf('SENIOR', 2100, 3400)],
  },
  {
    ...ticket,
    id: 'month',
    name: { nb: '30 dager', en: '30 days' },
    nrOfDaysValid: 30,
    mediaTypes: ['MOBILE_TICKET', 'TRAVEL_CARD'],
    prices: pricesOf('ADULT', 89_700, 158_900),
  },
  {
    ...ticket,
    id: 'money',
    name: { nb: 'Reisepenger', en: 'Travel money' },
    isTravelMoney: true,
    amounts: { least: 50, most: 5000 },
    mediaTypes: ['TRAVEL_CARD'],
    prices: [],
  },
];

export const referenceOf = (
  id: number,
  reference: string,
  terms: Partial<ListedReference> = {},
): ListedReference => ({
  id,
  reference,
  budgetOre: null,
  personalReferencePattern: null,
  leftOre: null,
  version: '1',
  ...terms,
});

const formerOrder = {
  ...cupOnPage,
  agreementNumber: 500_030,
  productTemplateId: 'single',
  zoneIdFrom: '1',
  zoneIdTo: '1',
  sendAt: null,
};

type FormOptions = Omit<PageOptions, 'pages' | 'at'> & {
  at?: string;
  /** To each order. */
  answer?: Answering;
  references?: readonly ListedReference[];
  settings?: object;
  offered?: readonly object[];
  /** The order that the address names, and what it has handed out; out of reach without it. */
  former?: object;
  deliveries?: readonly object[];
  /** The company's newest orders. */
  newest?: readonly object[];
  /** What is waited for. */
  shows?: string | RegExp;
};

let server: FakeServer | null = null;

/** The orders that the page has sent. */
export const orders = () =>
  server?.callsTo(orderCounterTickets).map(({ body }) => body as Record<string, unknown>) ?? [];

export const answerWith = (...answer: Parameters<FakeServer['answer']>) =>
  server?.answer(...answer);

/** Opens the order form with a fake server that gives each order the same answer. */
export async function openCounterOrder(options: FormOptions = {}) {
  const { answer, references = [], settings, offered = products, ...rest } = options;
  const { shows = 'What do you need?', former, deliveries = [], newest = [], ...page } = rest;
  server = fakeServer(
    [listZones, { status: 200, body: zonesInARow('3', '1', '2Ø', '4') }],
    [getCounterOffer, { status: 200, body: { products: offered } }],
    [
      listInvoiceReferences,
      { status: 200, body: { totalEntries: references.length, matches: references } },
    ],
    [
      getCounterSettings,
      {
        status: 200,
        body: {
          allowTicketAdminsToUpdateInvoiceReferences: false,
          invoiceReferenceIsMandatory: false,
          version: '1',
          ...settings,
        },
      },
    ],
    [listCounterOrders, { status: 200, body: { totalEntries: newest.length, matches: newest } }],
    [
      getCounterOrder,
      former
        ? { status: 200, body: { ...formerOrder, ...former } }
        : { status: 404, body: { code: 'ORDER_NOT_FOUND' } },
    ],
    [
      listDeliveries,
      {
        status: 200,
        body: {
          totalEntries: deliveries.length,
          matches: deliveries.map((delivery) => ({ ...sentCode, ...delivery })),
        },
      },
    ],
    [orderCounterTickets, answer ?? { status: 200, body: { id: 71 } }],
  );
  const opened = await openPage({
    features: ['ticketCounter', 'ticketCounter.order'],
    company: counterWith(counterAgreementOf(500_030)),
    ...page,
    texts: [
      'counter-order-form',
      'counter-recipients',
      'counter-words',
      'tickets',
      'batches',
      'invoice-references',
    ],
    pages: {
      '/billettluka': OrderCounterTicketsPage,
      '/billettluka/ordrehistorikk/$id': () => <p>The order</p>,
    },
    at: page.at ?? '/billettluka',
  });
  await screen.findByText(shows);
  return opened;
}

export const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));

/** So many mobile numbers, one in each line. */
export const phones = (count: number) =>
  Array.from({ length: count }, (_, place) => `412 34 ${100 + place}`).join('\n');

/** The only order, once its page is shown. */
export const sent = async () => {
  await screen.findByText('The order');
  expect(orders()).toHaveLength(1);
  return orders()[0];
};
