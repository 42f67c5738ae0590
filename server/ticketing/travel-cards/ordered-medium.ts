import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type {
  ChosenMedium,
  TicketMediumOf,
} from '@takst/domain/ticketing/travel-cards/chosen-medium.rules.ts';
import type { OrderedMedium, TicketDraft } from '#ticketing/tickets/tickets.public.ts';

/** What a ticket lies on, with its slot, which is locked, and its card. */
export function orderedMedium(
  medium: TicketMediumOf,
  mediumSlot: number | null,
  cardId: number | null,
): OrderedMedium {
  if (medium.kind === 'phone') return { medium: 'phone', mediumSlot };
  if (cardId === null) throw new Error('the card of an order was not saved');
  return { medium: 'card', mediumSlot, cardId };
}

/** Who is told of a ticket; nobody without a phone. */
export const recipientOn = (
  { firstName, medium }: { readonly firstName: string; readonly medium: TicketMediumOf },
  company: { tenant: TenantId; companyId: number; companyName: string },
): TicketDraft['recipient'] =>
  medium.kind === 'phone' ? { ...company, firstName, ...phoneOfMedium(medium) } : null;

type OnPhone = Extract<ChosenMedium, { kind: 'phone' }>;

export const phoneOfMedium = ({ phoneCountryCode, phone }: OnPhone) => ({
  phoneCountryCode,
  phone,
});

/** What the record says of the medium of an order. */
export const recordedMedium = (medium: TicketMediumOf) => ({
  medium: medium.kind === 'kept-card' ? 'card' : medium.kind,
  ...(medium.kind === 'phone' && phoneOfMedium(medium)),
  ...((medium.kind === 'card' || medium.kind === 'kept-card') && { cardNumber: medium.cardNumber }),
});
