import { erasedLine } from '@takst/domain/services/free-tickets/erased-line.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import type { Language } from '#platform/http/call.ts';
import { csvPhone } from '#platform/http/csv.ts';
import type { XlsxColumn } from '#platform/http/xlsx/xlsx.ts';
import {
  countCell,
  dateCell,
  exactCell,
  oreCell,
  textCell,
} from '#platform/http/xlsx/xlsx-cells.ts';
import { freeTicketListTexts } from '../list/free-ticket-list.texts.ts';
import type { BaseLineRow } from './base-lines.query.ts';
import { erasedOf, isNamed } from './describe-base-lines.ts';
import { invoiceBaseTexts } from './invoice-base.texts.ts';

/** A row of the file: a line, or all lines whose names are erased. */
type SheetRow = Omit<BaseLineRow, 'soldAt'> & {
  readonly soldAt: Temporal.Instant | null;
  /** Quantity times price; null while no price is on file. */
  readonly amountOre: number | null;
};

/** The lines as the page has them: those with names, then one row for those that are erased. */
export function sheetRows(lines: readonly BaseLineRow[]): SheetRow[] {
  const erased = erasedOf(lines);
  const named = lines.filter(isNamed).map((line) => ({
    ...line,
    amountOre: line.priceOre === null ? null : line.priceOre * line.quantity,
  }));
  if (!erased) return named;
  const quantity = erased.ticketCount + erased.feeCount;
  return [...named, { ...nobody, quantity, amountOre: erased.grossOre, vatOre: erased.vatOre }];
}

const nobody = {
  productType: '',
  product: '',
  name: erasedLine,
  soldAt: null,
  ticketId: null,
  holderType: null,
  employeeId: null,
  firstName: null,
  lastName: null,
  phoneCountryCode: null,
  phone: null,
  zoneFrom: null,
  zoneTo: null,
  allZones: false,
  nrOfZones: null,
  priceOre: null,
  vatPercent: null,
} as const;

/** The columns of the specification's table, and what a line comes to (spec 3 §2). */
export function baseLineColumns(
  language: Language,
  zoneName: (id: string | null) => string | null,
): XlsxColumn<SheetRow>[] {
  const { headings, noPrice } = invoiceBaseTexts[language];
  const { allZones, holderType } = freeTicketListTexts[language];
  const zonesOf = ({ zoneFrom, zoneTo, ...row }: SheetRow) =>
    row.allZones
      ? allZones
      : [...new Set([zoneFrom, zoneTo])]
          .map(zoneName)
          .filter((name) => name !== null)
          .join(' – ');
  const phoneOf = ({ phoneCountryCode, phone }: SheetRow) =>
    phoneCountryCode === null || phone === null ? null : csvPhone({ phoneCountryCode, phone });
  return [
    {
      heading: headings.timeOfSale,
      width: 12,
      cell: ({ soldAt }) => dateCell(soldAt && businessDayOf(soldAt)),
    },
    {
      heading: headings.description,
      width: 24,
      cell: ({ name, product }) => textCell(name?.[language] ?? product),
    },
    {
      heading: headings.ticket,
      width: 14,
      cell: ({ ticketId }) => textCell(ticketId === null ? null : String(ticketId)),
    },
    { heading: headings.firstName, width: 20, cell: ({ firstName }) => textCell(firstName) },
    { heading: headings.lastName, width: 20, cell: ({ lastName }) => textCell(lastName) },
    { heading: headings.employeeId, width: 16, cell: ({ employeeId }) => exactCell(employeeId) },
    {
      heading: headings.holderType,
      width: 16,
      cell: (row) => textCell(row.holderType && holderType[row.holderType]),
    },
    { heading: headings.phone, width: 14, cell: (row) => textCell(phoneOf(row)) },
    { heading: headings.zones, width: 24, cell: (row) => textCell(zonesOf(row)) },
    { heading: headings.numberOfZones, width: 10, cell: ({ nrOfZones }) => countCell(nrOfZones) },
    {
      heading: headings.price,
      width: 14,
      cell: ({ priceOre, amountOre }) =>
        amountOre === null ? textCell(noPrice) : oreCell(priceOre),
    },
    { heading: headings.quantity, width: 8, cell: ({ quantity }) => countCell(quantity) },
    { heading: headings.amount, width: 16, cell: ({ amountOre }) => oreCell(amountOre) },
    { heading: headings.vatPercent, width: 10, cell: ({ vatPercent }) => countCell(vatPercent) },
    { heading: headings.vat, width: 14, cell: ({ vatOre }) => oreCell(vatOre) },
  ];
}
