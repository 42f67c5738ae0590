import {
  downloadBaseLines,
  downloadBaseLinesXlsx,
} from '@takst/contract/billing/invoices/base/download-base-lines.contract.ts';
import { getInvoiceBase } from '@takst/contract/billing/invoices/base/get-invoice-base.contract.ts';
import type { InvoiceBaseEntry } from '@takst/contract/billing/invoices/base/invoice-base.schema.ts';
import type { listInvoiceBases } from '@takst/contract/billing/invoices/base/list-invoice-bases.contract.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '#api/call-input.ts';
import { queryOf } from '#api/query.ts';
import { useIdInAddress } from '#api/use-id-in-address.ts';
import { useListedRow } from '#api/use-listed-row.ts';
import { SheetMenu } from '#design/buttons/sheet-menu.tsx';
import { formatDate } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import { InvoiceAmount } from '#invoices/invoice/invoice-amount.tsx';
import { InvoiceFrame } from '#invoices/invoice/invoice-frame.tsx';
import { monthOf } from '#invoices/invoice-months.ts';
import { useAgreementType } from '#session/agreement-types/use-agreement-type.ts';
import { useTexts } from '#texts/use-texts.ts';

/** A closed month of an agreement that is invoiced elsewhere, with its lines (spec 2 §6, invoice-base-only mode). */
export function InvoiceBasePage() {
  const t = useTexts('invoices');
  const language = usePageLanguage();
  const id = useIdInAddress();
  const { data: base } = useQuery(queryOf(getInvoiceBase, { params: { baseId: id } }));
  const listed = useListedRow<typeof listInvoiceBases>(
    '/invoice-admin-api/invoice-base/by-company-id/{id}',
    id,
  );
  const entry = base ?? listed;
  return (
    <InvoiceFrame
      id={id}
      list={t('baseTitle')}
      title={entry ? monthOf(entry, language) : t('base')}
      subtitle={entry && t('baseClosed', { date: formatDate(businessDayOf(entry.createdAt)) })}
      actions={entry && <BaseFiles id={id} />}
      document={base}
      facts={entry && <BaseFacts base={entry} />}
    />
  );
}

/** Its lines as a file. */
function BaseFiles({ id }: { id: number }) {
  const input = { params: { baseId: id } };
  return (
    <SheetMenu
      excelFile={addressOf(downloadBaseLinesXlsx, input)}
      csvFile={addressOf(downloadBaseLines, input)}
    />
  );
}

function BaseFacts({ base }: { base: InvoiceBaseEntry }) {
  const t = useTexts('invoices');
  const agreementType = useAgreementType();
  return (
    <InvoiceAmount
      title={t('base')}
      document={base}
      facts={[
        [t('reference'), base.reference],
        [t('agreementType'), agreementType(base.agreementSubTypeId)],
        [t('agreement'), String(base.agreementNumber)],
      ]}
    />
  );
}
