import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { monthLines, type MonthLinesRequest } from '#billing/invoices/invoices.public.ts';
import { unitOfLine } from './unit-of-line.query.ts';

/** The housing lines of a company's months. */
export type UnitLinesRequest = Omit<MonthLinesRequest, 'serviceIds'>;

/** Whether an operator invoices a month, by its first: those before its first month were invoiced elsewhere. */
export const isOurs = (
  tenant: TenantId,
  month: RawBuilder<unknown>,
): RawBuilder<SqlBool> => sql`not exists (
  select from invoices.first_month ours where ours.tenant = ${tenant} and ours.month > ${month})`;

/**
 * Common table expressions that end in `unit_line`: the rows of `month_line` with the unit that each is counted in, and what
 * is left to pay of it after refunds. A line whose holder was erased before units were known has none. What is not
 * closed of a month that is invoiced elsewhere is left out.
 */
export const unitLines = (request: UnitLinesRequest): RawBuilder<unknown> => {
  const unit = unitOfLine({
    companyId: sql`${request.companyId}`,
    holderId: sql`month_line.holder_id`,
    relatedId: sql`month_line.related_id`,
    month: sql`month_line.month`,
  });
  const { scope, companyId } = request;
  return sql`${monthLines({ ...request, serviceIds: ['housing'] })}, refunded as materialized (
      select line_id, sum(amount_ore)::bigint as refunded_ore,
             sum(invoices.vat_within(amount_ore, vat_percent))::bigint as refunded_vat_ore
        from invoices.refund join month_line using (line_id)
       where refund.company_id = ${companyId} group by line_id
    ), unit_line as materialized (
      select month_line.*, ${unit} as unit_id, price_ore::bigint * quantity as line_ore,
             coalesce(refunded_ore, 0) as refunded_ore, coalesce(refunded_vat_ore, 0) as refunded_vat_ore,
             price_ore::bigint * quantity - coalesce(refunded_ore, 0) as paid_ore
        from month_line left join refunded using (line_id)
       where is_closed or ${isOurs(scope.tenant, sql`month_line.month`)}
    )`;
};
