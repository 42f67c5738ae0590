import type { Zone } from '@takst/contract/zones/list-zones.contract.ts';
import { geoPath, geoTransform } from 'd3-geo';

export type Size = { width: number; height: number };
export type Box = { left: number; top: number; right: number; bottom: number };

/** A zone in pixels, drawn with the whole area filling the picture. */
export type DrawnZone = {
  id: string;
  name: string;
  outline: string;
  label: { x: number; y: number };
  box: Box;
};

type Point = readonly [number, number];
type Place = (longitude: number, latitude: number) => Point;

const margin = 12;

const placedBy = (place: Place) =>
  geoTransform({
    point(longitude, latitude) {
      this.stream.point(...place(longitude, latitude));
    },
  });

const areaOf = (zones: readonly Zone[]) => ({
  type: 'GeometryCollection' as const,
  geometries: zones.map(({ shape }) => shape),
});

/**
 * Equirectangular projection, north up, with the longitude scale of the area's middle. At the size
 * of an operator's area the error is invisible, and it needs far less code than other projections.
 */
function layOut(zones: readonly Zone[]): { flat: Place; bounds: [Point, Point] } {
  const latitudes = zones.map(({ labelPoint }) => labelPoint[1]);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const shortening = Math.cos((middle * Math.PI) / 180);
  const flat: Place = (longitude, latitude) => [longitude * shortening, -latitude];
  return { flat, bounds: geoPath(placedBy(flat)).bounds(areaOf(zones)) };
}

export function drawZones(zones: readonly Zone[], { width, height }: Size): DrawnZone[] {
  const { flat, bounds } = layOut(zones);
  const [[left, top], [right, bottom]] = bounds;
  const room = { width: Math.max(width - 2 * margin, 1), height: Math.max(height - 2 * margin, 1) };
  const scale = Math.min(room.width / (right - left), room.height / (bottom - top));
  const place: Place = (longitude, latitude) => {
    const [x, y] = flat(longitude, latitude);
    return [
      width / 2 + scale * (x - (left + right) / 2),
      height / 2 + scale * (y - (top + bottom) / 2),
    ];
  };
  const path = geoPath(placedBy(place)).digits(2);
  return zones.map((zone) => drawnBy(zone, { path, place }));
}

type Pen = { path: ReturnType<typeof geoPath>; place: Place };

function drawnBy({ id, name, shape, labelPoint }: Zone, { path, place }: Pen): DrawnZone {
  const [x, y] = place(...labelPoint);
  const [[left, top], [right, bottom]] = path.bounds(shape);
  const box = { left, top, right, bottom };
  return { id, name, outline: path(shape) ?? '', label: { x, y }, box };
}

/** The height at which the area fills a picture of that width, limited to what suits a form. */
export function heightFor(zones: readonly Zone[], width: number): number {
  const [[left, top], [right, bottom]] = layOut(zones).bounds;
  const height = (width * (bottom - top)) / (right - left);
  return Math.round(Math.min(Math.max(height, 260), 460));
}
