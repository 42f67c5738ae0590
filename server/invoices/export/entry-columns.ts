import type { InvoiceBaseEntry } from '@takst/contract/invoices/base/invoice-base.schema.ts';
import { codeName } from '@takst/domain/changes/recorded-codes.ts';
import { kronerToOre } from '@takst/domain/money/ore.rules.ts';
import type { TenantId } from '@takst/domain/tenants/tenant-id.ts';
import type { Language } from '#http/call.ts';
import type { XlsxColumn } from '#http/xlsx/xlsx.ts';
import { countCell, oreCell, textCell } from '#http/xlsx/xlsx-cells.ts';
import { invoiceListTexts } from './invoice-list.texts.ts';

type Shared =
  | 'agreementType'
  | 'agreement'
  | 'month'
  | 'ticketCount'
  | 'reference'
  | 'total'
  | 'vat';

export const kronerCell = (amount: number) => oreCell(kronerToOre(amount));

/** The columns that a list of invoices and one of invoice bases share. */
export function entryColumns(
  language: Language,
  tenant: TenantId,
): Record<Shared, XlsxColumn<InvoiceBaseEntry>> {
  const { headings } = invoiceListTexts[language];
  const agreementType = (code: string) => codeName(code, tenant)[language];
  const monthOf = ({ month, year }: InvoiceBaseEntry) =>
    `${String(month).padStart(2, '0')}.${year}`;
  return {
    agreementType: {
      heading: headings.agreementType,
      width: 18,
      cell: (row) => textCell(agreementType(row.agreementSubTypeId)),
    },
    agreement: {
      heading: headings.agreement,
      width: 12,
      cell: (row) => textCell(String(row.agreementNumber)),
    },
    month: { heading: headings.month, width: 10, cell: (row) => textCell(monthOf(row)) },
    ticketCount: {
      heading: headings.ticketCount,
      width: 10,
      cell: (row) => countCell(row.ticketCount),
    },
    reference: { heading: headings.reference, width: 24, cell: (row) => textCell(row.reference) },
    total: { heading: headings.total, width: 16, cell: (row) => kronerCell(row.totalPrice) },
    vat: { heading: headings.vat, width: 14, cell: (row) => kronerCell(row.totalVat) },
  };
}
