import { lineAmount } from '@takst/domain/billing/invoices/refund-line.rules.ts';
import { sumOfOre } from '@takst/domain/platform/money/ore.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import type { Language } from '#platform/http/call.ts';
import { csvPhone } from '#platform/http/csv.ts';
import type { XlsxColumn } from '#platform/http/xlsx/xlsx.ts';
import { countCell, oreCell, textCell } from '#platform/http/xlsx/xlsx-cells.ts';
import type { LineRow } from '#billing/invoices/invoice/line.query.ts';
import { zoneMapsFrom } from '#catalogue/zones/zones.public.ts';
import { invoiceLineTexts } from './invoice-lines.texts.ts';

type ZoneName = (id: string, day: Temporal.PlainDate) => string;

type LineColumns = {
  readonly tenant: TenantId;
  readonly language: Language;
  /** No line is of a month before. */
  readonly from: Temporal.PlainDate;
};

/** The columns of lines in a file, with the holders' names. */
export async function lineColumns(
  database: Database,
  { tenant, language, from }: LineColumns,
): Promise<XlsxColumn<LineRow>[]> {
  return columnsOf(language, await zoneNamesFrom(database, tenant, from));
}

async function zoneNamesFrom(
  database: Database,
  tenant: TenantId,
  from: Temporal.PlainDate,
): Promise<ZoneName> {
  const zonesOn = await zoneMapsFrom(database, tenant, from);
  return (id, day) => zonesOn(day).find((zone) => zone.id === id)?.name ?? id;
}

function columnsOf(language: Language, zoneName: ZoneName): XlsxColumn<LineRow>[] {
  const { headings, allZones, and } = invoiceLineTexts[language];
  const zonesOf = ({ zoneFrom, zoneTo, periodStart, ...line }: LineRow) => {
    if (line.allZones) return allZones;
    const pairs = [new Set([zoneFrom, zoneTo]), new Set([line.secondZoneFrom, line.secondZoneTo])];
    return pairs
      .map((ids) => [...ids].filter((id) => id !== null).map((id) => zoneName(id, periodStart)))
      .flatMap((names) => (names.length > 0 ? [names.join(' – ')] : []))
      .join(` ${and} `);
  };
  const phoneOf = ({ phoneCountryCode, phone }: LineRow) =>
    phoneCountryCode === null || phone === null ? null : csvPhone({ phoneCountryCode, phone });
  const refundedOf = ({ refunds }: LineRow) => sumOfOre(refunds.map((one) => one.amountOre));
  const monthOf = ({ periodStart: { month, year } }: LineRow) =>
    `${String(month).padStart(2, '0')}.${year}`;
  return [
    { heading: headings.month, width: 10, cell: (row) => textCell(monthOf(row)) },
    { heading: headings.firstName, width: 20, cell: (row) => textCell(row.firstName) },
    { heading: headings.lastName, width: 20, cell: (row) => textCell(row.lastName) },
    { heading: headings.employeeId, width: 16, cell: (row) => textCell(row.employeeId) },
    { heading: headings.phone, width: 14, cell: (row) => textCell(phoneOf(row)) },
    {
      heading: headings.product,
      width: 24,
      cell: (row) => textCell(row.name?.[language] ?? row.product),
    },
    { heading: headings.zones, width: 24, cell: (row) => textCell(zonesOf(row)) },
    { heading: headings.price, width: 14, cell: (row) => oreCell(row.priceOre) },
    { heading: headings.quantity, width: 8, cell: (row) => countCell(row.quantity) },
    { heading: headings.amount, width: 16, cell: (row) => oreCell(lineAmount(row)) },
    { heading: headings.vatPercent, width: 10, cell: (row) => countCell(row.vatPercent) },
    { heading: headings.vat, width: 14, cell: (row) => oreCell(row.vatOre) },
    { heading: headings.refunded, width: 14, cell: (row) => oreCell(refundedOf(row)) },
    { heading: headings.related, width: 20, cell: (row) => textCell(String(row.relatedId)) },
  ];
}
