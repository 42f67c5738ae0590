import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { savePostAreas } from '#customers/companies/companies.public.ts';
import type { Transaction } from '#platform/db/database.ts';
import { firstMonth, saveSellers, setFirstMonth } from '#billing/invoices/invoices.public.ts';
import {
  saveFees,
  savePrices,
  saveProductList,
  saveTaxableProducts,
  saveVatRates,
} from '#catalogue/products/products.public.ts';
import {
  saveSubscriptionPrices,
  saveSubscriptions,
} from '#services/subscriptions/subscriptions.public.ts';
import { saveZoneMap } from '#catalogue/zones/zones.public.ts';
import type { ReferenceDataFile } from './reference-data-file.ts';
import { type RowChange, stampOf } from '#platform/reference-data/reference-row.ts';
import { saveReferenceRows } from '#platform/reference-data/reference-rows.store.ts';
import { saveSchoolYears } from './school-years.ts';

const quarantineTable = {
  table: 'company_tickets.quarantine',
  key: ['tenant', 'valid_from'],
} as const;

/** Adds the rows that are missing and changes those that differ; deletes nothing. Returns what differed. */
export async function saveReferenceData(
  tx: Transaction,
  file: ReferenceDataFile,
): Promise<RowChange[]> {
  const { tenant, vatRates, postAreas, subscriptions, subscriptionPrices, sellers } = file;
  const { fees, taxableProducts, schoolYears } = file;
  return [
    ...(vatRates ? await saveVatRates(tx, { ...file, vatRates }) : []),
    ...(tenant ? await saveOfTenant(tx, tenant, file) : []),
    ...(subscriptions ? await saveSubscriptions(tx, { ...file, subscriptions }) : []),
    ...(subscriptionPrices
      ? await saveSubscriptionPrices(tx, { ...file, subscriptionPrices })
      : []),
    ...(fees ? await saveFees(tx, { ...file, fees }) : []),
    ...(taxableProducts ? await saveTaxableProducts(tx, { ...file, taxableProducts }) : []),
    ...(schoolYears ? await saveSchoolYears(tx, { ...file, schoolYears }) : []),
    ...(postAreas ? await savePostAreas(tx, { ...file, postAreas }) : []),
    ...(sellers ? await saveSellers(tx, { ...file, sellers }) : []),
    ...(await saveQuarantine(tx, file)),
    ...(await saveFirstMonths(tx, file)),
  ];
}

/** Products come before their prices. */
async function saveOfTenant(
  tx: Transaction,
  tenant: TenantId,
  file: ReferenceDataFile,
): Promise<RowChange[]> {
  const { zones, validFrom, products, prices } = file;
  return [
    ...(zones && validFrom ? await saveZoneMap(tx, tenant, { ...file, zones, validFrom }) : []),
    ...(products ? await saveProductList(tx, tenant, { ...file, products }) : []),
    ...(prices ? await savePrices(tx, tenant, { ...file, prices }) : []),
  ];
}

const saveQuarantine = (tx: Transaction, file: ReferenceDataFile): Promise<RowChange[]> =>
  saveReferenceRows(
    tx,
    quarantineTable,
    (file.quarantine ?? []).map(({ tenant, validFrom, days, ...row }) => ({
      tenant,
      valid_from: validFrom,
      days,
      ...stampOf(file, row),
    })),
  );

/** The data was not saved: its message says why. */
export class DataRefused extends Error {
  override name = 'DataRefused';
}

async function saveFirstMonths(
  tx: Transaction,
  { firstMonths = [] }: ReferenceDataFile,
): Promise<RowChange[]> {
  const changes: RowChange[] = [];
  for (const { tenant, month } of firstMonths) {
    const day = Temporal.PlainDate.from(`${month}-01`);
    const before = await firstMonth(tx, tenant);
    if (before?.equals(day)) continue;
    if ((await setFirstMonth(tx, tenant, day)) !== 'saved') {
      throw new DataRefused(`${tenant} has closed months: its first month stays ${before}`);
    }
    changes.push({
      table: 'invoices.first_month',
      outcome: before ? 'changed' : 'added',
      key: { tenant },
      before: before && { month: String(before) },
      after: { month: String(day) },
    });
  }
  return changes;
}
