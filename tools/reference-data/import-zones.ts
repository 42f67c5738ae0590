import type { DataOrigin } from '@takst/domain/platform/reference-data/data-origin.ts';
import { compactShape } from './compact-shape.ts';
import { readShapes, readZones, type SourceZone } from './source-files.ts';

type ZoneImport = {
  readonly folder: string;
  readonly operator: 'ruter' | 'akt';
  readonly validFrom: string;
  readonly sources: string[];
  readonly origin: DataOrigin;
  readonly asOf: string;
  /** Zones that are asked for by name are listed by name, numbered rings as they are numbered. */
  readonly order: 'by-name' | 'as-listed';
};

const norwegian = new Intl.Collator('nb');

/** A sliver of a municipality does not help anyone to find their zone. */
const smallestShare = 5;

/** Keeps at least the largest share, however small, where the source names any. */
const placesOf = (zone: SourceZone): string[] =>
  zone.municipalities2024
    .toSorted((a, b) => b.percentOfMunicipality - a.percentOfMunicipality)
    .filter(
      ({ percentOfMunicipality }, index) => index === 0 || percentOfMunicipality >= smallestShare,
    )
    .map((municipality) => municipality.name);

/** The zone map of one operator, with its shapes, as the project keeps it. */
export function importZones({ folder, operator, validFrom, order, ...file }: ZoneImport) {
  const { maxZonesPeriod, zones } = readZones(folder, operator);
  const shapes = new Map(
    readShapes(folder, operator).features.map((feature) => [
      feature.properties.id,
      feature.geometry,
    ]),
  );
  const sorted =
    order === 'by-name' ? zones.toSorted((a, b) => norwegian.compare(a.name, b.name)) : zones;
  const shapeOf = (zone: SourceZone) => {
    const shape = shapes.get(zone.id);
    if (!shape) throw new Error(`zone ${zone.id} of ${operator} has no shape`);
    return compactShape(shape);
  };
  return {
    ...file,
    validFrom,
    zones: sorted.map((zone) => ({
      id: zone.id,
      name: zone.name,
      maxZones: maxZonesPeriod,
      adjacentZoneIds: zone.adjacentZoneIds,
      places: placesOf(zone),
      labelPoint: zone.labelPoint,
      shape: shapeOf(zone),
    })),
  };
}

export type ZoneFile = ReturnType<typeof importZones>;
