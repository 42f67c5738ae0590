import type { ReactNode } from 'react';
import { useTexts } from '#platform/texts/use-texts.ts';
import { OrderSummaryPanel } from '#ticketing/tickets/order-summary-panel.tsx';
import { FreeOrderInWords } from './free-order-in-words.tsx';
import { SendTaxNotice } from './send-tax-notice.tsx';
import { FreePrice, FreePriceTerms } from './free-price.tsx';

interface FreeOrderSummaryProps {
  isPending: boolean;
  onCancel: () => void;
  /** Why the last try failed. */
  problem: ReactNode;
}

/** The order in words, what it costs and what is taxed, and the button. */
export function FreeOrderSummary({ isPending, onCancel, problem }: FreeOrderSummaryProps) {
  const t = useTexts('free-order');
  return (
    <OrderSummaryPanel
      title={t('summary')}
      price={<FreePrice />}
      problem={problem}
      submitLabel={t('order')}
      cancelLabel={t('cancel')}
      isPending={isPending}
      onCancel={onCancel}
    >
      <FreeOrderInWords />
      <FreePriceTerms />
      <SendTaxNotice />
    </OrderSummaryPanel>
  );
}
