import {
  downloadFreeBaseLines,
  downloadFreeBaseLinesXlsx,
} from '@takst/contract/services/free-tickets/invoice-base/download-free-base-lines.contract.ts';
import type {
  FreeInvoiceBase,
  FreeInvoiceBaseEntry,
} from '@takst/contract/services/free-tickets/invoice-base/free-invoice-base.schema.ts';
import { getFreeInvoiceBase } from '@takst/contract/services/free-tickets/invoice-base/get-free-invoice-base.contract.ts';
import type { listFreeInvoiceBases } from '@takst/contract/services/free-tickets/invoice-base/list-free-invoice-bases.contract.ts';
import { nameOfDepartment } from '@takst/domain/services/free-tickets/department.rules.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { addressOf } from '#platform/api/call-input.ts';
import { notFoundOnRefusal } from '#platform/api/not-found-on-refusal.ts';
import { replyOf } from '#platform/api/query.ts';
import { useListedRow } from '#platform/api/use-listed-row.ts';
import { SheetMenu } from '#platform/design/buttons/sheet-menu.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { BackLink } from '#platform/design/links/back-link.tsx';
import { useListAddress } from '#platform/design/list/list-address.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { BookNote } from '#services/free-tickets/book/book-note.tsx';
import { SoFar } from '#services/free-tickets/book/so-far.tsx';
import { monthOf } from '#billing/invoices/figures/invoice-months.ts';
import { DocumentGrid } from '#billing/invoices/invoice/document-grid.tsx';
import { InvoiceAmount } from '#billing/invoices/invoice/invoice-amount.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useDocumentTitle } from '#platform/texts/document-title.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { BaseLines } from './base-lines.tsx';
import { useBaseIdInAddress } from './use-base-id-in-address.ts';

const invoiceBaseQuery = (id: string) => {
  const input = { params: { freeBaseId: id } };
  return queryOptions({
    queryKey: [getFreeInvoiceBase.path, input] as const,
    queryFn: ({ signal }) => notFoundOnRefusal(replyOf(getFreeInvoiceBase, input, signal)),
  });
};

/** What is or will be invoiced for a department in a month, with its lines (spec 3 §2). */
export function InvoiceBasePage() {
  const t = useTexts('free-invoice-base');
  const language = usePageLanguage();
  const id = useBaseIdInAddress();
  const { data: base } = useQuery(invoiceBaseQuery(id));
  const listedBase = useListedRow<typeof listFreeInvoiceBases>(
    '/freeticket-api/invoice/by-company-id/{id}',
    id,
  );
  const entry = base ?? listedBase;
  const title = entry ? monthOf(entry, language) : t('base');
  useDocumentTitle(entry ? `${title} – ${nameOfDepartment(entry)[language]}` : title);
  return (
    <>
      <PageHeader
        back={
          <BackLink to="/fribilletter/fakturagrunnlag" search={useListAddress()}>
            {t('back')}
          </BackLink>
        }
        title={title}
        subtitle={entry && <Subtitle base={entry} />}
        actions={entry && <BaseFiles id={id} />}
      />
      <DocumentGrid
        lines={base && <Lines key={id} base={base} />}
        facts={entry && <BaseFacts base={entry} />}
      />
    </>
  );
}

const Subtitle = ({ base }: { base: FreeInvoiceBaseEntry }) => (
  <span className="inline-flex flex-wrap items-center gap-x-2">
    {nameOfDepartment(base)[usePageLanguage()]}
    {!base.isClosed && <SoFar />}
  </span>
);

/** Its lines as a file. */
function BaseFiles({ id }: { id: string }) {
  const input = { params: { freeBaseId: id } };
  return (
    <SheetMenu
      excelFile={addressOf(downloadFreeBaseLinesXlsx, input)}
      csvFile={addressOf(downloadFreeBaseLines, input)}
    />
  );
}

function Lines({ base }: { base: FreeInvoiceBase }) {
  return (
    <>
      <BaseLines base={base} />
      <BookNote />
    </>
  );
}

function BaseFacts({ base }: { base: FreeInvoiceBaseEntry }) {
  const t = useTexts('free-invoice-base');
  const invoices = useTexts('invoices');
  const language = usePageLanguage();
  const { name: companyName, customerNumber: companyCustomerNumber } = useSession().company;
  const { ticketCount, feeCount, unpricedCount } = base;
  const counts = [
    invoices('ticketCount', { count: ticketCount, number: formatNumber(ticketCount) }),
    ...(feeCount > 0 ? [t('fees', { count: feeCount, number: formatNumber(feeCount) })] : []),
  ];
  return (
    <InvoiceAmount
      title={t('base')}
      document={{ ...base, companyName, companyCustomerNumber }}
      facts={[
        [t('lines'), counts.join(', ')],
        [t('department'), nameOfDepartment(base)[language]],
        [invoices('agreement'), String(base.agreementNumber)],
      ]}
    >
      {!base.isClosed && <p className="mt-2 text-small">{t('openText')}</p>}
      {unpricedCount > 0 && (
        <Notice kind="warning" className="mt-3">
          {t('unpriced', { count: unpricedCount, number: formatNumber(unpricedCount) })}
        </Notice>
      )}
    </InvoiceAmount>
  );
}
