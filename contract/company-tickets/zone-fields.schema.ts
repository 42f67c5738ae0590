import * as z from 'zod/mini';

/** A zone by its name; null beside `validAllZones`. */
export const zoneName = z.nullable(
  z.string({ error: 'required' }).check(z.minLength(1, { error: 'required' })),
);

type ZoneFields = { validAllZones: boolean; zoneFrom: string | null; zoneTo: string | null };

/** Both zones are named, or none of them for all zones. */
export const areZonesNamedOrAll = <Fields extends ZoneFields>() => [
  z.refine<Fields>((asked) => asked.validAllZones === (asked.zoneFrom === null), {
    error: 'required',
    path: ['zoneFrom'],
  }),
  z.refine<Fields>((asked) => asked.validAllZones === (asked.zoneTo === null), {
    error: 'required',
    path: ['zoneTo'],
  }),
];
