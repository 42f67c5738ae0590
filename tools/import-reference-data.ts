import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aktProducts } from './reference-data/akt-products.ts';
import { companyRegisterFile } from './reference-data/company-register.ts';
import { importZones } from './reference-data/import-zones.ts';
import { postAreas } from './reference-data/post-areas.ts';
import { zonesAsGeoJson } from './reference-data/zones-as-geojson.ts';
import { ruterProducts } from './reference-data/ruter-products.ts';

/** One entry a line: short enough to keep, readable enough to review. */
function asText(file: { readonly sources: string[] } & Record<string, unknown>): string {
  const fields = Object.entries(file).map(([name, value]) => {
    if (!Array.isArray(value)) return `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`;
    const lines = value.map((entry: unknown) => `    ${JSON.stringify(entry)}`);
    return `  ${JSON.stringify(name)}: [\n${lines.join(',\n')}\n  ]`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}

/** When the sources were collected. */
const asOf = '2026-05-01';

/** Converts the collected source files to the project's own, in their places from the root; the result is deterministic. */
export function importReferenceData(from: string, to: string): void {
  const files = {
    'operators/ruter/zones.geojson': zonesAsGeoJson(
      importZones({
        folder: from,
        operator: 'ruter',
        validFrom: '2020-01-01',
        order: 'as-listed',
        origin: 'fact',
        asOf,
        sources: [
          'Ids, names, shapes: FACT as of April 2021. Entur NSR tariff zones (NLOD), by github.com/entur/billettkart @8ea97d81, simplified.',
          'Adjacency: FACT by geometry. Municipalities: derived from Kartverket polygons (CC BY 4.0).',
          'validFrom: ASSUMPTION, the first price list.',
        ],
      }),
    ),
    'operators/akt/zones.geojson': zonesAsGeoJson(
      importZones({
        folder: from,
        operator: 'akt',
        validFrom: '2020-01-01',
        order: 'by-name',
        origin: 'assumption',
        asOf,
        sources: [
          'One zone is one municipality: FACT (akt.no). Shapes: Kartverket 2024 (CC BY 4.0), by github.com/robhop/fylker-og-kommuner @ae878250.',
          'Adjacency: ASSUMPTION, a shared land border. Ids: ASSUMPTION, 900 Kristiansand, 950 Vennesla, else the municipality number.',
        ],
      }),
    ),
    'operators/ruter/data.json': ruterProducts(from, asOf),
    'operators/akt/data.json': aktProducts(from, asOf),
    'database/reference/post-areas.json': postAreas(from, asOf),
    'database/reference/company-register.json': companyRegisterFile(from),
  };
  for (const [name, file] of Object.entries(files)) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    writeFileSync(join(to, name), asText(file));
  }
}

if (import.meta.main) {
  const [from] = process.argv.slice(2);
  if (!from) throw new Error('Name the folder with the collected source files.');
  importReferenceData(from, join(import.meta.dirname, '..'));
}
