import type { Zone } from '@takst/contract/zones/list-zones.contract.ts';
import { useMemo } from 'react';
import { drawZones, heightFor } from './draw-zones.ts';
import { useWidth } from './use-width.ts';
import { ZoneOutline, ZoneLabel, type ZoneState } from './zone-on-map.tsx';

interface ZoneMapProps {
  zones: readonly Zone[];
  stateOf: (zone: Zone) => ZoneState;
  onPick: (zone: Zone) => void;
}

/**
 * The fare zones as a picture that can be pressed. For the eye and the pointer only: whatever it can do,
 * the lists beside it can, and they are what keyboards and screen readers use.
 */
export function ZoneMap({ zones, stateOf, onPick }: ZoneMapProps) {
  const { ref, width } = useWidth<HTMLDivElement>(480);
  const height = useMemo(() => heightFor(zones, width), [zones, width]);
  const drawn = useMemo(() => drawZones(zones, { width, height }), [zones, width, height]);
  const shown = zones.flatMap((zone, position) => {
    const drawing = drawn[position];
    return drawing ? [{ zone, drawing, state: stateOf(zone) }] : [];
  });
  // Chosen zones last, so that their outlines are not covered by their neighbours'.
  const inOrder = shown.toSorted((a, b) => rank[a.state] - rank[b.state]);
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className="overflow-hidden rounded-ui border border-line bg-sunken"
    >
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full"
      >
        {inOrder.map(({ zone, drawing, state }) => (
          <ZoneOutline
            key={zone.id}
            drawing={drawing}
            state={state}
            title={[zone.name, ...zone.places].join(' · ')}
            onPick={() => onPick(zone)}
          />
        ))}
        {shown.map(({ zone, drawing, state }) => (
          <ZoneLabel key={zone.id} drawing={drawing} state={state} />
        ))}
      </svg>
    </div>
  );
}

const rank: Record<ZoneState, number> = { closed: 0, open: 1, chosen: 2 };
