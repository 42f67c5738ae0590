import type { CostChangeType } from '@takst/contract/billing/invoices/get-cost-changes.contract.ts';
import { getInvoiceChanges } from '@takst/contract/billing/invoices/get-invoice-changes.contract.ts';
import type { InvoiceEntry } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { monthsOf } from '#billing/invoices/figures/invoice-months.ts';
import { ChangesCard } from './changes-card.tsx';

/** What changed since the last invoice of the agreement; nothing on the first one. */
export function InvoiceChanges({ invoice }: { invoice: InvoiceEntry }) {
  const t = useTexts('invoices');
  const language = usePageLanguage();
  const [all, setAll] = useState<CostChangeType>();
  const { data, isError } = useQuery({
    ...queryOf(getInvoiceChanges, { params: { id: invoice.id }, query: all ? { all } : {} }),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const last = data?.last;
  if (!last) return null;
  const lowerCased = monthsOf(last, language).toLocaleLowerCase(language);
  return (
    <ChangesCard
      title={t('changedSince', {
        month: language === 'nb' ? lowerCased : monthsOf(last, language),
      })}
      from={{ label: monthsOf(last, language), amount: last.totalPrice }}
      to={{ label: monthsOf(invoice, language), amount: invoice.totalPrice }}
      groups={data.groups}
      isError={isError}
      isFolded
      onAll={setAll}
    />
  );
}
