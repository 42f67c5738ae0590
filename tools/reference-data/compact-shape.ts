import type { Geometry, Ring } from './source-files.ts';

const fourDecimals = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/** Positive when the ring runs against the clock. */
const signedArea = (ring: Ring): number =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + (x * nextY - nextX * y);
  }, 0);

function compactRing(ring: Ring, clockwise: boolean): Ring {
  const rounded = ring.map(([x, y]): [number, number] => [fourDecimals(x), fourDecimals(y)]);
  const corners = rounded.filter(
    ([x, y], index) =>
      index === 0 || x !== rounded[index - 1]?.[0] || y !== rounded[index - 1]?.[1],
  );
  return signedArea(corners) < 0 === clockwise ? corners : corners.toReversed();
}

/** A ring needs three corners and its first point again. */
const isArea = (ring: Ring) => ring.length >= 4;

const compactPolygon = (rings: Ring[]): Ring[] =>
  rings.map((ring, index) => compactRing(ring, index === 0)).filter(isArea);

/** Rounds to about ten metres, with outer rings clockwise, without empty islands. */
export function compactShape(shape: Geometry): Geometry {
  if (shape.type === 'Polygon')
    return { type: 'Polygon', coordinates: compactPolygon(shape.coordinates) };
  return {
    type: 'MultiPolygon',
    coordinates: shape.coordinates.map(compactPolygon).filter((polygon) => polygon.length > 0),
  };
}
