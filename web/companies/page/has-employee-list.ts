import { ticketServiceAccess } from '@takst/domain/tickets/ticket-service-access.ts';
import { subscriberServiceIds } from '@takst/domain/tickets/ticket-service-id.ts';

const subtypes: ReadonlySet<string> = new Set(
  subscriberServiceIds.flatMap((service) => ticketServiceAccess[service].agreementSubtypes),
);

/** Whether those who hold tickets under an agreement stand in the employee list. */
export const hasEmployeeList = ({ subTypeId }: { readonly subTypeId: string }): boolean =>
  subtypes.has(subTypeId);
