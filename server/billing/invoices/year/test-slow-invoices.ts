/**
 * What is invoiced, said again as plainly as can be: every day of a month is looked at by itself. Nothing of the
 * product is asked here, so that its faults are not believed.
 */
export type LedgerEntry = {
  readonly id: number;
  readonly person: number;
  readonly agreementId: number;
  /** What is sold, by which its prices are found. */
  readonly sold: string;
  readonly start: Temporal.PlainDate;
  readonly end: Temporal.PlainDate | null;
  /** The day on which the end was set. */
  readonly endedOn: Temporal.PlainDate | null;
  /** A ticket was redeemed or opened on its page, or the code of a subscription was drawn. */
  readonly isHandedOut: boolean;
  readonly isCancelled: boolean;
  readonly continuesId: number | null;
};

type LedgerPrice = {
  readonly sold: string;
  readonly from: Temporal.PlainDate;
  readonly ore: number;
};

export type Ledger = {
  readonly tickets: Map<number, LedgerEntry>;
  readonly subscriptions: Map<number, LedgerEntry>;
  readonly prices: LedgerPrice[];
};

const { compare } = Temporal.PlainDate;
const vatPercents = { TICKET: 12, MOBILITY: 25 } as const;

function* daysOf(month: Temporal.PlainDate): Generator<Temporal.PlainDate> {
  for (let day = month; day.month === month.month; day = day.add({ days: 1 })) yield day;
}

const isValidOn = ({ start, end }: LedgerEntry, day: Temporal.PlainDate): boolean =>
  compare(start, day) <= 0 && (end === null || compare(day, end) <= 0);

/** Ended before it began; but handed out, and its holder could use it on that day: only later was the end set. */
const couldUseOn = (entry: LedgerEntry, day: Temporal.PlainDate): boolean =>
  entry.isHandedOut &&
  entry.end !== null &&
  compare(entry.end, entry.start) < 0 &&
  entry.start.equals(day) &&
  entry.endedOn !== null &&
  compare(day, entry.endedOn) <= 0;

function priceOn(prices: readonly LedgerPrice[], sold: string, day: Temporal.PlainDate): number {
  let newest: LedgerPrice | null = null;
  for (const price of prices) {
    const isInForce = price.sold === sold && compare(price.from, day) <= 0;
    if (isInForce && (newest === null || compare(price.from, newest.from) > 0)) newest = price;
  }
  if (newest === null) throw new Error(`${sold} has no price on ${day}`);
  return newest.ore;
}

type PricedEntry = LedgerEntry & { readonly ore: number };

/** The dearest; of those that cost the same the last one to begin, then the last one ordered. */
const isBefore = (one: PricedEntry, other: PricedEntry): boolean =>
  (other.ore - one.ore || compare(other.start, one.start) || other.id - one.id) < 0;

const lineOf = (
  type: keyof typeof vatPercents,
  month: Temporal.PlainDate,
  { agreementId, id, ore }: PricedEntry,
): string => {
  const percent = vatPercents[type];
  const vat = Math.round((ore * percent) / (100 + percent));
  return `${month} agreement ${agreementId} ${type} ${id}: ${ore}, VAT ${vat}`;
};

type SlowAmount = { readonly productType: string; readonly priceOre: number };

/** The VAT of an invoice: of the tickets together and of the subscriptions together, each rounded once. */
export function slowVat(lines: readonly SlowAmount[]): number {
  let vat = 0;
  for (const [type, percent] of Object.entries(vatPercents)) {
    let gross = 0;
    for (const line of lines) if (line.productType === type) gross += line.priceOre;
    vat += Math.round((gross * percent) / (100 + percent));
  }
  return vat;
}

/** The lines of a month, in no order: of each person the dearest ticket, and each subscription. */
export function slowLines(ledger: Ledger, month: Temporal.PlainDate): string[] {
  const dearest = new Map<number, PricedEntry>();
  const lines: string[] = [];
  for (const ticket of ledger.tickets.values()) {
    const isCharged = [...daysOf(month)].some(
      (day) => !ticket.isCancelled && (isValidOn(ticket, day) || couldUseOn(ticket, day)),
    );
    if (!isCharged) continue;
    const priced = { ...ticket, ore: priceOn(ledger.prices, ticket.sold, month) };
    const other = dearest.get(ticket.person);
    if (!other || isBefore(priced, other)) dearest.set(ticket.person, priced);
  }
  for (const ticket of dearest.values()) lines.push(lineOf('TICKET', month, ticket));
  for (const entry of ledger.subscriptions.values()) {
    const isCharged = [...daysOf(month)].some(
      (day) => !entry.isCancelled && (isValidOn(entry, day) || couldUseOn(entry, day)),
    );
    const ore = isCharged ? priceOn(ledger.prices, entry.sold, month) : 0;
    if (ore > 0) lines.push(lineOf('MOBILITY', month, { ...entry, ore }));
  }
  return lines;
}
