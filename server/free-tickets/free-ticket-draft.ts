import type { ChosenMedium } from '@takst/domain/travel-cards/chosen-medium.rules.ts';
import type { FreeOrder } from '@takst/domain/free-tickets/free-order.ts';
import type { SoldFreeTicket } from '@takst/domain/free-tickets/free-price.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { HolderDetails } from '#holders/holders.public.ts';
import type { OrderedMedium, TicketDraft, TicketProduct } from '#tickets/tickets.public.ts';

/** What is kept about the holder of a ticket; the name on a card is theirs. */
export const holderDetails = ({
  firstName,
  lastName,
  employeeId,
  birthDate,
  medium,
}: Pick<FreeOrder, 'firstName' | 'lastName' | 'employeeId' | 'birthDate' | 'medium'>) =>
  ({
    firstName,
    lastName,
    employeeId,
    birthDate,
    ...phoneOf(medium),
    ...(medium.kind !== 'phone' && { cardName: `${firstName} ${lastName}`.slice(0, 100) }),
  }) satisfies HolderDetails;

/** A free ticket as it is issued. */
export const ticketProductOf = ({
  choice,
  productId,
  nrOfZones,
}: Pick<SoldFreeTicket, 'choice' | 'productId' | 'nrOfZones'>): TicketProduct => ({
  productId,
  zoneFrom: choice.kind === 'all' ? null : choice.from,
  zoneTo: choice.kind === 'all' ? null : choice.to,
  allZones: choice.kind === 'all',
  nrOfZones,
});

/** What a ticket lies on, with its slot, which is locked, and its card. */
export function mediumOf(
  medium: ChosenMedium,
  mediumSlot: number | null,
  cardId: number | null,
): OrderedMedium {
  if (medium.kind === 'phone') return { medium: 'phone', mediumSlot };
  if (cardId === null) throw new Error('the card of an order was not saved');
  return { medium: 'card', mediumSlot, cardId };
}

/** Who is told of a ticket; nobody without a phone. */
export const recipientIn = (
  { firstName, medium }: Pick<FreeOrder, 'firstName' | 'medium'>,
  company: { tenant: TenantId; companyId: number; companyName: string },
): TicketDraft['recipient'] =>
  medium.kind === 'phone'
    ? {
        ...company,
        firstName,
        phoneCountryCode: medium.phoneCountryCode,
        phone: medium.phone,
      }
    : null;

/** What the record says of the holder and of what the ticket lies on. */
export const recordedOf = ({
  firstName,
  lastName,
  employeeId,
  birthDate,
  holderType,
  medium,
}: FreeOrder) => ({
  firstName,
  lastName,
  employeeId,
  birthDate,
  holderType,
  medium: medium.kind,
  ...phoneOf(medium),
  ...(medium.kind === 'card' && { cardNumber: medium.cardNumber }),
});

const phoneOf = (medium: ChosenMedium) => {
  if (medium.kind !== 'phone') return {};
  const { phoneCountryCode, phone } = medium;
  return { phoneCountryCode, phone };
};
