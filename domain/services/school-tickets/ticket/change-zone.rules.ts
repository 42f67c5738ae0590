import type { ZoneSaleRefusal } from '#catalogue/products/zone-sale.rules.ts';
import {
  monthlyPrice,
  type SchoolOffer,
} from '#services/school-tickets/order/school-price.rules.ts';
import type { TwoHomesRefusal } from '#services/school-tickets/two-homes-refusal.ts';
import {
  areHomesUnchanged,
  type HomesSale,
  type NamedHomes,
  refuseTwoHomes,
  sellForHomes,
  type ZonesOfHomes,
} from '#services/school-tickets/two-homes.rules.ts';
import type { TenantOffer } from '#platform/tenants/tenant-offer.ts';
import {
  continuationWithNewZones,
  type Continuation,
} from '#ticketing/tickets/continued-ticket.rules.ts';
import type { TicketMedium } from '#ticketing/tickets/ticket-medium.ts';

/** A ticket whose zones are to change. */
export type ZonedTicket = ZonesOfHomes & {
  readonly productId: string;
  readonly medium: TicketMedium;
  readonly profileId: string;
  readonly nrOfZones: number;
  readonly startDate: Temporal.PlainDate;
  readonly expirationDate: Temporal.PlainDate | null;
};

export type ZoneRequest = NamedHomes & {
  /** The first day with the new zones. */
  readonly from: Temporal.PlainDate;
};

export type SchoolZoneRefusal =
  | ZoneSaleRefusal
  | TwoHomesRefusal
  | 'ZONES_UNCHANGED'
  | 'DAY_NOT_OFFERED';

export type DecidedZones = Continuation & {
  readonly sold: HomesSale;
  /** Øre of a month, as of the first day with the new zones; null where none is on file. */
  readonly before: number | null;
  readonly after: number;
};

type ZoneTerms = {
  readonly offer: SchoolOffer;
  readonly offers: ReadonlySet<TenantOffer>;
  readonly today: Temporal.PlainDate;
};

/** The days on which new zones may begin: from tomorrow, or the ticket's own first day, until its last one. */
export function zoneDays(
  { startDate, expirationDate }: Pick<ZonedTicket, 'startDate' | 'expirationDate'>,
  today: Temporal.PlainDate,
): { readonly first: Temporal.PlainDate; readonly last: Temporal.PlainDate | null } {
  const tomorrow = today.add({ days: 1 });
  const first = Temporal.PlainDate.compare(startDate, tomorrow) > 0 ? startDate : tomorrow;
  return { first, last: expirationDate };
}

/**
 * What a ticket becomes with other zones from a day on; it keeps its code or its card (domain: School ticket). Preview
 * and change ask this.
 */
export function decideSchoolZones(
  ticket: ZonedTicket,
  request: ZoneRequest,
  { offer, offers, today }: ZoneTerms,
): DecidedZones | { readonly refused: SchoolZoneRefusal } {
  if (!isZoneDay(request.from, zoneDays(ticket, today))) return { refused: 'DAY_NOT_OFFERED' };
  const isOnPhone = ticket.medium === 'phone';
  const refused = request.secondHome && refuseTwoHomes({ offers, isOnPhone });
  if (refused) return { refused };
  const { profileId } = ticket;
  const amount = (product: Pick<ZonedTicket, 'productId' | 'nrOfZones'>) =>
    monthlyPrice(offer, { ...product, profileId }, request.from);
  const sale = sellForHomes(offer, request, (product) => {
    const priceOre = amount(product);
    return priceOre === null ? null : { priceOre };
  });
  if (typeof sale === 'string') return { refused: sale };
  const { priceOre: after, ...sold } = sale;
  if (isChangeEmpty(ticket, sold)) return { refused: 'ZONES_UNCHANGED' };
  const lastDay = request.from.subtract({ days: 1 });
  return { ...continuationWithNewZones(lastDay), sold, before: amount(ticket), after };
}

/** The same zones as another product are a change, as of every ticket. */
const isChangeEmpty = (before: ZonedTicket, after: HomesSale): boolean =>
  before.productId === after.productId && areHomesUnchanged(before, after);

const isZoneDay = (day: Temporal.PlainDate, { first, last }: ReturnType<typeof zoneDays>) =>
  Temporal.PlainDate.compare(first, day) <= 0 &&
  (last === null || Temporal.PlainDate.compare(day, last) <= 0);
