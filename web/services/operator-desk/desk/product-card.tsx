import type { ProductRow } from '@takst/contract/services/operator-desk/desk-rows.schema.ts';
import { useState } from 'react';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DatedTable } from './dated.table.tsx';
import type { Desk } from './desk-reply.ts';
import { useServiceList } from './use-service-list.ts';

const ProposeProductModal = lazyDialog(
  async () => (await import('./propose-product.modal.tsx')).ProposeProductModal,
);

/** What products are called, and which services sell them. */
export function ProductCard({ desk }: { desk: Desk | undefined }) {
  const t = useTexts('operator-desk');
  const language = usePageLanguage();
  const serviceList = useServiceList();
  const [isOpen, setOpen] = useState(false);
  // Of each product what comes last stands first, as in the other tables.
  const rows = desk?.products.flatMap((product): readonly ProductRow[] =>
    product.rows.toReversed(),
  );
  return (
    <>
      <DatedTable
        title={t('products')}
        text={t('productsText')}
        rows={rows}
        dayOf={({ validFrom }) => validFrom}
        groupOf={({ productId }) => productId}
        columns={[
          {
            id: 'name',
            header: t('product'),
            isRowHeader: true,
            cell: ({ name }) => name[language],
          },
          { id: 'services', header: t('soldBy'), cell: ({ services }) => serviceList(services) },
        ]}
        onPropose={() => setOpen(true)}
      />
      {isOpen && desk && <ProposeProductModal desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}
