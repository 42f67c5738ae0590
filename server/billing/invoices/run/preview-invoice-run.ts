import { previewInvoiceRun as route } from '@takst/contract/billing/invoices/run/preview-invoice-run.contract.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import type { BillingServices } from '#ticketing/tickets/tickets.public.ts';
import { firstMonth } from '#billing/invoices/months/first-month.store.ts';
import type { ComparedMonths } from './compared-months.query.ts';
import { previewRun } from './preview-run.ts';
import { CompanyLocked } from './run.store.ts';
import { companyNames, maxProblems } from './run.query.ts';

export const previewInvoiceRun = (database: Database, services: BillingServices) =>
  serve(route, async ({ scope: { tenant }, today, now }) => {
    if (!(await firstMonth(database, tenant))) return { refused: { code: 'FIRST_MONTH_MISSING' } };
    const run = await previewRun(database, { services, tenant, today, now }).catch(
      (error: unknown) => {
        if (error instanceof CompanyLocked) return null;
        throw error;
      },
    );
    if (!run) return { refused: { code: 'COMPANY_LOCKED' } };
    const { closedPeriods, lines, invoices, totalOre, problems, month } = run;
    const firstProblems = problems.slice(0, maxProblems);
    const unaddressed = run.unaddressed.slice(0, maxProblems);
    const agreements = [...firstProblems, ...unaddressed];
    const companyName = await companyNames(database, tenant, agreements);
    return {
      reply: {
        closedPeriods,
        lines,
        invoices,
        totalPrice: toKroner(totalOre),
        problemCount: problems.length,
        problems: firstProblems.map((problem) => ({
          ...problem,
          companyName: companyName(problem.companyId),
        })),
        emails: run.emails,
        eInvoices: run.eInvoices,
        unaddressedCount: run.unaddressed.length,
        unaddressed: unaddressed.map((one) => ({
          ...one,
          companyName: companyName(one.companyId),
        })),
        month,
        groups: run.groups.map((group) => ({
          agreementSubTypeId: group.subtype,
          invoicingInterval: group.interval,
          lines: group.newLines,
          invoices: group.invoices,
          totalPrice: toKroner(group.invoicedOre),
          ...comparedMonths(group),
        })),
        companies: run.companies.map((company) => ({
          companyId: company.companyId,
          companyName: company.companyName,
          ...comparedMonths(company),
        })),
      },
    };
  });

const comparedMonths = (months: ComparedMonths) => ({
  month: { lines: months.lines, totalPrice: toKroner(months.totalOre) },
  previousMonth: { lines: months.previousLines, totalPrice: toKroner(months.previousTotalOre) },
});
