import { useState } from 'react';
import { formatPrice } from '#platform/design/format.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DatedTable } from './dated.table.tsx';
import type { Desk } from './desk-reply.ts';
import { feeNames, vatNames } from './fee-names.ts';

const ProposeFeeModal = lazyDialog(
  async () => (await import('./propose-fee.modal.tsx')).ProposeFeeModal,
);

/** What is charged once. */
export function FeeCard({ desk }: { desk: Desk | undefined }) {
  const t = useTexts('operator-desk');
  const language = usePageLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DatedTable
        title={t('fees')}
        text={t('feesText')}
        rows={desk?.fees}
        dayOf={({ validFrom }) => validFrom}
        groupOf={({ fee }) => fee}
        columns={[
          { id: 'fee', header: t('fee'), isRowHeader: true, cell: ({ fee }) => t(feeNames[fee]) },
          { id: 'name', header: t('nameOnInvoices'), cell: ({ name }) => name[language] },
          {
            id: 'price',
            header: t('price'),
            width: 7,
            align: 'end',
            cell: ({ priceOre }) => (
              <span className="whitespace-nowrap tabular-nums">{formatPrice(priceOre)}</span>
            ),
          },
          { id: 'vat', header: t('vat'), cell: ({ vatKind }) => t(vatNames[vatKind]) },
        ]}
        onPropose={() => setOpen(true)}
      />
      {isOpen && desk && <ProposeFeeModal desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}
