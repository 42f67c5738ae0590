import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import { isCurrentEntry } from '#ticketing/tickets/tickets.public.ts';
import type { CompanyForm } from './order-form.query.ts';

type AnsweredOrder = { readonly orderDigest: string; readonly ticketId: number };

/** Remembers what came of an order of a form. */
export async function saveFormOrder(
  tx: Transaction,
  { tenant, companyId }: CompanyForm,
  { orderDigest, ticketId, at }: AnsweredOrder & { readonly at: Temporal.Instant },
): Promise<void> {
  const columns = { ticket_id: ticketId, ordered_at: at };
  await tablesOf(tx)
    .insertInto('self_service.form_order')
    .values({ tenant, company_id: companyId, order_digest: orderDigest, ...columns })
    .onConflict((conflict) => conflict.columns(['company_id', 'order_digest']).doUpdateSet(columns))
    .execute();
}

/** Whether this very order has been answered, and its ticket has not been ended or cancelled since. */
export async function hasStandingOrder(
  database: Database,
  { tenant, companyId }: CompanyForm,
  { orderDigest, today }: { readonly orderDigest: string; readonly today: Temporal.PlainDate },
): Promise<boolean> {
  const row = await tablesOf(database)
    .selectFrom('self_service.form_order as form_order')
    .innerJoin('tickets.ticket as ticket', (join) =>
      join
        .onRef('ticket.company_id', '=', 'form_order.company_id')
        .onRef('ticket.id', '=', 'form_order.ticket_id'),
    )
    .where('form_order.tenant', '=', tenant)
    .where('form_order.company_id', '=', companyId)
    .where('form_order.order_digest', '=', orderDigest)
    .where(isCurrentEntry('ticket', today))
    .select('ticket.id')
    .executeTakeFirst();
  return row !== undefined;
}
