import type { InvoiceLine } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { useSession } from '#platform/session/use-session.ts';

/** Whether the user may refund a line: global company admins, and subscriptions only where it is switched on (spec 2 §6). */
export function useMayRefund() {
  const { features, company } = useSession();
  const mayRefundSubscriptions =
    features.has('subscriptions.refund') &&
    !company.agreementSettings.disableRefundSubscriptionButton;
  return ({ productType }: Pick<InvoiceLine, 'productType'>): boolean =>
    features.has('invoices.refund') && (productType !== 'MOBILITY' || mayRefundSubscriptions);
}
