import type { PayrollChange } from '@takst/contract/billing/payroll/payroll-change.schema.ts';
import {
  formatKroner,
  formatListedPhone,
  formatMonth,
  formatPriceDifference,
} from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangeTypeBadge } from '#ticketing/tickets/change-type-badge.tsx';
import { useEmployeeIdLabel } from '#ticketing/tickets/use-employee-id-label.ts';
import { lineOf } from './payroll-line.ts';

/** Cause, name, phone, employee number, subscription and monthly price (spec 2 §2), and from which month. */
export function usePayrollColumns(): Column<PayrollChange>[] {
  const t = useTexts('payroll');
  const language = usePageLanguage();
  return [
    {
      id: 'lastName',
      header: t('name'),
      isRowHeader: true,
      isSortable: true,
      onCard: 'title',
      cell: (change) => <Name change={change} />,
    },
    {
      id: 'cause',
      header: t('cause'),
      width: 7.5,
      onCard: 'below',
      cell: ({ changeType }) => <ChangeTypeBadge type={changeType} />,
    },
    {
      id: 'month',
      header: t('from'),
      width: 8.5,
      isSortable: true,
      cell: ({ month }) => formatMonth(month, language),
    },
    {
      id: 'employeeId',
      header: useEmployeeIdLabel(),
      width: 8.5,
      isSortable: true,
      cell: (change) => lineOf(change).employeeId,
    },
    {
      id: 'phone',
      header: t('mobile'),
      width: 7.25,
      onCard: 'hidden',
      cell: (change) => {
        const { phoneCountryCode, phone } = lineOf(change);
        if (phoneCountryCode === null || phone === null) return null;
        return (
          <span className="whitespace-nowrap tabular-nums">
            {formatListedPhone(phoneCountryCode, phone)}
          </span>
        );
      },
    },
    {
      id: 'subscription',
      header: t('subscription'),
      cell: (change) => lineOf(change).description[language],
    },
    {
      id: 'price',
      header: t('monthlyPrice'),
      align: 'end',
      width: 8.5,
      isSortable: true,
      onCard: 'aside',
      cell: (change) => <Price change={change} />,
    },
  ];
}

function Name({ change }: { change: PayrollChange }) {
  const t = useTexts('payroll');
  const { firstName, lastName } = lineOf(change);
  if (firstName === null || lastName === null) {
    return <span className="text-ink-muted">{t('nameErased')}</span>;
  }
  return `${firstName} ${lastName}`;
}

/** What is deducted from then on, and the difference under it. */
const Price = ({ change: { newLine, priceDifference } }: { change: PayrollChange }) => (
  <span className="whitespace-nowrap tabular-nums">
    <span className="block font-semibold">
      {formatKroner(newLine ? newLine.price * newLine.quantity : 0)}
    </span>
    <span className="block text-caption text-ink-muted">
      {formatPriceDifference(Math.round(priceDifference * 100))}
    </span>
  </span>
);
