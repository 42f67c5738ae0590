import { getInvoice } from '@takst/contract/billing/invoices/get-invoice.contract.ts';
import type { listInvoices } from '@takst/contract/billing/invoices/list-invoices.contract.ts';
import type { InvoiceEntry } from '@takst/contract/billing/invoices/invoice.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { useIdInAddress } from '#platform/api/use-id-in-address.ts';
import { useListedRow } from '#platform/api/use-listed-row.ts';
import { formatDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { InvoiceChanges } from '#billing/invoices/changes/invoice-changes.tsx';
import { InvoiceBasePage } from '#billing/invoices/base/invoice-base.page.tsx';
import { monthsOf } from '#billing/invoices/figures/invoice-months.ts';
import { PaymentState } from '#billing/invoices/figures/payment-state.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { CreditNotes } from './credit-notes.tsx';
import { InvoiceFiles } from './invoice-files.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceFrame } from './invoice-frame.tsx';
import { Settlements } from './settlements.tsx';

/** An invoice, or the base of it where the company is invoiced elsewhere. */
export function InvoicePage() {
  const { company } = useSession();
  return company.agreementSettings.invoiceBaseOnly ? <InvoiceBasePage /> : <IssuedInvoice />;
}

/** An invoice or a credit note (spec 2 §2, Invoice detail). */
function IssuedInvoice() {
  const t = useTexts('invoices');
  const language = usePageLanguage();
  const id = useIdInAddress();
  const { data: invoice } = useQuery(queryOf(getInvoice, { params: { id } }));
  const listedInvoice = useListedRow<typeof listInvoices>('/api/invoice/by-company-id/{id}', id);
  const entry = invoice ?? listedInvoice;
  return (
    <InvoiceFrame
      id={id}
      list={t('listTitle')}
      title={entry ? monthsOf(entry, language) : t('invoice')}
      number={entry?.invoiceNumber}
      subtitle={entry && <InvoiceLine entry={entry} />}
      actions={entry && <InvoiceFiles id={id} />}
      document={invoice}
      changes={entry?.type === 'INVOICE' && <InvoiceChanges key={id} invoice={entry} />}
      facts={
        entry && (
          <InvoiceFacts
            invoice={entry}
            reason={invoice?.reason ?? ''}
            delivery={invoice?.delivery}
          />
        )
      }
      aside={
        invoice && (
          <>
            <CreditNotes lines={invoice.invoiceLines} />
            <Settlements settlements={invoice.settlements} />
          </>
        )
      }
    />
  );
}

function InvoiceLine({ entry }: { entry: InvoiceEntry }) {
  const t = useTexts('invoices');
  const { type, invoiceNumber: number, invoiceDate } = entry;
  const date = formatDate(invoiceDate);
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1">
      <PaymentState invoice={entry} />
      <span>{t(type === 'INVOICE' ? 'invoiceOn' : 'creditNoteOn', { number, date })}</span>
    </span>
  );
}
