import { dearestOf } from '#catalogue/products/charged-months.rules.ts';
import {
  keyOfPriced,
  type MonthsOfEffect,
  type PricedThing,
  priceList,
  type ProductPrice,
  withNewPrices,
} from './price-change.rules.ts';

/** Live tickets of a company with the same price in every month. */
export type TicketGroup = PricedThing & {
  readonly companyId: number;
  /** Of a person with several tickets in the months, of which each month charges the dearest; null of everybody else. */
  readonly personId: string | null;
  /** Places of the first and the last month that are charged. */
  readonly firstMonth: number;
  readonly lastMonth: number;
  readonly tickets: number;
};

/** Øre, VAT included, at the prices on file and at the new ones. */
type NowAndThen = { readonly nowOre: number; readonly thenOre: number };

type Sums = {
  /** How many tickets are charged in the month in which all new prices are. */
  readonly tickets: number;
  /** How many of them cost something else then. */
  readonly changedTickets: number;
  readonly month: NowAndThen;
  readonly year: NowAndThen;
};

export type PriceChangeEffect = Sums & {
  readonly months: readonly NowAndThen[];
  /** How many tickets are left out of all sums, as one of the months has no price on file. */
  readonly unpricedTickets: number;
  /** How many tickets of a product, profile and number of zones are charged in that month. */
  readonly ticketsOf: (thing: PricedThing) => number;
  readonly companies: readonly (Sums & { readonly companyId: number })[];
};

type Prices = { readonly now: readonly ProductPrice[]; readonly new: readonly ProductPrice[] };

/** What the tickets of companies cost by month at the prices on file and at new ones. */
export function effectOfPrices(
  groups: readonly TicketGroup[],
  prices: Prices,
  { months, place }: MonthsOfEffect,
): PriceChangeEffect {
  const chargesOf = chargesByMonth(prices, months);
  const isCharged = ({ firstMonth, lastMonth }: TicketGroup) =>
    firstMonth <= place && place <= lastMonth;
  const total = startSums(months.length);
  const byCompany = new Map<number, MutableSums>();
  const ticketsByThing = new Map<string, number>();
  for (const group of groups.filter(isCharged)) addTo(ticketsByThing, group);
  let unpricedTickets = 0;
  for (const { companyId, tickets, own } of chargedOnce(groups)) {
    const charges = own.map(chargesOf);
    const now = dearestByMonth(charges.map((charge) => charge.now));
    const after = dearestByMonth(charges.map((charge) => charge.after));
    if (!now || !after) {
      unpricedTickets += tickets;
      continue;
    }
    const company = byCompany.get(companyId) ?? startSums(months.length);
    byCompany.set(companyId, company);
    const isCounted = own.some(isCharged);
    for (const sums of [total, company])
      addCharges(sums, { now, after, tickets, place, isCounted });
  }
  return {
    ...sumsOf(total, place),
    months: total.now.map((nowOre, month) => ({ nowOre, thenOre: total.after[month] ?? 0 })),
    unpricedTickets,
    ticketsOf: (thing) => ticketsByThing.get(keyOfPriced(thing)) ?? 0,
    companies: [...byCompany].map(([companyId, sums]) => ({ companyId, ...sumsOf(sums, place) })),
  };
}

function addTo(ticketsByThing: Map<string, number>, group: TicketGroup): void {
  const key = keyOfPriced(group);
  ticketsByThing.set(key, (ticketsByThing.get(key) ?? 0) + group.tickets);
}

/** What is charged once a month: each ticket of a group, and all tickets of a person together. */
function chargedOnce(groups: readonly TicketGroup[]) {
  const alone = groups
    .filter(({ personId }) => personId === null)
    .map((group) => ({ companyId: group.companyId, tickets: group.tickets, own: [group] }));
  const people = Map.groupBy(
    groups.filter(({ personId }) => personId !== null),
    ({ companyId, personId }) => `${companyId} ${personId}`,
  );
  const together = [...people.values()].map((own) => ({
    companyId: own[0]?.companyId ?? 0,
    tickets: 1,
    own,
  }));
  return [...alone, ...together];
}

/** Øre by month: 0 where a ticket is not charged, null where it has no price. */
type Charges = readonly (number | null)[];

/** A million tickets share a few hundred prices, each of which is looked up once. */
function chargesByMonth(prices: Prices, months: readonly Temporal.PlainDate[]) {
  const lists = {
    now: priceList(prices.now),
    after: priceList(withNewPrices(prices.now, prices.new)),
  };
  const known = new Map<string, { readonly now: Charges; readonly after: Charges }>();
  return (group: TicketGroup) => {
    const { firstMonth, lastMonth } = group;
    const key = `${keyOfPriced(group)} ${firstMonth} ${lastMonth}`;
    const found = known.get(key);
    if (found) return found;
    const at = (list: 'now' | 'after') =>
      months.map((month, place) =>
        firstMonth <= place && place <= lastMonth ? lists[list](group, month) : 0,
      );
    const charges = { now: at('now'), after: at('after') };
    known.set(key, charges);
    return charges;
  };
}

/** What a person's tickets come to by month; null when a month has no price. */
function dearestByMonth(charges: readonly Charges[]): readonly number[] | null {
  const [first = [], ...others] = charges;
  const dearest =
    others.length === 0
      ? first
      : first.map((_, month) => dearestOf(charges.map((one) => one[month] ?? null)));
  return dearest.every((charge) => charge !== null) ? dearest : null;
}

type MutableSums = { tickets: number; changedTickets: number; now: number[]; after: number[] };

const startSums = (months: number): MutableSums => ({
  tickets: 0,
  changedTickets: 0,
  now: Array.from({ length: months }, () => 0),
  after: Array.from({ length: months }, () => 0),
});

type ChargesToAdd = {
  readonly now: readonly number[];
  readonly after: readonly number[];
  readonly tickets: number;
  readonly place: number;
  readonly isCounted: boolean;
};

function addCharges(sums: MutableSums, { now, after, tickets, place, isCounted }: ChargesToAdd) {
  if (isCounted) sums.tickets += tickets;
  if (isCounted && now[place] !== after[place]) sums.changedTickets += tickets;
  for (const [month, ore] of now.entries())
    sums.now[month] = (sums.now[month] ?? 0) + tickets * ore;
  for (const [month, ore] of after.entries()) {
    sums.after[month] = (sums.after[month] ?? 0) + tickets * ore;
  }
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

const sumsOf = ({ tickets, changedTickets, now, after }: MutableSums, place: number): Sums => ({
  tickets,
  changedTickets,
  month: { nowOre: now[place] ?? 0, thenOre: after[place] ?? 0 },
  year: { nowOre: sumOf(now), thenOre: sumOf(after) },
});
