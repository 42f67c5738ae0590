import {
  type OrderCounterTicketsBody,
  orderCounterTicketsBody,
} from '@takst/contract/services/ticket-counter/order/order-counter-tickets.contract.ts';
import { isAmountOffered } from '@takst/domain/services/ticket-counter/order/counter-price.rules.ts';
import {
  maxDaysToSend,
  maxTicketsOfOrder,
} from '@takst/domain/services/ticket-counter/order-limits.ts';
import { matchesPattern } from '@takst/domain/services/ticket-counter/personal-reference.rules.ts';
import { withCommonPair } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import type { Resolver } from 'react-hook-form';
import { bodyResolver, type FormFault } from '#platform/api/body-resolver.ts';
import { oreIn } from '#platform/design/fields/kroner-in.ts';
import { missingZones } from '#ticketing/tickets/order-zones/order-form-zones.ts';
import { choiceOf } from '#ticketing/tickets/order-zones/zone-fields.ts';
import {
  type CounterOrderFields,
  mediaTypeOf,
  productIn,
  referenceIn,
  sendAtIn,
} from './counter-order-fields.ts';
import type { CounterOrderOffer } from './counter-order-offer.ts';
import {
  faultyRecipients,
  isListed,
  type OrderedLine,
  orderedLines,
  ticketsIn,
} from './ordered-lines.ts';
import { soldOrder } from './sold-order.ts';

/** The fields as the contract's body; what is missing there is told by its schema. */
function counterOrderBodyOf(fields: CounterOrderFields, offer: CounterOrderOffer) {
  const isMoney = productIn(fields, offer)?.isTravelMoney ?? false;
  const isPaper = fields.medium === 'paper';
  const zoneChoice = isMoney ? null : choiceOf(fields);
  const choice = zoneChoice && withCommonPair(zoneChoice, offer.tenant.commonZonePair);
  const sendAt = fields.medium === 'sms' ? sendAtIn(fields, offer.today) : null;
  return {
    agreementNumber: fields.agreementNumber === '' ? undefined : Number(fields.agreementNumber),
    productTemplateId: fields.productId,
    mediaType: mediaTypeOf[fields.medium],
    validAllZones: choice?.kind === 'all',
    zoneIdFrom: choice?.kind === 'zones' ? choice.from : null,
    zoneIdTo: choice?.kind === 'zones' ? choice.to : null,
    startDate: isPaper ? fields.startDate || undefined : null,
    lines: orderedLines(fields, offer).map(lineOf),
    amountOre: isMoney ? oreIn(fields.amount) : null,
    sendAt: sendAt?.toString() ?? null,
    handOver: isPaper ? handOverOf(fields) : null,
    invoiceReferenceId: fields.invoiceReferenceId === '' ? null : Number(fields.invoiceReferenceId),
    personalReference: fields.personalReference.trim(),
    expectedOre: soldOrder(fields, offer)?.totalOre ?? 0,
    isBeyondBudget: fields.isBeyondBudget,
  };
}

const lineOf = ({ profileId, quantity, phones, cardNumbers }: OrderedLine) => ({
  profileId,
  quantity,
  phones,
  cardNumbers,
});

const handOverOf = ({ handOver: kind, ...fields }: CounterOrderFields) =>
  kind === 'visit'
    ? { kind }
    : {
        kind,
        address: {
          addressLine1: fields.addressLine1,
          addressLine2: fields.addressLine2.trim() === '' ? null : fields.addressLine2,
          postCode: fields.postCode,
          postArea: fields.postArea,
        },
      };

/** Where the fields of an order say who gets it, or how many. */
const recipientsField = (medium: CounterOrderFields['medium']) =>
  medium === 'sms' ? 'guests' : medium === 'card' ? 'cards' : 'counts';

/** Fields of the form by their paths in the body. */
export const counterFieldOf = (path: string): string => {
  const [, ofAddress] = /^handOver\.address\.(\w+)$/u.exec(path) ?? [];
  return ofAddress ?? ownNames[path] ?? path;
};

const ownNames: Readonly<Record<string, string>> = {
  productTemplateId: 'productId',
  mediaType: 'medium',
  zoneIdFrom: 'zoneFrom',
  zoneIdTo: 'zoneTo',
  amountOre: 'amount',
  sendAt: 'sendTime',
};

/** Validates by the contract's schema, and by the rules that the server asks too. */
export const counterOrderResolver =
  (offer: CounterOrderOffer): Resolver<CounterOrderFields, unknown, OrderCounterTicketsBody> =>
  (fields, ...rest) =>
    bodyResolver({
      schema: orderCounterTicketsBody,
      bodyOf: (typed: CounterOrderFields) => counterOrderBodyOf(typed, offer),
      nameOf: (path) =>
        path.startsWith('lines') ? recipientsField(fields.medium) : counterFieldOf(path),
      faultsOf: (typed) => faultsOf(typed, offer),
    })(fields, ...rest);

function faultsOf(fields: CounterOrderFields, offer: CounterOrderOffer): FormFault[] {
  const zones = missingZones(fields);
  const product = productIn(fields, offer);
  const isMoney = product?.isTravelMoney ?? false;
  const reference = referenceIn(fields, offer);
  const recipients = recipientsField(fields.medium);
  const count = ticketsIn(orderedLines(fields, offer));
  const isFaulty = isListed(fields) && faultyRecipients(fields, offer).length > 0;
  const faults: [path: string, message: string, isFaulty: boolean][] = [
    ['productId', 'required', !product],
    ['zoneFrom', 'required', !isMoney && zones.zoneFrom],
    ['zoneTo', 'required', !isMoney && zones.zoneTo],
    [recipients, 'required', count === 0],
    [recipients, 'tooMany', count > maxTicketsOfOrder],
    [recipients, 'wrongLines', isFaulty],
    ['amount', 'wrongFormat', isMoney && !hasOfferedAmount(fields, offer)],
    ['sendTime', 'wrongFormat', fields.medium === 'sms' && !isSendTimeOffered(fields, offer)],
    ['invoiceReferenceId', 'required', !reference && offer.isReferenceMandatory],
    [
      'personalReference',
      'pattern',
      !matchesPattern(fields.personalReference, reference?.personalReferencePattern ?? null),
    ],
    ['isBeyondBudget', 'required', beyondBudget(fields, offer) > 0 && !fields.isBeyondBudget],
  ];
  return faults.flatMap(([path, message, isWrong]) => (isWrong ? [{ path, message }] : []));
}

function hasOfferedAmount(fields: CounterOrderFields, offer: CounterOrderOffer): boolean {
  const product = productIn(fields, offer);
  return product !== undefined && isAmountOffered(product, oreIn(fields.amount) ?? Number.NaN);
}

/** As far as the form knows: of the hour of today the server knows more. */
function isSendTimeOffered(fields: CounterOrderFields, { today }: CounterOrderOffer): boolean {
  if (fields.sendTime !== 'other') return true;
  if (sendAtIn(fields, today) === undefined) return false;
  const { days } = today.until(Temporal.PlainDate.from(fields.sendDay));
  return days >= 0 && days <= maxDaysToSend;
}

/** By how much the order is above what is left of its reference's budget, in øre; at most 0 where it is not. */
export function beyondBudget(fields: CounterOrderFields, offer: CounterOrderOffer): number {
  const leftOre = referenceIn(fields, offer)?.leftOre ?? null;
  const sold = soldOrder(fields, offer);
  return leftOre === null || sold === null ? 0 : sold.totalOre - leftOre;
}
