import type {
  FreeInvoiceBase,
  FreeInvoiceLine,
} from '@takst/contract/services/free-tickets/invoice-base/free-invoice-base.schema.ts';
import { sumOfOre, toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import type { BaseLineRow } from './base-lines.query.ts';

type NamedLine = BaseLineRow & { readonly firstName: string; readonly lastName: string };

export const isNamed = (row: BaseLineRow): row is NamedLine =>
  row.firstName !== null && row.lastName !== null;

const kroner = (ore: number | null): number | null => (ore === null ? null : toKroner(ore));

/** A line with the names of its zones. */
export const describeBaseLine =
  (zoneName: (id: string | null) => string | null) =>
  (row: NamedLine): FreeInvoiceLine => ({
    timeOfSale: row.soldAt,
    description: row.name ?? { nb: row.product, en: row.product },
    productType: row.productType,
    ticketId: row.ticketId,
    firstName: row.firstName,
    lastName: row.lastName,
    employeeId: row.employeeId,
    ticketHolderType: row.holderType,
    phoneCountryCode: row.phoneCountryCode,
    phone: row.phone,
    zoneFrom: zoneName(row.zoneFrom),
    zoneTo: zoneName(row.zoneTo),
    allZones: row.allZones,
    numberOfZones: row.nrOfZones,
    price: kroner(row.priceOre),
    quantity: row.quantity,
    vatPercent: row.vatPercent,
    priceVat: kroner(row.vatOre),
  });

export type ErasedLines = {
  readonly ticketCount: number;
  readonly feeCount: number;
  readonly grossOre: number;
  readonly vatOre: number;
};

/** The lines whose names are erased, as one; null while there are none. The employee number is kept for the tax alone. */
export function erasedOf(rows: readonly BaseLineRow[]): ErasedLines | null {
  const erased = rows.filter((row) => !isNamed(row));
  if (erased.length === 0) return null;
  const tickets = erased.filter(({ productType }) => productType === 'TICKET');
  return {
    ticketCount: tickets.length,
    feeCount: erased.length - tickets.length,
    grossOre: sumOfOre(erased.map(({ priceOre, quantity }) => (priceOre ?? 0) * quantity)),
    vatOre: sumOfOre(erased.map(({ vatOre }) => vatOre ?? 0)),
  };
}

export const describeErased = (erased: ErasedLines | null): FreeInvoiceBase['erasedLines'] =>
  erased && {
    ticketCount: erased.ticketCount,
    feeCount: erased.feeCount,
    totalPrice: toKroner(erased.grossOre),
    totalVat: toKroner(erased.vatOre),
  };
