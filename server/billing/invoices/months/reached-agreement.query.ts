import {
  type SubscriberServiceId,
  subscriberServiceIds,
} from '@takst/domain/platform/access/ticket-service-id.ts';
import { serviceOfSubtype } from '@takst/domain/ticketing/tickets/subscriber-service.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { servicesIn } from '#platform/scope/within-services.ts';
import { isLiveAgreementWithin } from '#platform/access/live/live-agreement.query.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type AgreementKey = { readonly companyId: number; readonly subtype: string };

/** An agreement within the scope; undefined when it is outside or deleted. */
const findAgreement = (
  database: Database,
  scope: Scope,
  id: number,
): Promise<AgreementKey | undefined> =>
  tablesOf(database)
    .selectFrom('agreements.agreement as agreement')
    .select(['company_id as companyId', 'subtype'])
    .where(isLiveAgreementWithin(scope, 'agreement'))
    .where('id', '=', id)
    .executeTakeFirst();

/** The company and the service of an agreement, where the user has that service there; else null. */
export async function findReachedAgreement(
  database: Database,
  scope: Scope,
  id: number,
): Promise<{ readonly companyId: number; readonly service: SubscriberServiceId } | null> {
  const agreement = await findAgreement(database, scope, id);
  const service = agreement && serviceOfSubtype(agreement.subtype);
  if (!agreement || !service) return null;
  const { companyId } = agreement;
  const reached = servicesIn({ scope, services: subscriberServiceIds }, companyId);
  return reached.includes(service) ? { companyId, service } : null;
}
