import type { Box, DrawnZone, Size } from './draw-zones.ts';

export type MapView = { scale: number; x: number; y: number };

export const wholeMap: MapView = { scale: 1, x: 0, y: 0 };

const maxScale = 5;
/** The share of the picture that the focused zones fill; the rest shows their surroundings. */
const share = 0.8;

/** The view that focuses on some zones; the whole map when there are none. */
export function viewOf(focusedZones: readonly DrawnZone[], { width, height }: Size): MapView {
  if (focusedZones.length === 0) return wholeMap;
  const box = around(focusedZones.map((zone) => zone.box));
  const boxWidth = box.right - box.left;
  const boxHeight = box.bottom - box.top;
  const scale = Math.min((share * width) / boxWidth, (share * height) / boxHeight, maxScale);
  if (scale <= 1) return wholeMap;
  return {
    scale,
    x: width / 2 - (scale * (box.left + box.right)) / 2,
    y: height / 2 - (scale * (box.top + box.bottom)) / 2,
  };
}

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const letterWidth = 7;
const lineHeight = 16;

/** Whether a zone's name fits inside the zone at the current scale. */
export const hasRoom = ({ name, box }: DrawnZone, { scale }: MapView): boolean =>
  name.length * letterWidth < (box.right - box.left) * scale * 0.8 &&
  lineHeight < (box.bottom - box.top) * scale;

/** Whether the names of two zones would stand on each other at the current scale. */
export const doNamesMeet = (one: DrawnZone, other: DrawnZone, { scale }: MapView): boolean =>
  Math.abs(one.label.x - other.label.x) * scale <
    ((one.name.length + other.name.length) / 2) * letterWidth &&
  Math.abs(one.label.y - other.label.y) * scale < lineHeight;
