import { currentStart } from '@takst/domain/services/self-service/requests/expired-request.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { cached } from '#platform/db/cache/cached.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { textByAlias } from '#platform/db/text-by-alias.ts';

/** A request that nobody has answered. The predicate of its unique index. */
export const isOpenRequest = textByAlias<SqlBool>((request) => `${request}.state = 'open'`);

/** The twin of `isRequestExpired`: an open one whose day has passed can only be rejected. */
export function isExpired(today: Temporal.PlainDate, table = 'request'): RawBuilder<SqlBool> {
  const start = sql.ref(`${table}.start_date`);
  return sql<SqlBool>`
    (${start} < ${today}::date and ${start} is distinct from ${currentStart(today)}::date)`;
}

/** How many requests of one agreement wait for an answer and can be approved. */
export async function countOpenRequests(
  tx: Transaction,
  request: { companyId: number; agreementId: number; today: Temporal.PlainDate },
): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from self_service.ticket_request as request
     where request.company_id = ${request.companyId} and request.agreement_id = ${request.agreementId}
       and ${isOpenRequest('request')} and not ${isExpired(request.today)}`.execute(tablesOf(tx));
  return rows[0]?.open ?? 0;
}

export type RequestCounts = {
  readonly service: string;
  readonly open: number;
  readonly expired: number;
  readonly newestId: number;
};

/**
 * The requests of a company that wait for an answer, by service. Every browser of its administrators asks for it
 * each three seconds: it is cached until a request comes or is answered (docs/decisions/0050).
 */
export const requestCounts = cached(
  1_000,
  async (
    source: Database | Transaction,
    {
      tenant,
      companyId,
      today,
    }: { tenant: TenantId; companyId: number; today: Temporal.PlainDate },
  ): Promise<readonly RequestCounts[]> => {
    const { rows } = await sql<RequestCounts>`
      select service, count(*) filter (where not ${isExpired(today)})::int as open,
             count(*) filter (where ${isExpired(today)})::int as expired,
             max(request.id) as "newestId"
        from self_service.ticket_request as request
       where request.tenant = ${tenant} and request.company_id = ${companyId} and ${isOpenRequest('request')}
       group by service`.execute(tablesOf(source));
    return rows;
  },
);
