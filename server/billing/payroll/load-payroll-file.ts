import {
  payrollFile,
  type PayrollRecord,
} from '@takst/domain/billing/payroll/payroll-file.rules.ts';
import { payrollRecords } from '@takst/domain/billing/payroll/payroll-records.rules.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import {
  type OrderableType,
  orderableTypes,
} from '@takst/domain/catalogue/products/subscription-type.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database } from '#platform/db/database.ts';
import { findMonth, type MonthLineRow } from '#billing/invoices/invoices.public.ts';
import type { TicketServices } from '#ticketing/tickets/tickets.public.ts';
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
  const { format, wageType, wageTypes } = await findPayrollSettings(database, scope, params.id);
  if (format === null || wageType === null) return null;
  const month = firstOfMonth(query.month ?? today);
  const { lines } = await findMonth(database, deductionsOf(call, services), month);
  const deducted = lines.map((line) => ({
    ...line,
    type: orderableType(line),
    priceOre: line.priceOre * line.quantity,
  }));
  const records = payrollRecords(deducted, { month, wageType, wageTypes });
  const people = new Set(records.map(({ line }) => line.person)).size;
  return { month, format, records, people, file: onceForEach(payrollFile(format, records)) };
}

type DeductionFault = { readonly person: number };
type File<R extends PayrollRecord> = ReturnType<typeof payrollFile<R>>;

/** What does not fit of a person is said once, however many records they have. */
function onceForEach<R extends PayrollRecord & { readonly line: DeductionFault }>(
  file: File<R>,
): File<R> {
  if ('text' in file) return file;
  const faults = file.faults.map((fault) => [`${fault.record.line.person} ${fault.value}`, fault]);
  return { faults: [...new Map(faults as [string, (typeof file.faults)[number]][]).values()] };
}

/** What a line is of: a ticket, or a type of subscription. */
const orderableType = (line: Pick<MonthLineRow, 'productType' | 'product'>): OrderableType =>
  orderableTypes.find((type) => type === line.product) ?? 'TICKET';
