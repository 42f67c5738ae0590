import {
  downloadBaseLines,
  downloadBaseLinesXlsx,
} from '@takst/contract/billing/invoices/base/download-base-lines.contract.ts';
import { getInvoiceBase } from '@takst/contract/billing/invoices/base/get-invoice-base.contract.ts';
import type { InvoiceBaseEntry } from '@takst/contract/billing/invoices/base/invoice-base.schema.ts';
import type { listInvoiceBases } from '@takst/contract/billing/invoices/base/list-invoice-bases.contract.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '#platform/api/call-input.ts';
import { queryOf } from '#platform/api/query.ts';
import { useIdInAddress } from '#platform/api/use-id-in-address.ts';
import { useListedRow } from '#platform/api/use-listed-row.ts';
import { SheetMenu } from '#platform/design/buttons/sheet-menu.tsx';
import { formatDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { InvoiceAmount } from '#billing/invoices/invoice/invoice-amount.tsx';
import { InvoiceFrame } from '#billing/invoices/invoice/invoice-frame.tsx';
import { monthOf } from '#billing/invoices/figures/invoice-months.ts';
import { useAgreementType } from '#platform/session/agreement-types/use-agreement-type.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** A closed month of an agreement that is invoiced elsewhere, with its lines (spec 2 §6, invoice-base-only mode). */
export function InvoiceBasePage() {
  const t = useTexts('invoices');
  const language = usePageLanguage();
  const id = useIdInAddress();
  const { data: base } = useQuery(queryOf(getInvoiceBase, { params: { baseId: id } }));
  const listedBase = useListedRow<typeof listInvoiceBases>(
    '/invoice-admin-api/invoice-base/by-company-id/{id}',
    id,
  );
  const entry = base ?? listedBase;
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
