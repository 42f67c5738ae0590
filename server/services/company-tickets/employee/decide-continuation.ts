import type {
  CompanyTicketRules,
  ContinuationRefusal,
} from '@takst/domain/services/company-tickets/company-ticket.rules.ts';
import {
  offeredProduct,
  type ProductRequest,
} from '@takst/domain/services/company-tickets/offered-product.rules.ts';
import {
  continuationFromNextMonth,
  continuationWithNewZones,
  mayContinueFrom,
} from '@takst/domain/ticketing/tickets/continued-ticket.rules.ts';
import { mayOrderUnder } from '@takst/domain/ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import {
  type SubscriberServiceId,
  subscriberServiceIds,
} from '@takst/domain/platform/access/ticket-service-id.ts';
import {
  isZoneChangeEmpty,
  type SoldZones,
} from '@takst/domain/ticketing/tickets/zones-unchanged.rules.ts';
import type { AgreementTerms } from '#customers/agreements/agreements.public.ts';
import {
  type ContinuedTicket,
  productOf,
  ruledTicket,
  type LockedTicket,
  type TicketProduct,
} from '#ticketing/tickets/tickets.public.ts';
import type { OfferFacts } from '../order/load-offer.ts';
import { ticketProductOf } from '../order/ticket-product-of.ts';

export type NewZones = Pick<
  ProductRequest,
  'validAllZones' | 'zoneFrom' | 'zoneTo' | 'productId'
> & {
  /** With the old zones. */
  readonly lastDay: Temporal.PlainDate;
};

export type ZoneRefusal =
  | ContinuationRefusal
  | 'ZONES_NOT_OFFERED'
  | 'PRODUCT_NOT_OFFERED'
  | 'ZONES_UNCHANGED';

type ContinuationDecision<Refusal> =
  | { readonly continued: ContinuedTicket }
  | { readonly refused: Refusal };

/** Whether a ticket goes on with other zones the day after its last day with the old ones. */
export function decideZoneChange(
  { row, rules, today }: LockedTicket<CompanyTicketRules>,
  { lastDay, ...zones }: NewZones,
  { offerOn }: Pick<OfferFacts, 'offerOn'>,
): ContinuationDecision<ZoneRefusal> {
  const continuation = continuationWithNewZones(lastDay);
  const { newStart: startDate } = continuation;
  const refused = rules.refuseContinuation(ruledTicket(row, today), startDate);
  if (refused) return { refused };
  const request = { ...zones, startDate, profileId: row.profile_id };
  const sold = offeredProduct(offerOn(serviceOf(row), startDate), request);
  if (typeof sold === 'string') return { refused: sold };
  const product = ticketProductOf(sold);
  return isZoneChangeEmpty(soldZones(productOf(row)), soldZones(product))
    ? { refused: 'ZONES_UNCHANGED' }
    : { continued: { ...continuation, kind: 'change-zone', row, product } };
}

const soldZones = ({ zoneFrom: from, zoneTo: to, productId }: TicketProduct): SoldZones => ({
  choice: from === null || to === null ? { kind: 'all' } : { kind: 'zones', from, to },
  productId,
});

function serviceOf({ service }: LockedTicket['row']): SubscriberServiceId {
  const serviceId = subscriberServiceIds.find((id) => id === service);
  if (!serviceId) throw new Error(`the zones of a ticket of ${service} do not change`);
  return serviceId;
}

export type NewAgreement = AgreementTerms & { readonly id: number };

/** Whether another agreement pays for a ticket from the next 1st. */
export function decideAgreementChange(
  { row, today }: LockedTicket,
  agreement: NewAgreement | undefined,
): ContinuationDecision<'AGREEMENT_NOT_FOUND' | 'TICKET_NOT_CHANGEABLE' | 'AGREEMENT_NOT_VALID'> {
  if (!agreement || agreement.isDeleted || agreement.companyId !== row.company_id) {
    return { refused: 'AGREEMENT_NOT_FOUND' };
  }
  const continuation = continuationFromNextMonth({ startDate: row.start_date }, today);
  const { newStart: start } = continuation;
  if (!mayContinueFrom(ruledTicket(row, today), start)) return { refused: 'TICKET_NOT_CHANGEABLE' };
  const { agreementSubtypes } = ticketServiceAccess[row.service];
  if (!mayOrderUnder(agreementSubtypes, agreement, { today, start })) {
    return { refused: 'AGREEMENT_NOT_VALID' };
  }
  const { id, invoiceReference } = agreement;
  const product = productOf(row);
  const paidBy = { id, invoiceReference };
  return {
    continued: {
      ...continuation,
      kind: 'change-ticket-agreement',
      row,
      agreement: paidBy,
      product,
    },
  };
}
