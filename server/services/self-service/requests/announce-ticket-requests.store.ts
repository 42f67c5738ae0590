import type { SubscriberServiceId } from '@takst/domain/platform/access/ticket-service-id.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { sql } from 'kysely';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import { isLiveCompany } from '#platform/access/live/live-company.query.ts';
import type { Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isOpenRequest } from './open-requests.query.ts';

type AgreementKey = {
  readonly tenant: TenantId;
  readonly companyId: number;
  readonly agreementId: number;
};

/** New requests of one agreement, and the users to notify. */
export type RequestNews = {
  readonly to: string;
  readonly companyName: string;
  readonly service: SubscriberServiceId;
  readonly requests: number;
};

/**
 * Marks the open requests that nobody was told of. Null when there are none, or when the company wants no e-mail
 * about requests.
 */
export async function claimUnannounced(
  tx: Transaction,
  { tenant, companyId, agreementId }: AgreementKey,
  at: Temporal.Instant,
): Promise<RequestNews | null> {
  const { rows } = await sql<RequestNews & { to: string | null }>`
    with taken as (
      update self_service.ticket_request set announced_at = ${at}::timestamptz
       where tenant = ${tenant} and company_id = ${companyId} and agreement_id = ${agreementId}
         and ${isOpenRequest('ticket_request')} and announced_at is null
      returning service
    )
    select agreement.email_for_ticket_requests as "to", company.name as "companyName",
           min(taken.service) as service, count(*)::int as requests
      from taken
      join agreements.agreement on agreement.company_id = ${companyId}
       and agreement.id = ${agreementId} and agreement.widget_access = 'ALLOW_TICKET_REQUESTS'
       and ${isLiveAgreement('agreement')}
      join companies.company on company.id = ${companyId} and ${isLiveCompany('company')}
     group by agreement.id, agreement.company_id, company.id`.execute(tablesOf(tx));
  const [news] = rows;
  return news?.to ? news : null;
}
