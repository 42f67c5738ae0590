import type { PaymentStatus } from '@takst/domain/billing/invoices/payment-status.rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Scope } from '#platform/scope/scope.ts';
import { withinCompany } from '#platform/scope/within-scope.ts';
import { amountsOfInvoice } from './invoice/invoice.query.ts';

export type InvoiceReach = {
  readonly scope: Scope;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
};

/** The twin of `paymentStatus`, of the rows of `account`. */
export const paymentStatusOn = (today: Temporal.PlainDate): RawBuilder<PaymentStatus> => sql`
  case when kind = 'credit-note' or (total_ore > 0 and refunded_ore >= total_ore) then 'CREDITED'
       when total_ore - refunded_ore - paid_ore <= 0 then 'PAID'
       when ${today}::date > due_date then 'OVERDUE'
       when paid_ore > 0 then 'PARTLY_PAID'
       else 'UNPAID' end`;

/** The invoices of a company with their status. */
export const accountsOf = ({ scope, companyId, today }: InvoiceReach) => sql`
  select account.*, ${paymentStatusOn(today)} as status
    from (select invoice.*, ${amountsOfInvoice} from invoices.invoice
           where ${withinCompany(scope, 'invoice', companyId)}) as account`;
