import * as z from 'zod/mini';

/** A zone by its name; null beside `validAllZones`. */
export const zoneName = z.nullable(
  z.string({ error: 'required' }).check(z.minLength(1, { error: 'required' })),
);

type ZoneFields = { validAllZones: boolean; zoneFrom: string | null; zoneTo: string | null };

/** Both zones are named, or none of them for all zones. */
export const areZonesNamedOrAll = <Fields extends ZoneFields>() => [
  z.refine<Fields>((fields) => fields.validAllZones === (fields.zoneFrom === null), {
    error: 'required',
    path: ['zoneFrom'],
  }),
  z.refine<Fields>((fields) => fields.validAllZones === (fields.zoneTo === null), {
    error: 'required',
    path: ['zoneTo'],
  }),
];
