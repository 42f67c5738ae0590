import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import type { Database } from '#platform/db/database.ts';
import { findMissingData, type NeededData } from '#app/reference-data/missing-data.query.ts';

const load = 'npm run reference-data -- load <file>';

const texts: Readonly<Record<NeededData, string>> = {
  zones: `no zones: nobody can order (${load})`,
  products: `no product with a price: nobody can order (${load})`,
  vatRates: `no VAT rates: nothing has a price (${load})`,
  postCodes: `no post codes: addresses are not filled in (${load})`,
  seller: `no seller: nothing is invoiced (${load})`,
  firstMonth: `no first month: nothing is closed or invoiced (${load})`,
  administrator: 'no user administrator (npm run add-admin)',
};

const isNeeded = (tenant: TenantId, name: NeededData): boolean => {
  const { offers } = tenantOf(tenant);
  if (name === 'seller') return offers.has('invoices');
  return name !== 'products' || offers.has('companyTicket');
};

type MissingDataRequest = {
  readonly tenants: readonly TenantId[];
  readonly today: Temporal.PlainDate;
  /** What is not asked for. */
  readonly without?: NeededData;
};

/** One line for each thing that a portal has not got yet, by operator. */
export async function missingDataTexts(
  database: Database,
  { tenants: running, today, without }: MissingDataRequest,
): Promise<string[]> {
  const lines: string[] = [];
  for (const tenant of running) {
    const missing = await findMissingData(database, { tenant, today });
    for (const name of missing) {
      if (name !== without && isNeeded(tenant, name)) lines.push(`${tenant} has ${texts[name]}`);
    }
  }
  return lines;
}
