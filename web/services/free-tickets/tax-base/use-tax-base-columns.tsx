import type {
  TaxBaseLineEntry,
  taxBaseList,
} from '@takst/contract/services/free-tickets/tax-base/tax-base-list.contract.ts';
import { formatKroner, formatNumber } from '#platform/design/format.ts';
import type { ColumnContents } from '#platform/lists/list-page.tsx';
import { DepartmentName } from '#services/free-tickets/book/department-name.tsx';
import { ErasedLine } from '#services/free-tickets/book/erased-line.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

const ticketsOf = (count: number) => (count === 0 ? null : formatNumber(count));

/** One row for an employee number: who has it, their tickets by kind, and what is taxed. */
export function useTaxBaseColumns(): ColumnContents<typeof taxBaseList> {
  const countColumn = { align: 'end', width: 5.5, onCard: 'hidden' } as const;
  return {
    employeeId: { width: 8.5, cell: ({ employeeId }) => employeeId },
    lastName: { isRowHeader: true, onCard: 'title', cell: (line) => <Name line={line} /> },
    department: { width: 8.5, cell: (line) => <DepartmentName of={line} /> },
    employeeTickets: { ...countColumn, cell: ({ employeeTickets }) => ticketsOf(employeeTickets) },
    familyChildTickets: {
      ...countColumn,
      cell: ({ familyChildTickets }) => ticketsOf(familyChildTickets),
    },
    familyAdultTickets: {
      ...countColumn,
      cell: ({ familyAdultTickets }) => ticketsOf(familyAdultTickets),
    },
    familyRetiredTickets: {
      ...countColumn,
      cell: ({ familyRetiredTickets }) => ticketsOf(familyRetiredTickets),
    },
    retiredTickets: { ...countColumn, cell: ({ retiredTickets }) => ticketsOf(retiredTickets) },
    totalPrice: {
      align: 'end',
      width: 8.5,
      onCard: 'aside',
      cell: (line) => <Total line={line} />,
    },
  };
}

function Name({ line }: { line: TaxBaseLineEntry }) {
  const t = useTexts('tax-base');
  const { employeeId, firstName, lastName, employeeTickets, retiredTickets } = line;
  if (employeeId === null) return <ErasedLine />;
  if (firstName !== null && lastName !== null) return `${firstName} ${lastName}`;
  const hasOwn = employeeTickets + retiredTickets > 0;
  return <span className="text-ink-muted">{t(hasOwn ? 'nameErased' : 'familyOnly')}</span>;
}

/** What is taxed; a ticket without an amount is said, as the sum lacks it. */
function Total({ line: { totalPrice, untaxedTickets } }: { line: TaxBaseLineEntry }) {
  const t = useTexts('tax-base');
  return (
    <>
      <span className="block font-semibold whitespace-nowrap tabular-nums">
        {formatKroner(totalPrice)}
      </span>
      {untaxedTickets > 0 && (
        <span className="block text-caption text-ink-muted">
          {t('untaxed', { count: untaxedTickets, number: formatNumber(untaxedTickets) })}
        </span>
      )}
    </>
  );
}
