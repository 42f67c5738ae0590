import { csvLine } from '@takst/domain/platform/csv/csv.rules.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { zonesBetween } from '@takst/domain/catalogue/zones/zones-between.rules.ts';
import { profileIds } from '@takst/domain/catalogue/products/profiles.rules.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { priceHeadings } from '@takst/domain/services/operator-desk/price-headings.ts';
import { priceColumns } from '@takst/domain/services/operator-desk/read-price-row.rules.ts';
import { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { norwegianDate } from '#platform/time/norwegian-date.ts';
import type { NetexPrices } from '@takst/domain/catalogue/netex/netex-prices.ts';
import { readNetexPrices } from '#catalogue/netex/netex.public.ts';
import { productsOn } from '#catalogue/products/products.public.ts';
import { zonesOn } from '#catalogue/zones/zones.public.ts';

export const netexPricesUsage =
  'npm run netex-prices -- <operator> <file.xml> <prices.csv> [--mapping mapping.json]';

/** What ids of files stand for, as the user writes it; null leaves them out. */
export const netexMapping = z.strictObject({
  products: z.record(z.string(), z.string().nullable()).default({}),
  profiles: z.record(z.string(), z.string().nullable()).default({}),
  zones: z.record(z.string(), z.int().min(1).max(99).nullable()).default({}),
});

type Reading = {
  readonly tenant: TenantId;
  readonly stream: AsyncIterable<Uint8Array>;
  readonly mapping: z.output<typeof netexMapping>;
  readonly today: Temporal.PlainDate;
};

/** The prices of a NeTEx file as CSV that the page for new prices reads, or null, and what there is to say. */
export async function runNetexPricesCommand(
  database: Database,
  { tenant, stream, mapping, today }: Reading,
): Promise<{ readonly csv: string | null; readonly lines: readonly string[] }> {
  const products = await productsOn(database, { tenant }, today);
  const zones = await zonesOn(database, tenant, today);
  const map = { zones, pair: tenantOf(tenant).commonZonePair };
  const read = await readNetexPrices(stream, {
    mapping,
    productIds: products.map(({ id }) => id),
    profileIds,
    zonesBetween: (from, to) => zonesBetween(from, to, map),
  });
  const isWhole = read.errors.length === 0 && read.unknown.length === 0;
  if (isWhole) return { csv: csvOf(read), lines: [`Prices: ${read.rows.length}.`] };
  return {
    csv: null,
    lines: [
      'Nothing is written.',
      ...read.errors.map(({ line, reason }) => `  Line ${line}: ${reason}`),
      ...unknownLines(read),
    ],
  };
}

function unknownLines({ unknown }: NetexPrices): string[] {
  if (unknown.length === 0) return [];
  const idsOf = (kind: (typeof unknown)[number]['kind']) =>
    Object.fromEntries(unknown.filter((one) => one.kind === kind).map(({ id }) => [id, null]));
  const mapping = { products: idsOf('product'), profiles: idsOf('profile'), zones: idsOf('zones') };
  return [
    'Ids that stand for nothing yet:',
    ...unknown.map(
      ({ kind, id, line, prices }) => `  ${kind} ${id}: ${prices} prices, first in line ${line}`,
    ),
    'Say in a file for --mapping what they stand for; null leaves them out:',
    JSON.stringify(mapping, null, 1),
  ];
}

const csvOf = ({ rows }: NetexPrices): string =>
  [
    csvLine(priceColumns.map((column) => priceHeadings[column].headings.nb[0])),
    ...rows.map(({ productId, profileId, nrOfZones, validFrom, priceOre }) =>
      csvLine([
        productId,
        profileId,
        String(nrOfZones),
        norwegianDate(validFrom),
        toKroner(priceOre).toFixed(2).replace('.', ','),
      ]),
    ),
  ].join('');
