import {
  checkPayrollFile,
  downloadPayrollFile,
} from '@takst/contract/billing/payroll/payroll-file.contract.ts';
import { getPayrollSettings } from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '#platform/api/call-input.ts';
import { queryOf } from '#platform/api/query.ts';
import { buttonClass } from '#platform/design/buttons/button-style.ts';
import { monthIn } from '@takst/domain/platform/time/month-text.rules.ts';
import { formatMonth } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { PayrollSource } from './payroll-changes.queries.ts';
import type { PayrollParts } from './payroll-line.ts';

/** What would be in the file for the payroll system; undefined where the company has set none. */
export function usePayrollFile({ list, source }: PayrollParts) {
  const { today } = useSession();
  const input = payrollFileOf(source, list.filters, today);
  const { data: settings } = useQuery({
    ...queryOf(getPayrollSettings, { params: { id: source.companyId } }),
    throwOnError: false,
  });
  const { data } = useQuery({
    ...queryOf(checkPayrollFile, input),
    enabled: (settings?.format ?? null) !== null,
    throwOnError: false,
  });
  return data && { ...data, input };
}

const payrollFileOf = (
  { companyId, hasDatePicker }: PayrollSource,
  { from }: { from: string },
  today: Temporal.PlainDate,
) => ({
  params: { id: companyId },
  query: {
    month: (hasDatePicker ? monthIn(from) : undefined) ?? today.with({ day: 1 }),
  },
});

/** The file for the payroll system, where the company has one and the file can hold all lines. */
export function PayrollFile(parts: PayrollParts) {
  const t = useTexts('payroll');
  const language = usePageLanguage();
  const file = usePayrollFile(parts);
  if (!file || file.people === 0 || file.faults.length > 0) return null;
  const month = formatMonth(file.input.query.month, language);
  return (
    <a
      href={addressOf(downloadPayrollFile, file.input)}
      download
      aria-label={t('downloadFile', { month })}
      className={buttonClass('secondary')}
    >
      <Icon name="wallet" />
      {t('payrollFile')}
    </a>
  );
}
