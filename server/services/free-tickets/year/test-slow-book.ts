/**
 * What free tickets are charged and taxed for in a month, said again as plainly as can be: every day is looked at by
 * itself. Nothing of the product is asked here, so that its faults are not believed.
 */
export type LedgerTicket = {
  readonly id: number;
  readonly person: number;
  readonly agreementId: number;
  /** What is sold, by which its prices are found: profile and number of zones. */
  readonly profileId: string;
  readonly nrOfZones: number;
  readonly start: Temporal.PlainDate;
  readonly end: Temporal.PlainDate | null;
  readonly isCancelled: boolean;
};

export type DatedPrice = {
  readonly productId: string;
  readonly profileId: string;
  readonly nrOfZones: number;
  readonly from: Temporal.PlainDate;
  readonly ore: number;
};

/** What an employee pays for a ticket of a department, from a month on. */
export type DatedShare = {
  readonly agreementId: number;
  readonly from: Temporal.PlainDate;
  readonly ore: number;
};

export type Ledger = {
  readonly tickets: Map<number, LedgerTicket>;
  readonly prices: readonly DatedPrice[];
  readonly shares: readonly DatedShare[];
};

const { compare } = Temporal.PlainDate;

function isValidIn({ start, end, isCancelled }: LedgerTicket, month: Temporal.PlainDate): boolean {
  for (let day = month; day.month === month.month; day = day.add({ days: 1 })) {
    const isOver = end !== null && compare(day, end) > 0;
    if (!isCancelled && compare(start, day) <= 0 && !isOver) return true;
  }
  return false;
}

/** The latest one that has begun by a day. */
function newestOn<Dated extends { readonly from: Temporal.PlainDate }>(
  all: readonly Dated[],
  day: Temporal.PlainDate,
): Dated | null {
  let newest: Dated | null = null;
  for (const one of all) {
    if (compare(one.from, day) > 0) continue;
    if (newest === null || compare(one.from, newest.from) > 0) newest = one;
  }
  return newest;
}

function oreOf(
  { prices }: Ledger,
  productId: string,
  { profileId, nrOfZones, on }: { profileId: string; nrOfZones: number; on: Temporal.PlainDate },
): number | null {
  const own = prices.filter(
    (price) =>
      price.productId === productId &&
      price.profileId === profileId &&
      price.nrOfZones === nrOfZones,
  );
  return newestOn(own, on)?.ore ?? null;
}

const isDearer = (one: LedgerTicket & { ore: number }, other: LedgerTicket & { ore: number }) => {
  if (one.ore !== other.ore) return one.ore > other.ore;
  const order = compare(one.start, other.start);
  return order === 0 ? one.id > other.id : order > 0;
};

/** `person ticket department: price tax` of each person with a ticket in the month, by person. */
export function slowBook(ledger: Ledger, month: Temporal.PlainDate): string[] {
  const charged = new Map<number, LedgerTicket & { ore: number }>();
  for (const ticket of ledger.tickets.values()) {
    if (!isValidIn(ticket, month)) continue;
    const ore = oreOf(ledger, 'free-ticket', { ...ticket, on: month });
    if (ore === null) throw new Error(`ticket ${ticket.id} has no price in ${month}`);
    const other = charged.get(ticket.person);
    if (!other || isDearer({ ...ticket, ore }, other))
      charged.set(ticket.person, { ...ticket, ore });
  }
  return [...charged.values()]
    .toSorted((one, other) => one.person - other.person)
    .map((ticket) => {
      const on = compare(ticket.start, month) > 0 ? ticket.start : month;
      const benefit = oreOf(ledger, 'period-30-days', { ...ticket, on });
      const shares = ledger.shares.filter(({ agreementId }) => agreementId === ticket.agreementId);
      const share = newestOn(shares, month)?.ore ?? 0;
      const tax = benefit === null ? 'none' : Math.max(0, benefit - share);
      return `${ticket.person} ${ticket.id} ${ticket.agreementId}: ${ticket.ore} ${tax}`;
    });
}
