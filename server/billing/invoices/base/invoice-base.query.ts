import type { AgreementSubtype } from '@takst/domain/platform/tenants/agreement-subtype.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { openedByServices } from '../invoice/invoice.query.ts';
import { closedPeriods } from '../invoice/line.query.ts';
import { vatOfPeriod } from '../invoice/vat.query.ts';

export const referenceOfBase = sql<string>`coalesce(nullif(agreement.invoice_reference, ''), agreement.id::text)`;

/** Closed periods with the agreement and the company that they are of. */
export const basesWhere = (database: Database, condition: RawBuilder<SqlBool>) =>
  tablesOf(database)
    .selectFrom('invoices.closed_period as closed')
    .innerJoin('companies.company as company', 'company.id', 'closed.company_id')
    .innerJoin('agreements.agreement as agreement', (join) =>
      join
        .onRef('agreement.company_id', '=', 'closed.company_id')
        .onRef('agreement.id', '=', 'closed.agreement_id'),
    )
    .selectAll('closed')
    .select(vatOfPeriod.as('vat_ore'))
    .select(['company.name as companyName', 'agreement.subtype'])
    .select([
      // As JSON: of a plain text the embedded database loses a byte order mark at its start.
      sql<string>`to_jsonb(${referenceOfBase})`.as('reference'),
      sql<string>`coalesce(company.customer_number, company.id::text)`.as('customerNumber'),
    ])
    .where(condition)
    .$narrowType<{ subtype: AgreementSubtype }>();

export type InvoiceBaseRow = NonNullable<Awaited<ReturnType<typeof findInvoiceBase>>>;

/** Undefined when no service of its company opens it. */
export const findInvoiceBase = (database: Database, scope: Scope, id: number) =>
  basesWhere(
    database,
    sql<SqlBool>`${openedByServices(scope, 'closed')} and closed.id = ${id}`,
  ).executeTakeFirst();

/** The one whose lines an invoice base has. */
export const periodOfBase = ({
  company_id: companyId,
  agreement_id: agreementId,
  period_start: start,
}: InvoiceBaseRow) => closedPeriods({ companyId, agreementId, between: [start, start] });
