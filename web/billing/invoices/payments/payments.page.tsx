import type { BankPaymentEntry } from '@takst/contract/billing/invoices/payments/list-bank-payments.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import type { FilterChipsProps } from '#platform/design/list/filter-chips.tsx';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import { type List, useList } from '#platform/design/list/use-list.ts';
import { CreditsSection } from '#billing/invoices/credits/credits.section.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ImportCard } from './import-card.tsx';
import { PaymentDialog, type PaymentDialogName } from './payment-dialog.tsx';
import { PaymentFiles } from './payment-files.tsx';
import {
  type PaymentFilter,
  paymentFilterNames,
  paymentOverviewQuery,
  paymentsQuery,
} from './payments.queries.ts';
import { usePaymentColumns } from './use-payment-columns.tsx';

/** Staff import what banks report, and find out about what could not be matched (docs/decisions/0056). */
export function PaymentsPage() {
  const t = useTexts('payments');
  const list = useList(paymentsQuery, paymentFilterNames);
  const [dialog, setDialog] = useState<PaymentDialogName | null>(null);
  return (
    <>
      <SearchedList
        list={list}
        title={t('title')}
        subtitle={t('subtitle')}
        notice={<ImportCard />}
        searchLabel={t('searchLabel')}
        chips={useChips(list)}
        filters={
          list.filters.file !== '' && (
            <Button icon="close" onClick={() => list.setFilters({ file: '', filter: '' })}>
              {t('showAllFiles')}
            </Button>
          )
        }
        columns={usePaymentColumns(setDialog)}
        cardsBelow={860}
        empty={{ icon: 'inbox', title: t('emptyTitle'), text: t('emptyText') }}
        noHits={{ text: t('noHitText') }}
      />
      <div className="mt-8">
        <CreditsSection />
      </div>
      <div className="mt-8">
        <PaymentFiles />
      </div>
      {dialog && <PaymentDialog dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

function useChips(list: List<BankPaymentEntry, PaymentFilter>): FilterChipsProps {
  const t = useTexts('payments');
  const { data } = useQuery(paymentOverviewQuery);
  const { filter, file } = list.filters;
  const countOf = (state: 'registered' | 'setAside') => (file === '' ? data?.[state] : null);
  return {
    label: t('filters'),
    chips: [
      file === ''
        ? { value: '', label: t('filterUnmatched'), count: data?.unmatched }
        : { value: '', label: t('filterFile'), count: null },
      ...(file === '' ? [] : [{ value: 'UNMATCHED', label: t('filterUnmatched'), count: null }]),
      { value: 'REGISTERED', label: t('filterRegistered'), count: countOf('registered') },
      { value: 'SET_ASIDE', label: t('filterSetAside'), count: countOf('setAside') },
      ...(file === '' ? [] : [{ value: 'REPEATED', label: t('filterRepeated'), count: null }]),
    ],
    value: filter,
    onChange: (next) => list.setFilters({ filter: next }),
  };
}
