import {
  type BenefitFileKind,
  monthsToReport,
} from '@takst/domain/services/free-tickets/benefit-file.rules.ts';
import type { PayrollFormatName } from '@takst/domain/billing/payroll/payroll-formats.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import type { Scope } from '#platform/scope/scope.ts';
import type { Database, Transaction } from '#platform/db/database.ts';
import { openMonthsOf } from '#billing/invoices/invoices.public.ts';
import type { StoredPayrollSettings } from '#billing/payroll/payroll.public.ts';
import type { BenefitRequest } from './benefit-difference.query.ts';

export type FileChoice = {
  readonly kind: BenefitFileKind;
  readonly month: Temporal.PlainDate;
  readonly from?: Temporal.PlainDate | undefined;
};

type BenefitSources = {
  readonly scope: Scope;
  readonly companyId: number;
  readonly today: Temporal.PlainDate;
};

type OfferedMonths = { readonly first: Temporal.PlainDate; readonly last: Temporal.PlainDate };

/** How files for the payroll system are made; null where none are. */
export const layoutOf = ({
  format,
  benefitWageType: wageType,
}: StoredPayrollSettings): { format: PayrollFormatName; wageType: string } | null =>
  format === null || wageType === null ? null : { format, wageType };

/** What of the book a file is about, or the months that are offered. */
export async function benefitRequest(
  source: Database | Transaction,
  { scope, companyId, today }: BenefitSources,
  choice: FileChoice,
): Promise<BenefitRequest | { readonly offered: OfferedMonths }> {
  const { compare } = Temporal.PlainDate;
  const month = firstOfMonth(choice.month);
  const [first = month, ...others] = monthsToReport(today);
  const last = others.at(-1) ?? first;
  if (compare(month, first) < 0 || compare(month, last) > 0) return { offered: { first, last } };
  const from = choice.from && firstOfMonth(choice.from);
  return {
    scope,
    companyId,
    kind: choice.kind,
    month,
    openMonths: await openMonthsOf(source, {
      tenant: scope.tenant,
      companyId,
      today,
    }),
    ...(choice.kind === 'month'
      ? {
          from: month,
          through: month,
        }
      : {
          from: from && compare(from, first) > 0 ? from : first,
          through: last,
        }),
  };
}
