import type { SellerRow } from '@takst/contract/services/operator-desk/desk-rows.schema.ts';
import { writtenAccountNumber } from '@takst/domain/services/operator-desk/account-number.rules.ts';
import { useState } from 'react';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import type { Column } from '#platform/design/table/column.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DatedTable } from './dated.table.tsx';
import type { Desk } from './desk-reply.ts';

const ProposeSellerModal = lazyDialog(
  async () => (await import('./propose-seller.modal.tsx')).ProposeSellerModal,
);

export function SellerCard({ desk }: { desk: Desk | undefined }) {
  const t = useTexts('operator-desk');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DatedTable
        title={t('sellers')}
        rows={desk?.sellers}
        dayOf={({ validFrom }) => validFrom}
        columns={useColumns()}
        onPropose={() => setOpen(true)}
      />
      {isOpen && desk && <ProposeSellerModal desk={desk} onClose={() => setOpen(false)} />}
    </>
  );
}

function useColumns(): Column<SellerRow>[] {
  const t = useTexts('operator-desk');
  return [
    { id: 'name', header: t('name'), cell: ({ name }) => name },
    {
      id: 'address',
      header: t('line1'),
      cell: ({ line1, postCode, city }) => `${line1}, ${postCode} ${city}`,
    },
    {
      id: 'account',
      header: t('accountNumber'),
      width: 11,
      cell: ({ accountNumber }) => (
        <span className="whitespace-nowrap tabular-nums">
          {writtenAccountNumber(accountNumber)}
        </span>
      ),
    },
  ];
}
