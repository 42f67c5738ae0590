import { businessDayOf } from '#platform/time/business-day.rules.ts';
import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { tenantOf } from '#platform/tenants/tenants.ts';
import { type CounterTerms, usualCounterTerms } from '#platform/access/counter-terms.ts';
import {
  daysToUse,
  maxDaysToPaper,
  maxDaysToSend,
  maxTicketsOfOrder,
} from '#services/ticket-counter/order-limits.ts';
import { type DeliveryType, productMediumOf } from '#services/ticket-counter/counter-medium.ts';
import { matchesPattern } from '#services/ticket-counter/personal-reference.rules.ts';
import { mayOrderUnder } from '#ticketing/tickets/order-agreement.rules.ts';
import { ticketServiceAccess } from '#platform/access/ticket-service-access.ts';
import type { CounterOrder } from './counter-order.ts';
import {
  type CounterOffer,
  type CounterProduct,
  type CounterZoneRefusal,
  type CounterZones,
  isAmountOffered,
  isTravelMoney,
} from './counter-price.rules.ts';
import { lastDayFrom, sellLines, type SoldLine } from './counter-sale.rules.ts';
import { type RefusedRecipient, refusedRecipients } from './refused-recipients.rules.ts';

/** A counter's agreement that the user reaches. */
export type CounterAgreement = {
  readonly companyId: number;
  readonly subtype: string;
  readonly endDate: Temporal.PlainDate | null;
  readonly awaitsSignature: boolean;
  readonly isDeleted: boolean;
  /** Null where it says nothing. */
  readonly ticketCounter: CounterTerms | null;
};

/** A reference of the company, with what its orders of the calendar year cost that nobody has got back. */
export type CounterReference = {
  readonly id: number;
  readonly reference: string;
  readonly budgetOre: number | null;
  readonly personalReferencePattern: string | null;
  readonly spentOre: number;
};

export type CounterOrderFacts<Agreement extends CounterAgreement> = {
  readonly tenant: TenantId;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
  readonly agreement: Agreement | undefined;
  readonly offer: CounterOffer;
  /** The company's setting. */
  readonly isReferenceMandatory: boolean;
  /** The one that the order names; undefined when the company has none of that id. */
  readonly reference: CounterReference | undefined;
  readonly isMobile: (phone: {
    readonly phoneCountryCode: string;
    readonly phone: string;
  }) => boolean;
};

export type CounterOrderRefusal =
  | { readonly code: 'AGREEMENT_NOT_FOUND' | 'AGREEMENT_NOT_VALID' }
  | { readonly code: 'PRODUCT_NOT_OFFERED' | 'MEDIUM_NOT_OFFERED' | CounterZoneRefusal }
  | { readonly code: 'START_DATE_NOT_OFFERED' | 'SEND_TIME_NOT_OFFERED' | 'AMOUNT_NOT_OFFERED' }
  | { readonly code: 'HAND_OVER_NOT_OFFERED' | 'TOO_MANY_TICKETS' }
  | { readonly code: 'INVOICE_REFERENCE_REQUIRED' | 'INVOICE_REFERENCE_NOT_FOUND' }
  | { readonly code: 'PERSONAL_REFERENCE_WRONG_FORM'; readonly pattern: string }
  | { readonly code: 'RECIPIENTS_REFUSED'; readonly recipients: readonly RefusedRecipient[] }
  | { readonly code: 'PRICE_CHANGED'; readonly totalOre: number }
  | { readonly code: 'BUDGET_EXCEEDED'; readonly leftOre: number };

/** An order in which everything is on offer. */
export type AcceptedCounterOrder<Agreement extends CounterAgreement> = {
  readonly agreement: Agreement;
  readonly type: DeliveryType;
  /** Null of travel money. */
  readonly zones: CounterZones | null;
  readonly lines: readonly SoldLine[];
  /** Tickets; of paper passengers. */
  readonly requested: number;
  readonly totalOre: number;
  readonly startDate: Temporal.PlainDate;
  /** The last day of paper, and the last day on which all else can be used. */
  readonly expiresOn: Temporal.PlainDate;
  readonly reference: CounterReference | null;
};

type Decision<Agreement extends CounterAgreement> =
  | { readonly accepted: AcceptedCounterOrder<Agreement> }
  | { readonly refused: CounterOrderRefusal };

/** Whether an order is taken, as a whole or not at all (domain: Ticket counter; spec 3 §5, §6). */
export function decideCounterOrder<Agreement extends CounterAgreement>(
  facts: CounterOrderFacts<Agreement>,
  order: CounterOrder,
): Decision<Agreement> {
  const { agreement, today, offer, reference } = facts;
  const { agreementSubtypes } = ticketServiceAccess['ticket-counter'];
  if (
    !agreement ||
    agreement.isDeleted ||
    !agreementSubtypes.some((subtype) => subtype === agreement.subtype)
  ) {
    return { refused: { code: 'AGREEMENT_NOT_FOUND' } };
  }
  const terms = agreement.ticketCounter ?? usualCounterTerms;
  const startDate = order.startDate ?? today;
  const product = productOf(offer, terms, order.productId);
  if (!mayOrderUnder(agreementSubtypes, agreement, { today, start: startDate }))
    return { refused: { code: 'AGREEMENT_NOT_VALID' } };
  if (!product) return { refused: { code: 'PRODUCT_NOT_OFFERED' } };
  const refused = refuseParts(facts, { order, product, terms }) ?? refuseReference(facts, order);
  if (refused) return { refused };
  const sold = sellLines(offer, product, { order, today });
  if ('code' in sold) return { refused: sold };
  const totalOre = sold.lines.reduce((sum, line) => sum + line.priceOre * line.quantity, 0);
  if (totalOre !== order.expectedOre) return { refused: { code: 'PRICE_CHANGED', totalOre } };
  const leftOre = leftOfBudget(reference);
  if (leftOre !== null && totalOre > leftOre && !order.isBeyondBudget)
    return { refused: { code: 'BUDGET_EXCEEDED', leftOre } };
  return {
    accepted: {
      agreement,
      type: isTravelMoney(product) ? 'TRAVEL_MONEY' : 'TICKET',
      ...sold,
      requested: quantityOf(order),
      totalOre,
      startDate,
      expiresOn:
        order.medium === 'paper'
          ? lastDayFrom(product, startDate)
          : startDate.add({ days: daysToUse }),
      reference: reference ?? null,
    },
  };
}

/** The product, where the operator sells it at counters and the agreement does not leave it out. */
const productOf = (
  { products }: CounterOffer,
  { blackListedProducts }: CounterTerms,
  productId: string,
): CounterProduct | undefined =>
  products.find(({ id }) => id === productId && !blackListedProducts.includes(id));

const quantityOf = ({ lines }: Pick<CounterOrder, 'lines'>): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** What is left of a reference's budget, in øre, below 0 where it is overdrawn; null without a budget. */
export const leftOfBudget = (
  reference: Pick<CounterReference, 'budgetOre' | 'spentOre'> | undefined,
): number | null =>
  reference === undefined || reference.budgetOre === null
    ? null
    : reference.budgetOre - reference.spentOre;

type OrderUnderTerms = {
  readonly order: CounterOrder;
  readonly product: CounterProduct;
  readonly terms: CounterTerms;
};

function refuseParts(
  facts: Omit<CounterOrderFacts<CounterAgreement>, 'agreement'>,
  { order, product, terms }: OrderUnderTerms,
): CounterOrderRefusal | null {
  const { medium, lines, amountOre } = order;
  if (!product.mediaTypes.includes(productMediumOf[medium])) return { code: 'MEDIUM_NOT_OFFERED' };
  if (quantityOf(order) > maxTicketsOfOrder) return { code: 'TOO_MANY_TICKETS' };
  if (!isHandOverOffered(facts.tenant, terms, order)) return { code: 'HAND_OVER_NOT_OFFERED' };
  if (!isStartOffered(facts, order)) return { code: 'START_DATE_NOT_OFFERED' };
  if (!isSendTimeOffered(facts, order)) return { code: 'SEND_TIME_NOT_OFFERED' };
  const hasAmount = amountOre !== null && isAmountOffered(product, amountOre);
  if (isTravelMoney(product) ? !hasAmount : amountOre !== null)
    return { code: 'AMOUNT_NOT_OFFERED' };
  const recipients = refusedRecipients(facts, { medium, lines });
  return recipients.length > 0 ? { code: 'RECIPIENTS_REFUSED', recipients } : null;
}

/** Paper goes by post or is fetched, as operator and agreement allow; nothing else is handed out (spec 3 §6). */
function isHandOverOffered(
  tenant: TenantId,
  { hasMailDelivery, visitAddress }: CounterTerms,
  { medium, handOver }: CounterOrder,
): boolean {
  if (medium !== 'paper') return handOver === null;
  const { offers } = tenantOf(tenant);
  if (handOver?.kind === 'post') return hasMailDelivery && offers.has('ticketCounter.mailDelivery');
  if (handOver?.kind === 'visit')
    return visitAddress !== null && offers.has('ticketCounter.visitAddress');
  return false;
}

type Moment = Pick<CounterOrderFacts<CounterAgreement>, 'today' | 'now'>;

function isStartOffered({ today }: Moment, { medium, startDate }: CounterOrder): boolean {
  if (medium !== 'paper') return startDate === null;
  if (startDate === null || Temporal.PlainDate.compare(startDate, today) < 0) return false;
  return Temporal.PlainDate.compare(startDate, today.add({ days: maxDaysToPaper })) <= 0;
}

/** A time that has just passed is at once. The last day is offered to its end, whether clocks change meanwhile or not. */
function isSendTimeOffered({ today, now }: Moment, { sendAt, lines }: CounterOrder): boolean {
  if (sendAt === null) return true;
  if (!lines.some(({ phones }) => phones.length > 0)) return false;
  const least = now.subtract({ minutes: 10 });
  if (Temporal.Instant.compare(sendAt, least) < 0) return false;
  const lastDay = today.add({ days: maxDaysToSend });
  return Temporal.PlainDate.compare(businessDayOf(sendAt), lastDay) <= 0;
}

function refuseReference(
  {
    isReferenceMandatory,
    reference,
  }: Pick<CounterOrderFacts<CounterAgreement>, 'isReferenceMandatory' | 'reference'>,
  { invoiceReferenceId, personalReference }: CounterOrder,
): CounterOrderRefusal | null {
  if (invoiceReferenceId === null) {
    return isReferenceMandatory ? { code: 'INVOICE_REFERENCE_REQUIRED' } : null;
  }
  if (!reference) return { code: 'INVOICE_REFERENCE_NOT_FOUND' };
  const { personalReferencePattern: pattern } = reference;
  return pattern === null || matchesPattern(personalReference ?? '', pattern)
    ? null
    : { code: 'PERSONAL_REFERENCE_WRONG_FORM', pattern };
}
