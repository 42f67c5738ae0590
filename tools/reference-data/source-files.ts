import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const position = z.tuple([z.number(), z.number()]);
const ring = z.array(position);
const geometry = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
]);
export type Geometry = z.output<typeof geometry>;
export type Ring = z.output<typeof ring>;

const zonesFile = z.object({
  maxZonesPeriod: z.number().int(),
  zones: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      adjacentZoneIds: z.array(z.string()),
      labelPoint: position,
      municipalities2024: z
        .array(z.object({ name: z.string(), percentOfMunicipality: z.number() }))
        .default([]),
    }),
  ),
});
export type SourceZone = z.output<typeof zonesFile>['zones'][number];

const shapesFile = z.object({
  features: z.array(z.object({ properties: z.object({ id: z.string() }), geometry })),
});

/** Kroner by number of zones, by profile. */
const priceTable = z.record(z.string(), z.record(z.string(), z.number()));
export type PriceTable = z.output<typeof priceTable>;

const ruterPricesFile = z.object({
  priceLists: z.array(
    z.object({
      validFrom: z.string(),
      '30-day': priceTable,
      '365-day': priceTable,
      '7-day': priceTable.optional(),
      '24-hour': priceTable.optional(),
      single: priceTable.optional(),
    }),
  ),
});

const aktPricesFile = z.object({
  period30dayAdultByZone: z.object({ ADULT: priceTable.valueType }),
  single: z.object({ validFrom: z.iso.date(), prepaid: priceTable }),
});

const readJson = <S extends z.ZodType>(file: string, schema: S): z.output<S> =>
  schema.parse(JSON.parse(readFileSync(file, 'utf8')));

export const readZones = (folder: string, operator: string) =>
  readJson(join(folder, `${operator}-zones.json`), zonesFile);
export const readShapes = (folder: string, operator: string) =>
  readJson(join(folder, `${operator}-zones.geojson`), shapesFile);
export const readRuterPrices = (folder: string) =>
  readJson(join(folder, 'prices/ruter-prices.json'), ruterPricesFile);
export const readAktPrices = (folder: string) =>
  readJson(join(folder, 'prices/akt-prices.json'), aktPricesFile);
