import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { runReferenceDataCommand } from '#app/commands/reference-data-command.ts';
import { productsOn } from '#catalogue/products/products.public.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { carryOverProductChangesJob } from './products/carry-over-product-changes.job.ts';

/** The company ticket as a file of products has it. */
const fileProduct = {
  id: 'company-ticket',
  services: ['company-tickets'],
  name: { nb: 'Filbillett', en: 'File ticket' },
  description: { nb: 'Fil', en: 'File' },
  nrOfDaysValid: null,
  tags: [],
  mediaTypes: ['MOBILE'],
  presetZoneIds: [],
  filters: {},
  vatKind: 'TRANSPORT',
  prices: [],
};

type ProductFile = {
  readonly asOf: string;
  readonly tenant?: TenantId;
  /** What it says of the company ticket. */
  readonly product?: object;
};

/** What `npm run reference-data` says of a file with the company ticket. */
export async function runProductFile(
  { database, clock }: TestPortal,
  command: 'check' | 'load',
  { asOf, tenant = 'ruter', product = {} }: ProductFile,
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'takst-products-'));
  const name = join(folder, 'products.json');
  const products = [{ ...fileProduct, ...product }];
  writeFileSync(
    name,
    JSON.stringify({ sources: ['A test.'], origin: 'fact', asOf, tenant, products }),
  );
  const { isDone, lines } = await runReferenceDataCommand(
    database,
    [command, name],
    clock.now(),
  ).finally(() => rmSync(folder, { recursive: true }));
  if (!isDone) throw new Error(lines.join('\n'));
  return lines.join('\n');
}

export const carryOver = ({ database, clock }: TestPortal) =>
  carryOverProductChangesJob.run({}, { database, clock }, 'test');

/** The company ticket as it is sold today. */
export const ticketOf = async (portal: TestPortal, tenant: TenantId = 'ruter') =>
  (await productsOn(portal.database, { tenant }, portal.clock.today())).find(
    ({ id }) => id === 'company-ticket',
  );
