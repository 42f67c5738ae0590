import type { Zone } from '@takst/contract/zones/list-zones.contract.ts';
import { geoBounds, geoMercator, geoPath } from 'd3-geo';

export type Size = { width: number; height: number };

/** A zone as it is drawn: the outline and where its name stands, in pixels. */
export type DrawnZone = {
  id: string;
  name: string;
  outline: string;
  label: { x: number; y: number };
  /** Whether the name has room within the zone. */
  hasRoom: boolean;
};

const margin = 12;
const letterWidth = 7;
const lineHeight = 16;

/** The zones of an operator on a picture of that size, the whole area in it. */
export function drawZones(zones: readonly Zone[], { width, height }: Size): DrawnZone[] {
  const area = { type: 'GeometryCollection' as const, geometries: zones.map(({ shape }) => shape) };
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [Math.max(width, 3 * margin) - margin, Math.max(height, 3 * margin) - margin],
    ],
    area,
  );
  const path = geoPath(projection).digits(1);
  return zones.map((zone) => {
    const [x, y] = projection(zone.labelPoint) ?? [0, 0];
    const [[left, top], [right, bottom]] = path.bounds(zone.shape);
    const room = { width: right - left, height: bottom - top };
    return {
      id: zone.id,
      name: zone.name,
      outline: path(zone.shape) ?? '',
      label: { x, y },
      hasRoom: zone.name.length * letterWidth < room.width * 0.85 && lineHeight < room.height,
    };
  });
}

/** How high a picture of that width has to be for the area to fill it, within what suits a form. */
export function heightFor(zones: readonly Zone[], width: number): number {
  const area = { type: 'GeometryCollection' as const, geometries: zones.map(({ shape }) => shape) };
  const [[west, south], [east, north]] = geoBounds(area);
  const middle = ((south + north) / 2) * (Math.PI / 180);
  const shape = (north - south) / ((east - west) * Math.cos(middle));
  return Math.round(Math.min(Math.max(width * shape, 260), 460));
}
