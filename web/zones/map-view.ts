import type { Box, DrawnZone, Size } from './draw-zones.ts';

/** How much the picture is enlarged, and how far it is moved. */
export type MapView = { scale: number; x: number; y: number };

export const wholeMap: MapView = { scale: 1, x: 0, y: 0 };

const mostEnlarged = 5;
/** How much of the picture the zones looked at may fill; the rest shows what lies around them. */
const share = 0.8;

/** The view in which some of the zones fill the picture; the whole map when there are none. */
export function viewOf(shown: readonly DrawnZone[], { width, height }: Size): MapView {
  if (shown.length === 0) return wholeMap;
  const box = around(shown.map((zone) => zone.box));
  const across = box.right - box.left;
  const down = box.bottom - box.top;
  const scale = Math.min((share * width) / across, (share * height) / down, mostEnlarged);
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

/** Whether a zone's name has room within the zone as it is shown. */
export const hasRoom = ({ name, box }: DrawnZone, { scale }: MapView): boolean =>
  name.length * letterWidth < (box.right - box.left) * scale * 0.8 &&
  lineHeight < (box.bottom - box.top) * scale;
