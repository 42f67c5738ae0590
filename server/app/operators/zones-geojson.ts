import { dataOrigins } from '@takst/domain/platform/reference-data/data-origin.ts';
import { z } from 'zod';

const position = z.tuple([z.number(), z.number()]);
const ring = z.array(position).min(4, 'is no closed line');
const geometry = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) }),
  z.strictObject({
    type: z.literal('MultiPolygon'),
    coordinates: z.array(z.array(ring).min(1)).min(1),
  }),
]);

const properties = z.strictObject({
  id: z.string().min(1),
  name: z.string().min(1),
  /** A period ticket is paid for at most this many zones. */
  maxZones: z.int().min(1).default(3),
  adjacentZoneIds: z.array(z.string()),
  places: z.array(z.string()).default([]),
  labelPoint: position.optional(),
  origin: z.enum(dataOrigins).optional(),
});

const zoneMap = z
  .strictObject({
    type: z.literal('FeatureCollection'),
    sources: z.array(z.string()).min(1),
    origin: z.enum(dataOrigins),
    asOf: z.iso.date(),
    validFrom: z.iso.date(),
    features: z
      .array(z.strictObject({ type: z.literal('Feature'), properties, geometry }))
      .min(1, 'has no zone'),
  })
  .superRefine(({ features }, context) => {
    const ids = features.map(({ properties: { id } }) => id);
    const fault = (at: number, name: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['features', at, 'properties', name], message });
    for (const [at, { properties: zone }] of features.entries()) {
      if (ids.indexOf(zone.id) !== at) fault(at, 'id', `${zone.id} is there twice`);
      const unknown = zone.adjacentZoneIds.find((id) => !ids.includes(id));
      if (unknown !== undefined) {
        fault(at, 'adjacentZoneIds', `has the unknown neighbour ${unknown}`);
      }
    }
  });

/** `zones.geojson`: the zones of an operator as GeoJSON, where they come from and since when they are valid. */
export const zonesGeoJson = zoneMap.transform(({ type: _type, features, ...file }) => ({
  ...file,
  zones: features.map(({ properties: zone, geometry: shape }) => ({
    ...zone,
    labelPoint: zone.labelPoint ?? middleOf(shape),
    shape,
  })),
}));

/** The middle of the first outline, for a zone that does not say where its name stands. */
function middleOf(shape: z.output<typeof geometry>): [number, number] {
  const outline =
    (shape.type === 'Polygon' ? shape.coordinates[0] : shape.coordinates[0]?.[0]) ?? [];
  const middle = (at: 0 | 1): number => {
    const values = outline.map((point) => point[at]);
    return Number(((Math.min(...values) + Math.max(...values)) / 2).toFixed(4));
  };
  return [middle(0), middle(1)];
}
