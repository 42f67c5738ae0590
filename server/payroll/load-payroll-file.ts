import { payrollFile } from '@takst/domain/payroll/payroll-file.rules.ts';
import { payrollRecords } from '@takst/domain/payroll/payroll-records.rules.ts';
import { firstOfMonth } from '@takst/domain/time/month.rules.ts';
import type { Scope } from '#access/scope.ts';
import type { Database } from '#db/database.ts';
import { findMonth } from '#invoices/invoices.public.ts';
import type { TicketServices } from '#tickets/tickets.public.ts';
import { deductionsOf } from './payroll-reach.ts';
import { findPayrollSettings } from './payroll-settings.store.ts';

type FileCall = {
  readonly scope: Scope;
  readonly params: { readonly id: number };
  readonly query: { readonly month?: Temporal.PlainDate | undefined };
  readonly today: Temporal.PlainDate;
};

/** What is deducted in a month, and the file of it or what does not fit; null where no payroll system is set. */
export async function loadPayrollFile(
  database: Database,
  services: TicketServices,
  call: FileCall,
) {
  const { scope, params, query, today } = call;
  const { format, wageType } = await findPayrollSettings(database, scope, params.id);
  if (format === null || wageType === null) return null;
  const month = firstOfMonth(query.month ?? today);
  const { lines } = await findMonth(database, deductionsOf(call, services), month);
  const deducted = lines.map((line) => ({ ...line, priceOre: line.priceOre * line.quantity }));
  const records = payrollRecords(deducted, { month, wageType });
  return { month, format, records, file: payrollFile(format, records) };
}
