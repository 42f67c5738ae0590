import type { TenantId } from '#platform/tenants/tenant-id.ts';
import { cardOriginsOf, isExistingCardNumber } from './card-number.rules.ts';

/** What an ordered ticket lies on: a phone, a card that exists, or a card that has to be made. */
export type ChosenMedium =
  | { readonly kind: 'phone'; readonly phoneCountryCode: string; readonly phone: string }
  | { readonly kind: 'card'; readonly cardNumber: string }
  | { readonly kind: 'new-card' };

/** A card that carries a ticket already, made or to be made: it is kept for the next one. */
export type KeptCard = {
  readonly kind: 'kept-card';
  readonly cardId: number;
  readonly cardNumber: string | null;
};

/** What an ordered ticket lies on in the end. */
export type TicketMediumOf = ChosenMedium | KeptCard;

export type ChosenPhone = Extract<ChosenMedium, { kind: 'phone' }>;

type MediumTerms = {
  readonly tenant: TenantId;
  readonly isMobile: (phone: ChosenPhone) => boolean;
  /** New cards are sent to the company's post address. */
  readonly hasPostAddress: boolean;
};

export type MediumRefusal =
  | 'MOBILE_TICKET_INVALID_PHONE'
  | 'CARD_NUMBER_INVALID'
  | 'NEW_CARD_NOT_OFFERED'
  | 'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS';

/** Why no ticket is ordered on a medium; null when one is (spec 3 §5). */
export function refuseMedium(
  medium: ChosenMedium,
  { tenant, isMobile, hasPostAddress }: MediumTerms,
): MediumRefusal | null {
  if (medium.kind === 'phone') return isMobile(medium) ? null : 'MOBILE_TICKET_INVALID_PHONE';
  if (medium.kind === 'card') {
    return isExistingCardNumber(tenant, medium.cardNumber) ? null : 'CARD_NUMBER_INVALID';
  }
  if (!cardOriginsOf(tenant).includes('new')) return 'NEW_CARD_NOT_OFFERED';
  return hasPostAddress ? null : 'TRAVEL_CARD_NO_COMPANY_POST_ADDRESS';
}
