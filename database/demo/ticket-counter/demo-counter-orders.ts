import type {
  CounterOrder,
  PhoneRecipient,
} from '@takst/domain/services/ticket-counter/order/counter-order.ts';
import type { CounterTerms } from '@takst/domain/platform/access/counter-terms.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { businessTimeZone } from '@takst/domain/platform/time/business-day.rules.ts';

/** What became of a delivery after it was made, or that its SMS never arrived. */
export type DemoFate = 'used' | 'cancelled' | 'refunded' | 'not-sent';

export type DemoCounterOrder = {
  readonly daysAgo: number;
  readonly order: Omit<CounterOrder, 'agreementId' | 'invoiceReferenceId' | 'expectedOre'>;
  /** By position from 1; the others wait. */
  readonly fates: Readonly<Record<number, DemoFate>>;
};

type Counter = {
  readonly tenant: TenantId;
  readonly terms: CounterTerms;
  readonly today: Temporal.PlainDate;
  /** The zone in which everything is valid. */
  readonly zone: string;
};

const all = (count: number, fate: DemoFate): Record<number, DemoFate> =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [place + 1, fate]));

const guests: readonly PhoneRecipient[] = [
  { name: 'Ingvild Strand', phoneCountryCode: '+47', phone: '41238101' },
  { name: 'Jonas Bakke Lie', phoneCountryCode: '+47', phone: '41238102' },
  { name: 'Samira Haddad', phoneCountryCode: '+47', phone: '41238103' },
  { name: 'Tor Arne Øyen', phoneCountryCode: '+47', phone: '41238104' },
  { name: null, phoneCountryCode: '+47', phone: '41238105' },
];

const noCards = { phones: [], cardNumbers: [] } as const;

const codes = (personalReference: string, quantity: number): DemoCounterOrder['order'] => ({
  productId: 'single-ticket',
  medium: 'phone',
  zones: null,
  startDate: null,
  lines: [{ profileId: 'ADULT', quantity, ...noCards }],
  amountOre: null,
  sendAt: null,
  handOver: null,
  personalReference,
  isBeyondBudget: false,
});

const toPhones = (
  personalReference: string,
  phones: readonly PhoneRecipient[],
): DemoCounterOrder['order'] => ({
  ...codes(personalReference, phones.length),
  lines: [{ profileId: 'ADULT', quantity: phones.length, phones, cardNumbers: [] }],
});

/** Numbers of cards as long as the operator's are. */
const cardsOf = (tenant: TenantId, count: number): string[] => {
  const length = tenantOf(tenant).cardNumberLengths?.[1] ?? 0;
  return Array.from({ length: count }, (_, place) => `30172${90 + place}`.padEnd(length, '4'));
};

/** The oldest order was placed so many days ago. */
export const daysOfOrders = 120;

/** The first order of a counter: codes on a list, some of which are used. */
export const firstCounterOrder: DemoCounterOrder = {
  daysAgo: 12,
  order: {
    ...codes('Romjulscupen', 16),
    lines: [
      { profileId: 'ADULT', quantity: 16, ...noCards },
      { profileId: 'CHILD', quantity: 6, ...noCards },
    ],
  },
  fates: { ...all(9, 'used'), 10: 'cancelled', 17: 'used', 18: 'used' },
};

/** An order in each situation that a counter can be in, the oldest first. */
export function counterOrdersOf(counter: Counter): DemoCounterOrder[] {
  const { today, zone } = counter;
  const morning = today
    .add({ days: 2 })
    .toZonedDateTime({ timeZone: businessTimeZone, plainTime: '08:00' })
    .toInstant();
  const orders: DemoCounterOrder[] = [
    // Its unused codes have expired.
    { daysAgo: daysOfOrders, order: codes('Høstkonferansen', 10), fates: all(6, 'used') },
    ...onCards(counter),
    ...onPaper(counter),
    firstCounterOrder,
    {
      daysAgo: 6,
      order: codes('Omvisning for gjester', 4),
      fates: counter.terms.allowedRefund ? all(4, 'refunded') : {},
    },
    {
      daysAgo: 4,
      order: codes('Avlyst befaring', 3),
      fates: counter.terms.allowedTicketCancellation ? all(3, 'cancelled') : {},
    },
    {
      daysAgo: 3,
      order: toPhones('Styreseminar', guests),
      fates: { 1: 'used', 3: 'used', 4: 'not-sent' },
    },
    {
      daysAgo: 1,
      order: { ...toPhones('Jobbintervjuer', guests.slice(0, 3)), sendAt: morning },
      fates: {},
    },
  ];
  const zones = { validAllZones: false, zoneFrom: zone, zoneTo: zone };
  return orders.map(({ order, ...rest }) => ({
    ...rest,
    order: { ...order, zones: order.amountOre === null ? zones : null },
  }));
}

/** Tickets and travel money on cards, where the operator has cards with numbers. */
function onCards({ tenant, terms }: Counter): DemoCounterOrder[] {
  if (tenantOf(tenant).cardNumberLengths === null) return [];
  const [first = '', second = '', third = '', ...others] = cardsOf(tenant, 7);
  const card = { ...codes('', 0), medium: 'card' } as const;
  const tickets = [first, second, third];
  return [
    {
      daysAgo: 25,
      order: {
        ...card,
        personalReference: 'Sommervikarer',
        productId: 'period-7-days',
        lines: [{ profileId: 'ADULT', quantity: 3, phones: [], cardNumbers: tickets }],
      },
      fates: { 1: 'used', 2: 'used' },
    },
    {
      daysAgo: 8,
      order: {
        ...card,
        personalReference: 'Reisekort til låns',
        productId: 'travel-money',
        amountOre: 20_000,
        lines: [{ profileId: null, quantity: others.length, phones: [], cardNumbers: others }],
      },
      fates: {
        1: 'used',
        ...(terms.allowedTravelMoneyCancellation && { 2: 'cancelled' as const }),
      },
    },
  ];
}

/** Paper by post and paper that is fetched, where the agreement has it. */
function onPaper({ terms, today }: Counter): DemoCounterOrder[] {
  const paper = (personalReference: string, quantity: number) => ({
    ...codes(personalReference, quantity),
    medium: 'paper' as const,
    productId: 'period-24-hours',
  });
  const address = {
    addressLine1: 'Kaigata 4',
    addressLine2: null,
    postCode: '5003',
    postArea: 'Bergen',
  };
  return [
    ...(terms.hasMailDelivery
      ? [
          {
            daysAgo: 18,
            order: {
              ...paper('Klassetur', 24),
              startDate: today.subtract({ days: 10 }),
              handOver: { kind: 'post' as const, address },
            },
            fates: {},
          },
        ]
      : []),
    ...(terms.visitAddress === null
      ? []
      : [
          {
            daysAgo: 2,
            order: {
              ...paper('Åpen dag', 12),
              startDate: today.add({ days: 5 }),
              handOver: { kind: 'visit' as const },
            },
            fates: {},
          },
        ]),
  ];
}
