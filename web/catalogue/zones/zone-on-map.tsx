import { classNames } from '#platform/design/class-names.ts';
import type { DrawnZone } from './draw-zones.ts';
import { hasRoom, type MapView } from './map-view.ts';

/** Selected, selectable next, or not adjacent to the selection. */
export type ZoneState = 'chosen' | 'open' | 'closed';

const fills: Record<ZoneState, string> = {
  chosen: 'fill-select stroke-surface hover:fill-select-hover',
  open: 'fill-select-tint stroke-select/60 hover:fill-hover',
  closed: 'fill-neutral-tint stroke-control/50 hover:fill-hover',
};

interface ZoneOutlineProps {
  drawing: DrawnZone;
  state: ZoneState;
  title: string;
  onPick: () => void;
}

export function ZoneOutline({ drawing, state, title, onPick }: ZoneOutlineProps) {
  return (
    <path
      d={drawing.outline}
      onClick={onPick}
      strokeWidth={state === 'chosen' ? 1.5 : 1}
      strokeLinejoin="round"
      vectorEffect="non-scaling-stroke"
      className={classNames('cursor-pointer transition-colors', fills[state])}
    >
      <title>{title}</title>
    </path>
  );
}

const inks: Record<ZoneState, string> = {
  chosen: 'fill-on-select stroke-select font-bold',
  open: 'fill-on-select-tint stroke-select-tint font-semibold',
  closed: 'fill-ink-muted stroke-neutral-tint font-medium',
};

interface ZoneLabelProps {
  drawing: DrawnZone;
  state: ZoneState;
  view: MapView;
  /** Shows the name even when it does not fit inside the zone. */
  isAlwaysShown: boolean;
}

/** The zone's name, when it fits or is forced; the same size at every scale. */
export function ZoneLabel({ drawing, state, view, isAlwaysShown }: ZoneLabelProps) {
  if (!isAlwaysShown && !hasRoom(drawing, view)) return null;
  const x = view.x + view.scale * drawing.label.x;
  const y = view.y + view.scale * drawing.label.y;
  return (
    <text
      textAnchor="middle"
      dominantBaseline="central"
      paintOrder="stroke"
      strokeLinejoin="round"
      // An outline in the zone's colour, for letters that overflow its border.
      strokeWidth={4}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      className={classNames(
        'pointer-events-none text-chart transition-transform duration-300 select-none',
        inks[state],
      )}
    >
      {drawing.name}
    </text>
  );
}
