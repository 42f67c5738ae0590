import type { CreditEntry } from '@takst/contract/billing/invoices/credits/list-credits.contract.ts';
import { useState } from 'react';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import { useSectionList } from '#platform/design/list/use-list.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { creditsQuery } from './credits.queries.ts';
import { useCreditColumns } from './use-credit-columns.tsx';

const PayOutCreditModal = lazyDialog(
  async () => (await import('./pay-out-credit.modal.tsx')).PayOutCreditModal,
);

/** What companies have to their credit until it is settled, and what was done with it (docs/decisions/0063). */
export function CreditsSection() {
  const t = useTexts('credits');
  const list = useSectionList(creditsQuery, ['filter']);
  const [credit, setCredit] = useState<CreditEntry | null>(null);
  const { filter } = list.filters;
  return (
    <>
      <SearchedList
        list={list}
        title={t('title')}
        searchLabel={t('searchLabel')}
        chips={{
          label: t('filters'),
          chips: [
            { value: '', label: t('filterOpen'), count: null },
            { value: 'SET_OFF', label: t('filterSetOff'), count: null },
            { value: 'PAID_OUT', label: t('filterPaidOut'), count: null },
          ],
          value: filter,
          onChange: (next) => list.setFilters({ filter: next }),
        }}
        columns={useCreditColumns(setCredit)}
        cardsBelow={860}
        empty={{ icon: 'check', title: t('emptyTitle'), text: t('emptyText') }}
        noHits={{ text: t('noHitText') }}
      />
      {credit && <PayOutCreditModal credit={credit} onClose={() => setCredit(null)} />}
    </>
  );
}
