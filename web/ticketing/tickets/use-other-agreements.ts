import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import type { UserCompany } from '@takst/contract/customers/companies/user-company.schema.ts';
import {
  isAgreementValid,
  isOpenForOrders,
} from '@takst/domain/platform/access/agreement-validity.rules.ts';
import {
  continuationFromNextMonth,
  mayContinueFrom,
} from '@takst/domain/ticketing/tickets/continued-ticket.rules.ts';
import { useSession } from '#platform/session/use-session.ts';

/** The agreements that may pay for a ticket from the next 1st instead of its own; empty when none may. */
export function useOtherAgreements(ticket: IssuedTicket): UserCompany['allAgreements'] {
  const { company, today } = useSession();
  const { newStart } = continuationFromNextMonth(ticket, today);
  if (!mayContinueFrom(ticket, newStart)) return [];
  const own = company.allAgreements.find(({ id }) => id === ticket.agreementNumber);
  return company.allAgreements.filter(
    (agreement) =>
      own !== undefined &&
      agreement.id !== own.id &&
      agreement.subTypeId === own.subTypeId &&
      isOpenForOrders(agreement, today) &&
      isAgreementValid(agreement, newStart),
  );
}
