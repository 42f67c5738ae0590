import * as z from 'zod/mini';
import { route } from '#platform/calls/route.ts';

const position = z.tuple([z.number(), z.number()]);
const ring = z.array(position);

/** A GeoJSON geometry, longitude first. */
const zoneShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
]);
export type ZoneShape = z.output<typeof zoneShape>;

/** A fare zone (spec 2 §3), with what a map needs to draw it. */
export const zone = z.object({
  id: z.string(),
  name: z.string(),
  adjacentZoneIds: z.array(z.string()),
  adjacentZoneNames: z.array(z.string()),
  /** A period ticket is paid for at most this many zones; from there on it is valid in all. */
  maxZones: z.int(),
  /** Municipalities in the zone; empty where the zone is one municipality and has its name. */
  places: z.array(z.string()),
  labelPoint: position,
  shape: zoneShape,
});
export type Zone = z.output<typeof zone>;

/** Zones are public facts, shown to visitors too. */
export const listZones = route({
  method: 'GET',
  path: '/api/zone/list',
  summary:
    'The fare zones of the operator as they are today, in the order in which lists show them',
  needs: 'anyone',
  reply: z.array(zone),
  refusals: {},
});
