import type { ZoneSaleRefusal } from '#catalogue/products/zone-sale.rules.ts';
import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { tenantOf } from '#platform/tenants/tenants.ts';
import { doDaysOverlap, type HeldTicket } from '#ticketing/tickets/held-ticket.rules.ts';
import { mayOrderUnder } from '#ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '#platform/access/ticket-service-access.ts';
import {
  type ChosenPhone,
  type MediumRefusal,
  refuseMedium,
} from '#ticketing/travel-cards/chosen-medium.rules.ts';
import type { SchoolMedium } from '#services/school-tickets/school-medium.ts';
import { schoolMediaOf } from '#services/school-tickets/school-media.rules.ts';
import {
  isSchoolStartOffered,
  type SchoolYear,
  schoolYearOf,
} from '#services/school-tickets/school-year.rules.ts';
import type { TwoHomesRefusal } from '#services/school-tickets/two-homes-refusal.ts';
import { refuseTwoHomes } from '#services/school-tickets/two-homes.rules.ts';
import type { SchoolOrder } from './school-order.ts';
import { type SchoolOffer, sellSchoolTicket, type SoldSchoolTicket } from './school-price.rules.ts';

/** A school's agreement that the user reaches. */
export type SchoolAgreement = {
  readonly companyId: number;
  readonly subtype: string;
  readonly endDate: Temporal.PlainDate | null;
  readonly awaitsSignature: boolean;
  readonly isDeleted: boolean;
  /** Null where it says nothing of media. */
  readonly schoolMedia: readonly SchoolMedium[] | null;
  /** New cards are sent to the school's post address. */
  readonly hasPostAddress: boolean;
};

/** What decides about any number of orders. */
export type SchoolOrderFacts<Agreement extends SchoolAgreement> = {
  readonly tenant: TenantId;
  readonly today: Temporal.PlainDate;
  readonly years: readonly SchoolYear[];
  /** By number. */
  readonly agreements: ReadonlyMap<number, Agreement>;
  readonly offerOn: (start: Temporal.PlainDate) => SchoolOffer;
  readonly isMobile: (phone: ChosenPhone) => boolean;
  /** The tickets of the same name in the same class of the school. */
  readonly heldByHolder: (order: SchoolOrder) => readonly HeldTicket[];
  /** The tickets on the same phone in the school, or on the same card at the operator. */
  readonly heldOnMedium: (order: SchoolOrder) => readonly HeldTicket[];
  /** Another company has a ticket on the card that is not over, whatever its days. */
  readonly isCardHeldElsewhere: (order: SchoolOrder) => boolean;
};

export type SchoolOrderRefusal =
  | 'AGREEMENT_NOT_FOUND'
  | 'AGREEMENT_NOT_VALID'
  | 'START_DATE_NOT_OFFERED'
  | ZoneSaleRefusal
  | TwoHomesRefusal
  | 'MEDIUM_NOT_OFFERED'
  | Exclude<MediumRefusal, 'NEW_CARD_NOT_OFFERED'>
  | 'CONFLICTING_TICKET'
  | 'PHONE_HAS_TICKET'
  | 'CARD_HAS_TICKET';

/** An order in which everything is on offer, for a pupil who is free to get it. */
export type AcceptedSchoolOrder<Agreement extends SchoolAgreement> = {
  readonly agreement: Agreement;
  readonly sold: SoldSchoolTicket;
  /** The end by rule: of the school year in which the ticket begins. */
  readonly lastDay: Temporal.PlainDate;
};

/**
 * Whether a school ticket is issued for an order (spec 3 §5, §8; domain: School ticket). All that stands in its way, in
 * the order in which it is told.
 */
export function decideSchoolOrder<Agreement extends SchoolAgreement>(
  facts: SchoolOrderFacts<Agreement>,
  order: SchoolOrder,
): AcceptedSchoolOrder<Agreement> | { readonly refusals: readonly SchoolOrderRefusal[] } {
  const { years, today, agreements, offerOn } = facts;
  const { startDate: start } = order;
  const { agreementSubtypes } = ticketServiceAccess['school-tickets'];
  const agreement = agreements.get(order.agreementId);
  if (
    !agreement ||
    agreement.isDeleted ||
    !agreementSubtypes.some((subtype) => subtype === agreement.subtype)
  ) {
    return { refusals: ['AGREEMENT_NOT_FOUND'] };
  }
  const lastDay = isSchoolStartOffered(years, start, today)
    ? (schoolYearOf(years, { startDate: start })?.lastDay ?? null)
    : null;
  const sold = sellSchoolTicket(offerOn(start), order);
  const refusals: SchoolOrderRefusal[] = [
    ...when(!mayOrderUnder(agreementSubtypes, agreement, { today, start }), 'AGREEMENT_NOT_VALID'),
    ...when(lastDay === null, 'START_DATE_NOT_OFFERED'),
    ...(typeof sold === 'string' ? [sold] : []),
    ...refuseMediumOf(facts, agreement, order),
    ...refuseHomesOf(facts, order),
    ...conflicts(facts, order, lastDay),
  ];
  return refusals.length > 0 || typeof sold === 'string' || lastDay === null
    ? { refusals }
    : { agreement, sold, lastDay };
}

function refuseMediumOf(
  { tenant, isMobile }: Pick<SchoolOrderFacts<SchoolAgreement>, 'tenant' | 'isMobile'>,
  { schoolMedia, hasPostAddress }: SchoolAgreement,
  { medium }: SchoolOrder,
): SchoolOrderRefusal[] {
  // It was ordered under some agreement of the school already.
  if (medium.kind === 'kept-card') return [];
  if (!schoolMediaOf(tenant, schoolMedia).includes(medium.kind)) return ['MEDIUM_NOT_OFFERED'];
  const refused = refuseMedium(medium, { tenant, isMobile, hasPostAddress });
  if (refused === null) return [];
  return [refused === 'NEW_CARD_NOT_OFFERED' ? 'MEDIUM_NOT_OFFERED' : refused];
}

/** What the pair of zones itself comes to is decided where it is sold. */
function refuseHomesOf(
  { tenant }: Pick<SchoolOrderFacts<SchoolAgreement>, 'tenant'>,
  { secondHome, medium }: SchoolOrder,
): SchoolOrderRefusal[] {
  if (!secondHome) return [];
  const { offers } = tenantOf(tenant);
  return [refuseTwoHomes({ offers, isOnPhone: medium.kind === 'phone' }) ?? []].flat();
}

/** A ticket that would run into another one of the same pupil, phone or card. */
function conflicts(
  { heldByHolder, heldOnMedium, isCardHeldElsewhere }: SchoolOrderFacts<SchoolAgreement>,
  order: SchoolOrder,
  expirationDate: Temporal.PlainDate | null,
): SchoolOrderRefusal[] {
  const { startDate, medium } = order;
  const isInTheWay = (ticket: HeldTicket) => doDaysOverlap(ticket, { startDate, expirationDate });
  const isTaken = heldOnMedium(order).some(isInTheWay) || isCardHeldElsewhere(order);
  return [
    ...when(heldByHolder(order).some(isInTheWay), 'CONFLICTING_TICKET'),
    ...when(isTaken, medium.kind === 'phone' ? 'PHONE_HAS_TICKET' : 'CARD_HAS_TICKET'),
  ];
}

const when = (isRefused: boolean, refusal: SchoolOrderRefusal): SchoolOrderRefusal[] =>
  isRefused ? [refusal] : [];
