import type { Zone } from '@takst/contract/zones/list-zones.contract.ts';
import { geoBounds, geoMercator, geoPath } from 'd3-geo';

export type Size = { width: number; height: number };
export type Box = { left: number; top: number; right: number; bottom: number };

/** A zone as it is drawn when the whole area fills the picture, in pixels. */
export type DrawnZone = {
  id: string;
  name: string;
  outline: string;
  label: { x: number; y: number };
  box: Box;
};

const margin = 12;

const areaOf = (zones: readonly Zone[]) => ({
  type: 'GeometryCollection' as const,
  geometries: zones.map(({ shape }) => shape),
});

/** The zones of an operator on a picture of that size, the whole area in it. */
export function drawZones(zones: readonly Zone[], { width, height }: Size): DrawnZone[] {
  const projection = geoMercator().fitExtent(
    [
      [margin, margin],
      [Math.max(width, 3 * margin) - margin, Math.max(height, 3 * margin) - margin],
    ],
    areaOf(zones),
  );
  const path = geoPath(projection).digits(2);
  return zones.map(({ id, name, shape, labelPoint }) => {
    const [x, y] = projection(labelPoint) ?? [0, 0];
    const [[left, top], [right, bottom]] = path.bounds(shape);
    return {
      id,
      name,
      outline: path(shape) ?? '',
      label: { x, y },
      box: { left, top, right, bottom },
    };
  });
}

/** How high a picture of that width has to be for the area to fill it, within what suits a form. */
export function heightFor(zones: readonly Zone[], width: number): number {
  const [[west, south], [east, north]] = geoBounds(areaOf(zones));
  const middle = ((south + north) / 2) * (Math.PI / 180);
  const shape = (north - south) / ((east - west) * Math.cos(middle));
  return Math.round(Math.min(Math.max(width * shape, 260), 460));
}
