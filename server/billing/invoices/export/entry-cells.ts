import type { InvoiceBaseEntry } from '@takst/contract/billing/invoices/base/invoice-base.schema.ts';
import { codeName } from '@takst/domain/app/changes/recorded-codes.ts';
import { kronerToOre } from '@takst/domain/platform/money/ore.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Language } from '#platform/http/call.ts';
import { countCell, oreCell, textCell } from '#platform/http/xlsx/xlsx-cells.ts';

type FileCall = { readonly language: Language; readonly scope: { readonly tenant: TenantId } };

export const kronerCell = (amount: number) => oreCell(kronerToOre(amount));

const monthOf = ({ month, year }: InvoiceBaseEntry) => `${String(month).padStart(2, '0')}.${year}`;

/** The cells that a list of invoices and one of invoice bases share. */
export const entryCells = {
  agreementType: {
    width: 18,
    cell: (row: InvoiceBaseEntry, { language, scope }: FileCall) =>
      textCell(codeName(row.agreementSubTypeId, scope.tenant)[language]),
  },
  agreement: { width: 12, cell: (row: InvoiceBaseEntry) => textCell(String(row.agreementNumber)) },
  month: { width: 10, cell: (row: InvoiceBaseEntry) => textCell(monthOf(row)) },
  ticketCount: { width: 10, cell: (row: InvoiceBaseEntry) => countCell(row.ticketCount) },
  reference: { width: 24, cell: (row: InvoiceBaseEntry) => textCell(row.reference) },
  total: { width: 16, cell: (row: InvoiceBaseEntry) => kronerCell(row.totalPrice) },
  vat: { width: 14, cell: (row: InvoiceBaseEntry) => kronerCell(row.totalVat) },
};
