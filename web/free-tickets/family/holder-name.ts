import type { FreeTicket } from '@takst/contract/free-tickets/free-ticket.schema.ts';

export const holderName = ({
  firstName,
  lastName,
}: Pick<FreeTicket, 'firstName' | 'lastName'>): string => `${firstName} ${lastName}`;
