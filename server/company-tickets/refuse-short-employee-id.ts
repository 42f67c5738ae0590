import { isEmployeeIdTooShort } from '@takst/domain/company-tickets/order-terms.rules.ts';
import { subscriberServiceIds } from '@takst/domain/tickets/ticket-service-id.ts';
import type { Scope } from '#access/scope.ts';
import { findAgreementTerms } from '#agreements/agreements.public.ts';
import type { Transaction } from '#db/database.ts';
import { orderableService } from './orderable-service.ts';

/** Refuses a number that is too short for the service of the agreement (spec 2 §5); null when it will do. */
export async function refuseShortEmployeeId(
  tx: Transaction,
  scope: Scope,
  { agreementId, employeeId }: { agreementId: number; employeeId: string },
) {
  // Most numbers will do for every service.
  if (!subscriberServiceIds.some((service) => isEmployeeIdTooShort(service, employeeId)))
    return null;
  const terms = (await findAgreementTerms(tx, scope, [agreementId])).get(agreementId);
  const service = terms ? orderableService(scope)(terms) : null;
  return service && isEmployeeIdTooShort(service, employeeId)
    ? { refused: { code: 'EMPLOYEE_ID_TOO_SHORT' } as const }
    : null;
}
