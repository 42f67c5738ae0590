import type { Zone, ZoneShape } from '@takst/contract/catalogue/zones/list-zones.contract.ts';

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

/** The rings of a shape; on a flat map, all are drawn alike. */
const ringsOf = (shape: ZoneShape) =>
  shape.type === 'Polygon' ? shape.coordinates : shape.coordinates.flat();

function boxOf(shapes: readonly ZoneShape[], place: Place): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const position of shapes.flatMap(ringsOf).flat()) {
    const [x, y] = place(...position);
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

const outlineOf = (shape: ZoneShape, place: Place): string =>
  ringsOf(shape)
    .map((ring) => `M${ring.map((position) => pixels(place(...position))).join('L')}Z`)
    .join('');

const pixels = ([x, y]: Point): string => `${x.toFixed(2)},${y.toFixed(2)}`;

/**
 * Equirectangular projection, north up, with the longitude scale of the area's middle. At the size
 * of an operator's area the error is invisible, and it needs far less code than other projections.
 */
function layOut(zones: readonly Zone[]): { flat: Place; box: Box } {
  const latitudes = zones.map(({ labelPoint }) => labelPoint[1]);
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const shortening = Math.cos((middle * Math.PI) / 180);
  const flat: Place = (longitude, latitude) => [longitude * shortening, -latitude];
  const shapes = zones.map(({ shape }) => shape);
  return { flat, box: boxOf(shapes, flat) };
}

export function drawZones(zones: readonly Zone[], { width, height }: Size): DrawnZone[] {
  const { flat, box } = layOut(zones);
  const { left, top, right, bottom } = box;
  const room = { width: Math.max(width - 2 * margin, 1), height: Math.max(height - 2 * margin, 1) };
  const scale = Math.min(room.width / (right - left), room.height / (bottom - top));
  const place: Place = (longitude, latitude) => {
    const [x, y] = flat(longitude, latitude);
    return [
      width / 2 + scale * (x - (left + right) / 2),
      height / 2 + scale * (y - (top + bottom) / 2),
    ];
  };
  return zones.map(({ id, name, shape, labelPoint }) => {
    const [x, y] = place(...labelPoint);
    const outline = outlineOf(shape, place);
    return { id, name, outline, label: { x, y }, box: boxOf([shape], place) };
  });
}

/** The height at which the area fills a picture of that width, limited to what suits a form. */
export function heightFor(zones: readonly Zone[], width: number): number {
  const { left, top, right, bottom } = layOut(zones).box;
  const height = (width * (bottom - top)) / (right - left);
  return Math.round(Math.min(Math.max(height, 260), 460));
}
