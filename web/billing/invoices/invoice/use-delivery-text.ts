import type { InvoiceDetails } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { useMoment } from '#platform/session/use-moment.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** How and when an invoice reached its company, in words. */
export function useDeliveryText() {
  const t = useTexts('invoices');
  const moment = useMoment();
  return ({ way, state, at }: NonNullable<InvoiceDetails['delivery']>): string => {
    const how = t(way === 'EHF' ? 'wayEhf' : 'wayEmail');
    const when = at ? moment(at, 'in-sentence') : '';
    if (state === 'NOBODY') return t('deliveredToNobody');
    if (state === 'WAITING') return t('deliveryWaits', { how });
    if (state === 'FAILED') return t('deliveryFailed', { how, when });
    return t(state === 'DELIVERED' ? 'deliveryReceived' : 'deliverySent', { how, when });
  };
}
