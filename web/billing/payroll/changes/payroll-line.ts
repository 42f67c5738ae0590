import type { MonthLine } from '@takst/contract/billing/invoices/invoice.schema.ts';
import type { PayrollChange } from '@takst/contract/billing/payroll/payroll-change.schema.ts';
import type { ChangeType } from '@takst/domain/billing/payroll/change-type.ts';
import type { List } from '#platform/design/list/use-list.ts';
import type { PayrollFilter, PayrollSource } from './payroll-changes.queries.ts';

/** What the parts of the page read. */
export type PayrollParts = { list: List<PayrollChange, PayrollFilter>; source: PayrollSource };

/** The line that names the person of a change: the new one, or the old one where there is none. */
export const lineOf = ({ newLine, oldLine }: PayrollChange): MonthLine => newLine ?? oldLine;

export type MonthCounts = Readonly<Record<ChangeType, number>>;

export const changesIn = (counts: MonthCounts): number =>
  counts.SUBSCRIBED + counts.UNSUBSCRIBED + counts.PRICE_CHANGED;
