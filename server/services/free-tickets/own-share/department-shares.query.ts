import type { DepartmentShares } from '@takst/contract/services/free-tickets/own-share/own-share.schema.ts';
import type { DatedShare } from '@takst/domain/services/free-tickets/own-share.rules.ts';
import { ticketServiceAccess } from '@takst/domain/platform/access/ticket-service-access.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { sql } from 'kysely';
import { hash } from 'node:crypto';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import { isLiveAgreement } from '#platform/access/live/live-agreement.query.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { openMonthsOf } from '#billing/invoices/invoices.public.ts';
import { ownSharesOf } from './own-share.query.ts';

type SharesRequest = {
  readonly scope: Scope;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
};

type Department = {
  readonly agreementNumber: number;
  readonly invoiceReference: string;
  /** The first of the last month that is written down. */
  readonly closedThrough: Temporal.PlainDate | null;
};

/** The own shares of each department of a company, with the first month in which they may change. */
export async function departmentShares(
  source: Database | Transaction,
  { scope, companyId, today }: SharesRequest,
): Promise<DepartmentShares[]> {
  const { agreementSubtypes } = ticketServiceAccess['free-tickets'];
  const { rows } = await sql<Department>`
    select agreement.id as "agreementNumber", invoice_reference as "invoiceReference",
           (select max(month) from free_tickets.book_month
             where book_month.company_id = agreement.company_id
               and book_month.agreement_id = agreement.id) as "closedThrough"
      from agreements.agreement
     where ${withinCompany(scope, 'agreement', companyId)} and ${isLiveAgreement('agreement')}
       and subtype = any(${sql.val([...agreementSubtypes])}::text[])
     order by text.sort_key(invoice_reference), agreement.id`.execute(tablesOf(source));
  const shares = await ownSharesOf(source, scope, [companyId]);
  const [openMonth = firstOfMonth(today)] = await openMonthsOf(source, {
    tenant: scope.tenant,
    companyId,
    today,
  });
  return rows.map(({ agreementNumber, invoiceReference, closedThrough }) => {
    const own = shares.filter(({ agreementId }) => agreementId === agreementNumber);
    return describeShares(own, {
      agreementNumber,
      invoiceReference,
      firstOpenMonth: closedThrough?.add({ months: 1 }) ?? openMonth,
    });
  });
}

/** With a digest of the amounts. */
export function describeShares(
  own: readonly DatedShare[],
  department: Omit<DepartmentShares, 'shares' | 'version'>,
): DepartmentShares {
  const shares = own.map(({ validFrom, amountOre }) => ({ validFrom, amountOre }));
  return {
    ...department,
    shares,
    version: hash('sha256', JSON.stringify(shares), 'base64url'),
  };
}
