import type { taxChangeList } from '@takst/contract/services/free-tickets/tax-changes/tax-change-list.contract.ts';
import type { TaxChangeEntry } from '@takst/contract/services/free-tickets/tax-changes/tax-change.schema.ts';
import type { FreeHolderType } from '@takst/domain/services/free-tickets/holder-type.ts';
import type { ReactNode } from 'react';
import { formatKroner, formatNumber } from '#platform/design/format.ts';
import type { ColumnContents } from '#platform/lists/list-page.tsx';
import { DepartmentName } from '#services/free-tickets/book/department-name.tsx';
import { ErasedLine } from '#services/free-tickets/book/erased-line.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ChangeTypeBadge } from '#ticketing/tickets/change-type-badge.tsx';

const relationTexts = {
  EMPLOYEE: 'employee',
  RETIRED: 'retired',
  FAMILY_MEMBER: 'family',
} as const satisfies Record<FreeHolderType, string>;

/** Whose benefit has changed and how, with the taxable amounts of both months. */
export function useTaxChangeColumns(): ColumnContents<typeof taxChangeList> {
  const t = useTexts('tax-changes');
  /** Null in a month without the ticket; one without a taxable amount says so. */
  const amountOf = (amount: number | null, hasTicket: boolean): ReactNode => {
    if (amount !== null)
      return <span className="whitespace-nowrap tabular-nums">{formatKroner(amount)}</span>;
    return hasTicket ? <span className="text-ink-muted">{t('noAmount')}</span> : null;
  };
  return {
    changeType: {
      width: 7.5,
      onCard: 'below',
      cell: ({ changeType }) => <ChangeTypeBadge type={changeType} />,
    },
    employeeId: { width: 8.5, cell: ({ employeeId }) => employeeId },
    lastName: { isRowHeader: true, onCard: 'title', cell: (change) => <Name change={change} /> },
    department: { width: 10, cell: (change) => <DepartmentName of={change} /> },
    holderType: {
      width: 9,
      cell: ({ newLine, oldLine }) => {
        const line = newLine ?? oldLine;
        return line && t(relationTexts[line.ticketHolderType]);
      },
    },
    oldPrice: {
      align: 'end',
      width: 8,
      cell: ({ changeType, oldPrice }) => amountOf(oldPrice, changeType !== 'SUBSCRIBED'),
    },
    newPrice: {
      align: 'end',
      width: 8,
      onCard: 'aside',
      cell: ({ changeType, newPrice }) => amountOf(newPrice, changeType !== 'UNSUBSCRIBED'),
    },
  };
}

function Name({ change }: { change: TaxChangeEntry }) {
  const t = useTexts('tax-changes');
  const { employeeId, firstName, lastName, changes } = change;
  if (employeeId === null) {
    return (
      <>
        <ErasedLine />
        <span className="block text-caption text-ink-muted">
          {t('changes', { count: changes, number: formatNumber(changes) })}
        </span>
      </>
    );
  }
  if (firstName !== null && lastName !== null) return `${firstName} ${lastName}`;
  return <span className="text-ink-muted">{t('nameErased')}</span>;
}
