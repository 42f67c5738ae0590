import type { FreeOrder } from '@takst/domain/services/free-tickets/free-order.ts';
import type { HolderDetails } from '#ticketing/holders/holders.public.ts';
import { phoneOfMedium, recordedMedium } from '#ticketing/travel-cards/travel-cards.public.ts';

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
    ...(medium.kind === 'phone' && phoneOfMedium(medium)),
    ...(medium.kind !== 'phone' && { cardName: `${firstName} ${lastName}`.slice(0, 100) }),
  }) satisfies HolderDetails;

/** The recorded values of the holder and of the medium. */
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
  ...recordedMedium(medium),
});
