import type { TenantId } from '#platform/tenants/tenant-id.ts';
import type { CounterMedium } from '#services/ticket-counter/counter-medium.ts';
import { maxPassengersOfCard } from '#services/ticket-counter/order-limits.ts';
import {
  cardOriginsOf,
  isExistingCardNumber,
  isMadeCardNumber,
} from '#ticketing/travel-cards/card-number.rules.ts';
import type { CounterLine } from './counter-order.ts';

export const recipientFaults = [
  'PHONE_NOT_MOBILE',
  'CARD_NUMBER_INVALID',
  /** Two things are not put on a card at once. */
  'CARD_LISTED_TWICE',
  /** A phone or a card for each ticket, or none; and no more passengers than a paper card has room for. */
  'WRONG_NUMBER',
] as const;
export type RecipientFault = (typeof recipientFaults)[number];

/** A phone or a card of a line; `index` counts from 0 within the line, and is null for the line as a whole. */
export type RefusedRecipient = {
  readonly line: number;
  readonly index: number | null;
  readonly code: RecipientFault;
};

type Facts = {
  readonly tenant: TenantId;
  readonly isMobile: (phone: {
    readonly phoneCountryCode: string;
    readonly phone: string;
  }) => boolean;
};

/** What is wrong with phones, card numbers and numbers of passengers, line by line. */
export function refusedRecipients(
  { tenant, isMobile }: Facts,
  { medium, lines }: { readonly medium: CounterMedium; readonly lines: readonly CounterLine[] },
): RefusedRecipient[] {
  const earlierCards = new Set<string>();
  const faultOfCard = (number: string): RecipientFault | null => {
    const isKnown = earlierCards.has(number);
    earlierCards.add(number);
    if (!isCounterCardNumber(tenant, number)) return 'CARD_NUMBER_INVALID';
    return isKnown ? 'CARD_LISTED_TWICE' : null;
  };
  return lines.flatMap((each, line): RefusedRecipient[] => {
    const refused = (index: number | null, code: RecipientFault | null): RefusedRecipient[] =>
      code === null ? [] : [{ line, index, code }];
    return [
      ...refused(null, isNumberRight(medium, each) ? null : 'WRONG_NUMBER'),
      ...each.phones.flatMap((phone, index) =>
        refused(index, isMobile(phone) ? null : 'PHONE_NOT_MOBILE'),
      ),
      ...each.cardNumbers.flatMap((number, index) => refused(index, faultOfCard(number))),
    ];
  });
}

function isNumberRight(
  medium: CounterMedium,
  { quantity, phones, cardNumbers }: CounterLine,
): boolean {
  if (medium === 'card') return cardNumbers.length === quantity && phones.length === 0;
  if (cardNumbers.length > 0) return false;
  if (medium === 'paper') return phones.length === 0 && quantity <= maxPassengersOfCard;
  return phones.length === 0 || phones.length === quantity;
}

/** Something is put on any card of the operator: one that people bring, or one that was made. */
const isCounterCardNumber = (tenant: TenantId, number: string): boolean =>
  isExistingCardNumber(tenant, number) ||
  (cardOriginsOf(tenant).includes('new') && isMadeCardNumber(number));
