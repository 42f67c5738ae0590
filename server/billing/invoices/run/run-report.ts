import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { ComparedMonths } from './compared-months.query.ts';
import type { PreviewedRun } from './preview-run.ts';
import type { RunPart } from './run.store.ts';

const kroner = (ore: number): string => `${toKroner(ore).toFixed(2)} kr`;

/** What a run made or would make, as a command prints it. */
export function runReport(part: RunPart): string[] {
  const { closedPeriods, invoices, lines, totalOre, problems, emails, eInvoices } = part;
  return [
    `${invoices} invoices, ${kroner(totalOre)}; ${closedPeriods} periods closed, ${lines} lines; ${eInvoices} by EHF, ${emails} by e-mail, ${part.unaddressed.length} to nobody`,
    ...problems.map(({ companyId, agreementId, reason }) =>
      reason === 'PRICE_MISSING'
        ? `left: agreement ${agreementId} of company ${companyId} has no price`
        : `left: company ${companyId} ${reason === 'LOCKED' ? 'is locked' : 'failed'}`,
    ),
    ...part.unaddressed.map(
      ({ companyId, agreementId }) =>
        `to nobody: company ${companyId} is not reached by EHF and has no address for invoices, agreement ${agreementId}`,
    ),
  ];
}

/** The same of a dry run, with how the month differs from the one before. */
export function previewReport(run: PreviewedRun): string[] {
  const month = run.month.toPlainYearMonth();
  const previous = month.subtract({ months: 1 });
  const compared = ({ totalOre, previousTotalOre }: ComparedMonths) =>
    `${month} ${kroner(totalOre)}, ${previous} ${kroner(previousTotalOre)}, difference ${kroner(totalOre - previousTotalOre)}`;
  return [
    ...runReport(run),
    ...run.groups.map(
      ({ subtype, interval, invoices, newLines, ...months }) =>
        `${subtype}, ${interval}: ${invoices} invoices, ${newLines} lines; ${compared(months)}`,
    ),
    ...run.companies.map(
      ({ companyId, companyName, ...months }) =>
        `company ${companyId}, ${companyName}: ${compared(months)}`,
    ),
  ];
}
