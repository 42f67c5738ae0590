import { checkBenefitFile as route } from '@takst/contract/services/free-tickets/payroll-file/check-benefit-file.contract.ts';
import { benefitRecords } from '@takst/domain/services/free-tickets/benefit-file.rules.ts';
import { sumOfOre, toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { payrollFile } from '@takst/domain/billing/payroll/payroll-file.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { findPayrollSettings } from '#billing/payroll/payroll.public.ts';
import { newestFileOf } from './benefit-file.store.ts';
import { benefitRequest, layoutOf } from './benefit-request.ts';
import { type BenefitPerson, summariseBenefits } from './benefit-summary.query.ts';

/** Says what a file would have, by the same query and the same rule that make it. */
export const checkBenefitFile = (database: Database) =>
  serve(route, async ({ scope, params: { id: companyId }, query, today }) => {
    const layout = layoutOf(await findPayrollSettings(database, scope, companyId));
    if (!layout) return { refused: { code: 'NO_PAYROLL_FORMAT' } };
    const request = await benefitRequest(database, { scope, companyId, today }, query);
    if ('offered' in request) return { refused: { code: 'MONTH_NOT_OFFERED', ...request.offered } };
    const { kind, month } = request;
    const summary = await summariseBenefits(database, request);
    const records = benefitRecords(summary.benefits, { kind, month, wageType: layout.wageType });
    const file = payrollFile(layout.format, records);
    const faults = 'faults' in file ? file.faults : [];
    return {
      reply: {
        people: records.length,
        total: toKroner(sumOfOre(records.map(({ amountOre }) => amountOre))),
        months: summary.months.map(({ totalOre, ...one }) => ({
          ...one,
          month: Temporal.PlainDate.from(one.month),
          total: toKroner(totalOre),
        })),
        withoutNumber: { lines: summary.erasedLines, total: toKroner(summary.erasedOre) },
        untaxed: { lines: summary.untaxedLines, people: summary.untaxed.map(describePerson) },
        nothingLeft: summary.nothingLeft,
        faults: faults.map(({ record: { benefit }, value }) => ({
          ...describePerson(benefit),
          value,
        })),
        reportedBy: kind === 'month' ? await newestFileOf(database, scope, request) : null,
      },
    };
  });

const describePerson = ({ ticketId, employeeId, firstName, lastName }: BenefitPerson) => ({
  ticketId,
  employeeId,
  firstName,
  lastName,
});
