import { doDaysOverlap, type HeldTicket } from '#ticketing/tickets/held-ticket.rules.ts';
import { mayOrderUnder } from '#ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '#platform/access/ticket-service-access.ts';
import type { TenantId } from '#platform/tenants/tenant-id.ts';
import {
  type ChosenPhone,
  type MediumRefusal,
  refuseMedium,
} from '#ticketing/travel-cards/chosen-medium.rules.ts';
import { refuseChildPastAge } from './child-end.rules.ts';
import type { ChildEndSettings } from './child-end-settings.ts';
import { isDepartment } from './department.rules.ts';
import { refuseFreeDay } from './free-dates.rules.ts';
import type { FreeOrder } from './free-order.ts';
import { type CompanyOffer, type SoldFreeTicket, sellFreeTicket } from './free-price.rules.ts';
import { refuseFreeProfile } from './free-profile.rules.ts';

/** A department that the user reaches. */
export type FreeAgreement = {
  readonly companyId: number;
  readonly subtype: string;
  readonly endDate: Temporal.PlainDate | null;
  readonly awaitsSignature: boolean;
  readonly isDeleted: boolean;
  /** New cards are sent to the company's post address. */
  readonly hasPostAddress: boolean;
  /** When the company's settings end children's tickets. */
  readonly childEnd: ChildEndSettings;
};

/** What decides about any number of orders. */
export type FreeOrderFacts<Agreement extends FreeAgreement> = {
  readonly tenant: TenantId;
  readonly today: Temporal.PlainDate;
  /** By number. */
  readonly agreements: ReadonlyMap<number, Agreement>;
  readonly offerOn: (start: Temporal.PlainDate) => CompanyOffer;
  readonly isMobile: (phone: ChosenPhone) => boolean;
  /** The tickets of the same person in the company of the order. */
  readonly heldByHolder: (order: FreeOrder) => readonly HeldTicket[];
  /** The free tickets on the same phone or card, whichever company ordered them. */
  readonly heldOnMedium: (order: FreeOrder) => readonly HeldTicket[];
  /** Another company has a ticket on the card that is not over, whatever its days. */
  readonly isCardHeldElsewhere: (order: FreeOrder) => boolean;
};

export type FreeOrderRefusal =
  | 'AGREEMENT_NOT_FOUND'
  | 'AGREEMENT_NOT_VALID'
  | 'START_DATE_TOO_EARLY'
  | 'START_DATE_TOO_LATE'
  | 'BIRTH_DATE_TOO_RECENT'
  | 'PROFILE_MISMATCH'
  | 'INVALID_ZONE_FROM'
  | 'INVALID_ZONE_TO'
  | 'PRODUCT_NOT_OFFERED'
  | MediumRefusal
  | 'CONFLICTING_TICKET'
  | 'TICKET_ALREADY_EXISTS';

/** An order that passed every check. */
export type AcceptedFreeOrder<Agreement extends FreeAgreement> = {
  readonly agreement: Agreement;
  readonly sold: SoldFreeTicket;
};

/**
 * Whether a free ticket is issued for an order (spec 3 §5, §8; domain: Free ticket). All that stands in its way, in the
 * order in which it is told: the order of one names the first of it, the order of many all.
 */
export function decideFreeOrder<Agreement extends FreeAgreement>(
  facts: FreeOrderFacts<Agreement>,
  order: FreeOrder,
): AcceptedFreeOrder<Agreement> | { readonly refusals: readonly FreeOrderRefusal[] } {
  const agreement = facts.agreements.get(order.agreementId);
  if (!agreement || agreement.isDeleted || !isDepartment(agreement))
    return { refusals: ['AGREEMENT_NOT_FOUND'] };
  const sold = sellFreeTicket(facts.offerOn(order.startDate), order);
  const refusals = [
    refuseAgreement(facts, agreement, order.startDate),
    refuseStart(facts, order),
    ...refuseHolder(facts, agreement, order),
    typeof sold === 'string' ? sold : null,
    refuseMedium(order.medium, { ...facts, hasPostAddress: agreement.hasPostAddress }),
    isInTheWay(facts.heldByHolder(order), order) ? ('CONFLICTING_TICKET' as const) : null,
    isInTheWay(facts.heldOnMedium(order), order) || facts.isCardHeldElsewhere(order)
      ? ('TICKET_ALREADY_EXISTS' as const)
      : null,
  ].filter((refusal) => refusal !== null);
  return refusals.length > 0 || typeof sold === 'string' ? { refusals } : { agreement, sold };
}

function refuseAgreement(
  { today }: Pick<FreeOrderFacts<FreeAgreement>, 'today'>,
  agreement: FreeAgreement,
  start: Temporal.PlainDate,
): FreeOrderRefusal | null {
  const { agreementSubtypes } = ticketServiceAccess['free-tickets'];
  return mayOrderUnder(agreementSubtypes, agreement, { today, start })
    ? null
    : 'AGREEMENT_NOT_VALID';
}

const startRefusals = {
  TOO_EARLY: 'START_DATE_TOO_EARLY',
  TOO_LATE: 'START_DATE_TOO_LATE',
} as const;

function refuseStart(
  { today }: Pick<FreeOrderFacts<FreeAgreement>, 'today'>,
  { startDate }: FreeOrder,
): FreeOrderRefusal | null {
  const refused = refuseFreeDay(startDate, today);
  return refused && startRefusals[refused];
}

/** A birth date from today on gives no age, and no refusal of the profile. */
function refuseHolder(
  { tenant, today }: FreeOrderFacts<FreeAgreement>,
  { childEnd }: FreeAgreement,
  { holderType, birthDate, profileId, startDate: on }: FreeOrder,
): FreeOrderRefusal[] {
  if (Temporal.PlainDate.compare(birthDate, today) >= 0) return ['BIRTH_DATE_TOO_RECENT'];
  const isRefused =
    refuseFreeProfile(profileId, { tenant, holderType, birthDate, on }) !== null ||
    refuseChildPastAge({ profileId, birthDate, startDate: on }, childEnd) !== null;
  return isRefused ? ['PROFILE_MISMATCH'] : [];
}

function isInTheWay(heldTickets: readonly HeldTicket[], { startDate }: FreeOrder): boolean {
  return heldTickets.some((other) => doDaysOverlap(other, { startDate, expirationDate: null }));
}
