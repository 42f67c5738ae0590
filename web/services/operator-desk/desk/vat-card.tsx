import { formatNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DatedTable } from './dated.table.tsx';
import type { Desk } from './desk-reply.ts';
import { vatNames } from './fee-names.ts';

/** VAT rates, which are laws and not the operator's to change (docs/decisions/0150). */
export function VatCard({ desk }: { desk: Desk | undefined }) {
  const t = useTexts('operator-desk');
  return (
    <DatedTable
      title={t('vatRates')}
      text={t('vatRatesText')}
      rows={desk?.vatRates}
      dayOf={({ validFrom }) => validFrom}
      groupOf={({ vatKind }) => vatKind}
      columns={[
        {
          id: 'vat',
          header: t('vat'),
          isRowHeader: true,
          cell: ({ vatKind }) => t(vatNames[vatKind]),
        },
        {
          id: 'percent',
          header: t('rate'),
          cell: ({ percent }) => t('perCentOf', { number: formatNumber(percent) }),
        },
      ]}
    />
  );
}
