import { getInvoice } from '@takst/contract/invoices/get-invoice.contract.ts';
import { listInvoices } from '@takst/contract/invoices/list-invoices.contract.ts';
import type { InvoiceEntry } from '@takst/contract/invoices/invoice.schema.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#api/query.ts';
import { useIdInAddress } from '#api/use-id-in-address.ts';
import { useListedRow } from '#api/use-listed-row.ts';
import { formatDate } from '#design/format.ts';
import { BackLink } from '#design/links/back-link.tsx';
import { useListAddress } from '#design/list/list-address.ts';
import { Card } from '#design/page/card.tsx';
import { PageHeader } from '#design/page/page-header.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { usePageLanguage } from '#design/page-language.ts';
import { monthsOf } from '#invoices/invoice-months.ts';
import { PaymentState } from '#invoices/payment-state.tsx';
import { useDocumentTitle } from '#texts/document-title.ts';
import { useTexts } from '#texts/use-texts.ts';
import { CreditNotes } from './credit-notes.tsx';
import { InvoiceFacts } from './invoice-facts.tsx';
import { InvoiceLines } from './invoice-lines.tsx';

/** An invoice or a credit note (spec 2 §2, Invoice detail). */
export function InvoicePage() {
  const t = useTexts('invoices');
  const language = usePageLanguage();
  const id = useIdInAddress();
  const { data: invoice } = useQuery(queryOf(getInvoice, { params: { id } }));
  const listed = useListedRow(listInvoices, id);
  const entry = invoice ?? listed;
  const title = entry ? monthsOf(entry, language) : t('invoice');
  useDocumentTitle(entry ? `${title} – ${entry.invoiceNumber}` : title);
  return (
    <>
      {/* Keeps its element while the invoice loads, so that it keeps the focus. */}
      <PageHeader
        back={
          <BackLink to="/faktura" search={useListAddress()}>
            {t('listTitle')}
          </BackLink>
        }
        title={title}
        subtitle={entry && <InvoiceLine entry={entry} />}
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_var(--size-aside)]">
        <div className="order-last grid min-w-0 gap-4 lg:order-first">
          {invoice ? (
            // Remounts for another invoice, so that its first lines are shown.
            <InvoiceLines key={id} invoice={invoice} />
          ) : (
            <Card>
              <SkeletonLines lines={8} />
            </Card>
          )}
        </div>
        <div className="grid gap-4">
          {entry ? (
            <InvoiceFacts invoice={entry} />
          ) : (
            <Card>
              <SkeletonLines lines={6} />
            </Card>
          )}
          {invoice && <CreditNotes lines={invoice.invoiceLines} />}
        </div>
      </div>
    </>
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
