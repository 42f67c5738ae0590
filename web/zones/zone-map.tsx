import type { Zone } from '@takst/contract/zones/list-zones.contract.ts';
import { useMemo, useState } from 'react';
import { buttonClass } from '#design/buttons/button-style.ts';
import { drawZones, heightFor } from './draw-zones.ts';
import { viewOf, wholeMap } from './map-view.ts';
import { useWidth } from './use-width.ts';
import { ZoneLabel, ZoneOutline, type ZoneState } from './zone-on-map.tsx';

interface ZoneMapProps {
  zones: readonly Zone[];
  stateOf: (zone: Zone) => ZoneState;
  onPick: (zone: Zone) => void;
  /** What the button says that shows the whole area, and the surroundings of what is chosen. */
  words: { whole: string; closer: string };
}

/** An operator with more zones than this has some that are too small to press. */
const crowded = 15;
/** The names of a few chosen zones are shown even where they reach over the border. */
const fewChosen = 2;

/**
 * The fare zones as a picture that can be pressed. For the eye and the pointer only: whatever it can do,
 * the lists beside it can, and they are what keyboards and screen readers use.
 */
export function ZoneMap({ zones, stateOf, onPick, words }: ZoneMapProps) {
  const { ref, width } = useWidth<HTMLDivElement>(480);
  const [isCloser, setCloser] = useState(zones.length > crowded);
  const height = useMemo(() => heightFor(zones, width), [zones, width]);
  const drawn = useMemo(() => drawZones(zones, { width, height }), [zones, width, height]);
  const shown = zones.flatMap((zone, position) => {
    const drawing = drawn[position];
    return drawing ? [{ zone, drawing, state: stateOf(zone) }] : [];
  });
  const chosen = shown.filter(({ state }) => state === 'chosen').length;
  const lookedAt = surroundings(shown);
  const view = isCloser ? viewOf(lookedAt, { width, height }) : wholeMap;
  // Chosen zones last, so that their outlines are not covered by their neighbours'.
  const inOrder = shown.toSorted((a, b) => rank[a.state] - rank[b.state]);
  return (
    <div
      ref={ref}
      aria-hidden="true"
      className="relative overflow-hidden rounded-ui border border-line bg-sunken"
    >
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        className="block w-full"
      >
        <g
          className="transition-transform duration-300"
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
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
        </g>
        {shown.map(({ zone, drawing, state }) => (
          <ZoneLabel
            key={zone.id}
            drawing={drawing}
            state={state}
            view={view}
            isAlwaysShown={state === 'chosen' && chosen <= fewChosen}
          />
        ))}
      </svg>
      {zones.length > crowded && lookedAt.length > 0 && (
        <button
          type="button"
          tabIndex={-1}
          onClick={() => setCloser(!isCloser)}
          className={buttonClass('secondary', 'absolute! right-2 bottom-2 text-sm')}
        >
          {isCloser ? words.whole : words.closer}
        </button>
      )}
    </div>
  );
}

const rank: Record<ZoneState, number> = { closed: 0, open: 1, chosen: 2 };

type Shown = { zone: Zone; drawing: ReturnType<typeof drawZones>[number]; state: ZoneState };

/** What is chosen and all that lies beside it; none when nothing or everything is chosen. */
function surroundings(shown: readonly Shown[]) {
  const chosen = shown.filter(({ state }) => state === 'chosen').map(({ zone }) => zone);
  if (chosen.length === shown.length) return [];
  const near = new Set(chosen.flatMap(({ id, adjacentZoneIds }) => [id, ...adjacentZoneIds]));
  return shown.filter(({ zone }) => near.has(zone.id)).map(({ drawing }) => drawing);
}
