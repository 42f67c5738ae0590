import { classNames } from '#design/class-names.ts';
import type { DrawnZone } from './draw-zones.ts';

/** Chosen, open to be chosen next, or too far from what is chosen. */
export type ZoneState = 'chosen' | 'open' | 'closed';

const fills: Record<ZoneState, string> = {
  chosen: 'fill-solid stroke-surface hover:fill-solid-hover',
  open: 'fill-surface stroke-control hover:fill-hover',
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
      className={classNames('cursor-pointer transition-colors', fills[state])}
    >
      <title>{title}</title>
    </path>
  );
}

const inks: Record<ZoneState, string> = {
  chosen: 'fill-on-solid font-bold',
  open: 'fill-ink font-semibold',
  closed: 'fill-ink-muted font-medium',
};

/** The zone's name, where it has room or is what was chosen. */
export function ZoneLabel({ drawing, state }: { drawing: DrawnZone; state: ZoneState }) {
  if (!drawing.hasRoom && state !== 'chosen') return null;
  const sticksOut = state === 'chosen' && !drawing.hasRoom;
  return (
    <text
      x={drawing.label.x}
      y={drawing.label.y}
      textAnchor="middle"
      dominantBaseline="central"
      paintOrder="stroke"
      strokeWidth={sticksOut ? 4 : 0}
      className={classNames(
        'pointer-events-none text-xs select-none',
        inks[state],
        sticksOut && 'stroke-solid',
      )}
    >
      {drawing.name}
    </text>
  );
}
