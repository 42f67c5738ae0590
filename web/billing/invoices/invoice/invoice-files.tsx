import { downloadEInvoice } from '@takst/contract/billing/invoices/documents/download-e-invoice.contract.ts';
import { downloadInvoicePdf } from '@takst/contract/billing/invoices/documents/download-invoice-pdf.contract.ts';
import {
  downloadInvoiceLines,
  downloadInvoiceLinesXlsx,
} from '@takst/contract/billing/invoices/download-invoice-lines.contract.ts';
import { addressOf } from '#platform/api/call-input.ts';
import { buttonClass } from '#platform/design/buttons/button-style.ts';
import { DownloadMenu } from '#platform/design/buttons/download-menu.tsx';
import { Icon } from '#platform/design/icon.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The PDF of an invoice or a credit note (spec 2 §2), and its other files. */
export function InvoiceFiles({ id }: { id: number }) {
  const t = useTexts('invoices');
  const input = { params: { invoiceId: id } };
  return (
    <>
      <a href={addressOf(downloadInvoicePdf, input)} download className={buttonClass('secondary')}>
        <Icon name="document" />
        {t('downloadPdf')}
      </a>
      <DownloadMenu
        label={t('moreFiles')}
        files={[
          { href: addressOf(downloadEInvoice, input), text: t('ehf') },
          { href: addressOf(downloadInvoiceLinesXlsx, input), text: t('linesAsExcel') },
          { href: addressOf(downloadInvoiceLines, input), text: t('linesAsCsv') },
        ]}
      />
    </>
  );
}
