import type {
  TaxChangeEntry,
  TaxedTicket,
} from '@takst/contract/services/free-tickets/tax-changes/tax-change.schema.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { profileCode } from '@takst/domain/catalogue/products/profiles.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Database } from '#platform/db/database.ts';
import { zoneNamesOn } from '../book/zone-names.ts';
import type { ChangedLine, TaxChangeRow } from './tax-changes.query.ts';

type ZoneName = (id: string | null) => string | null;

/** Changes with the names of zones as they are today. */
export async function describeTaxChanges(
  database: Database,
  { tenant, today }: { readonly tenant: TenantId; readonly today: Temporal.PlainDate },
): Promise<(row: TaxChangeRow) => TaxChangeEntry> {
  const zoneName = await zoneNamesOn(database, { tenant, day: today });
  return (row) => described(row, zoneName);
}

function described(row: TaxChangeRow, zoneName: ZoneName): TaxChangeEntry {
  const { id, changeType, changes, oldLine, newLine, invoiceReference } = row;
  const line = newLine ?? oldLine;
  return {
    id,
    changeType,
    changes,
    agreementNumber: line?.agreementId ?? null,
    invoiceReference: invoiceReference ?? '',
    employeeId: newLine?.employeeId ?? oldLine?.employeeId ?? null,
    firstName: line?.firstName ?? null,
    lastName: line?.lastName ?? null,
    oldLine: oldLine && describedLine(oldLine, zoneName),
    newLine: newLine && describedLine(newLine, zoneName),
    oldPrice: kronerOf(row.oldOre),
    newPrice: kronerOf(row.newOre),
  };
}

const describedLine = (line: ChangedLine, zoneName: ZoneName): TaxedTicket => ({
  agreementNumber: line.agreementId,
  ticketId: line.ticketId,
  timeOfSale: Temporal.Instant.from(line.soldAt),
  description: line.name ?? { nb: line.productId, en: line.productId },
  productId: line.productId,
  profile: profileCode(line.profileId),
  ticketHolderType: line.holderType,
  zoneFrom: zoneName(line.zoneFrom),
  zoneTo: zoneName(line.zoneTo),
  allZones: line.allZones,
  numberOfZones: line.nrOfZones,
  price: kronerOf(line.priceOre),
  quantity: 1,
  vatPercent: line.vatPercent,
  priceVat: kronerOf(line.vatOre),
  taxAmount: kronerOf(line.taxOre),
  employeeId: line.employeeId,
  firstName: line.firstName,
  lastName: line.lastName,
  phoneCountryCode: line.phoneCountryCode,
  phone: line.phone,
});

const kronerOf = (ore: number | null): number | null => (ore === null ? null : toKroner(ore));
