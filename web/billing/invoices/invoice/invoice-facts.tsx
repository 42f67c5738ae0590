import type {
  InvoiceDetails,
  InvoiceEntry,
} from '@takst/contract/billing/invoices/invoice.schema.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { Link } from '#platform/design/buttons/link.tsx';
import { formatDate, formatKroner } from '#platform/design/format.ts';
import { useAgreementType } from '#platform/session/agreement-types/use-agreement-type.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { InvoiceAmount } from './invoice-amount.tsx';
import { useDeliveryText } from './use-delivery-text.ts';

interface InvoiceFactsProps {
  invoice: InvoiceEntry;
  /** Why something was credited; empty where nothing is said. */
  reason: string;
  /** How it reached the company; undefined while the invoice loads. */
  delivery: InvoiceDetails['delivery'] | undefined;
}

/** What to pay, when and by which reference; of a credit note what it gives back. */
export function InvoiceFacts({ invoice, reason, delivery }: InvoiceFactsProps) {
  const t = useTexts('invoices');
  const deliveryText = useDeliveryText();
  const agreementType = useAgreementType();
  const { totalPrice, outstandingAmount, creditedInvoiceId, reminderDueDate } = invoice;
  const isInvoice = invoice.type === 'INVOICE';
  return (
    <InvoiceAmount
      title={t(isInvoice ? 'total' : 'creditNote')}
      document={invoice}
      facts={[
        [t('dueDate'), isInvoice ? formatDate(invoice.dueDate) : ''],
        [t('reminderDueDate'), reminderDueDate ? formatDate(reminderDueDate) : ''],
        [t('kid'), isInvoice ? invoice.kid : ''],
        [t('date'), formatDate(invoice.invoiceDate)],
        [t('delivery'), delivery ? deliveryText(delivery) : ''],
        [t('reason'), reason],
        [t('reference'), invoice.reference],
        [t('agreementType'), agreementType(invoice.agreementSubTypeId)],
        [t('agreement'), String(invoice.agreementNumber)],
      ]}
    >
      {isInvoice && outstandingAmount !== totalPrice && (
        <p className="mt-2 font-semibold">
          {outstandingAmount < 0
            ? t('overpaid', { amount: formatKroner(-outstandingAmount) })
            : t('stillToPay', { amount: formatKroner(outstandingAmount) })}
        </p>
      )}
      {creditedInvoiceId && (
        <p className="mt-2">
          <Link to={pathTo('/bedriftsavtale/faktura/{id}', { id: creditedInvoiceId })}>
            {t('seeCredited')}
          </Link>
        </p>
      )}
    </InvoiceAmount>
  );
}
