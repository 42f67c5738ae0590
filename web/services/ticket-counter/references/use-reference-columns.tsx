import type { invoiceReferenceList } from '@takst/contract/services/ticket-counter/references/invoice-reference-list.contract.ts';
import type { InvoiceReference } from '@takst/contract/services/ticket-counter/references/invoice-reference.schema.ts';
import { formatPrice } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The columns of the references, under the headings of their list. */
export function useReferenceColumns({
  columns,
}: Pick<typeof invoiceReferenceList, 'columns'>): readonly Column<InvoiceReference>[] {
  const t = useTexts('invoice-references');
  const language = usePageLanguage();
  return [
    {
      id: 'reference',
      header: columns.reference.heading[language],
      cell: ({ reference }) => <span className="wrap-anywhere">{reference}</span>,
      isRowHeader: true,
      onCard: 'title',
    },
    {
      id: 'budget',
      header: columns.budget.heading[language],
      width: 12,
      cell: ({ budgetOre }) => <Amount ore={budgetOre} none={t('noBudget')} />,
      cardCell: ({ budgetOre }) =>
        budgetOre === null ? null : t('nowBudget', { amount: formatPrice(budgetOre) }),
    },
    {
      id: 'pattern',
      header: columns.pattern.heading[language],
      width: 14,
      cell: ({ personalReferencePattern: pattern }) =>
        pattern ?? <span className="text-ink-muted">{t('anyReference')}</span>,
      cardCell: ({ personalReferencePattern: pattern }) =>
        pattern === null ? null : t('nowPattern', { pattern }),
    },
  ];
}

function Amount({ ore, none }: { ore: number | null; none: string }) {
  if (ore === null) return <span className="text-ink-muted">{none}</span>;
  return <span className="whitespace-nowrap tabular-nums">{formatPrice(ore)}</span>;
}
