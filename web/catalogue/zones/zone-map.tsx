import type { Zone } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { buttonClass } from '#platform/design/buttons/button-style.ts';
import { drawZones, heightFor } from './draw-zones.ts';
import { doNamesMeet, viewOf, wholeMap } from './map-view.ts';
import { ZoneLabel, ZoneOutline, type ZoneState } from './zone-on-map.tsx';

interface ZoneMapProps {
  zones: readonly Zone[];
  stateOf: (zone: Zone) => ZoneState;
  onPick: (zone: Zone) => void;
  /** Labels of the button that switches between the whole area and the selection. */
  labels: { wholeArea: string; selection: string };
  maxHeight: number;
}

/** With more zones than this, some are too small to press. */
const maxPressableZones = 15;
/** Up to this many selected zones show their names even where they overflow the zone. */
const maxForcedNames = 2;

/**
 * A map of the fare zones that can be pressed. For pointers only: the lists beside it do the same and
 * serve keyboards and screen readers.
 */
export function ZoneMap({ zones, stateOf, onPick, labels, maxHeight }: ZoneMapProps) {
  const { ref, width } = useWidth<HTMLDivElement>(260);
  const [isCloser, setCloser] = useState(zones.length > maxPressableZones);
  const height = useMemo(
    () => Math.min(heightFor(zones, width), maxHeight),
    [zones, width, maxHeight],
  );
  const drawings = useMemo(() => drawZones(zones, { width, height }), [zones, width, height]);
  const drawnZones = zones.flatMap((zone, position) => {
    const drawing = drawings[position];
    return drawing ? [{ zone, drawing, state: stateOf(zone) }] : [];
  });
  const selectedCount = drawnZones.filter(isSelected).length;
  const focusedZones = surroundings(drawnZones);
  const view = isCloser ? viewOf(focusedZones, { width, height }) : wholeMap;
  // The names of selected zones always stand; others make room for them.
  const forcedNames = selectedCount <= maxForcedNames ? drawnZones.filter(isSelected) : [];
  const namedZones = drawnZones.filter(
    (one) =>
      isSelected(one) ||
      !forcedNames.some(({ drawing }) => doNamesMeet(one.drawing, drawing, view)),
  );
  // Selected zones last, so that neighbours do not cover their outlines.
  const inOrder = drawnZones.toSorted((a, b) => rank[a.state] - rank[b.state]);
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
        {namedZones.map(({ zone, drawing, state }) => (
          <ZoneLabel
            key={zone.id}
            drawing={drawing}
            state={state}
            view={view}
            isAlwaysShown={state === 'chosen' && selectedCount <= maxForcedNames}
          />
        ))}
      </svg>
      {zones.length > maxPressableZones && focusedZones.length > 0 && (
        <button
          type="button"
          tabIndex={-1}
          onClick={() => setCloser(!isCloser)}
          className={buttonClass('secondary', 'absolute! right-2 bottom-2 text-small')}
        >
          {isCloser ? labels.wholeArea : labels.selection}
        </button>
      )}
    </div>
  );
}

const rank: Record<ZoneState, number> = { closed: 0, open: 1, chosen: 2 };

const isSelected = ({ state }: { state: ZoneState }): boolean => state === 'chosen';

type DrawnZone = { zone: Zone; drawing: ReturnType<typeof drawZones>[number]; state: ZoneState };

/** The selected zones and their neighbours; none when nothing or everything is selected. */
function surroundings(zones: readonly DrawnZone[]) {
  const selected = zones.filter(({ state }) => state === 'chosen').map(({ zone }) => zone);
  if (selected.length === zones.length) return [];
  const near = new Set(selected.flatMap(({ id, adjacentZoneIds }) => [id, ...adjacentZoneIds]));
  return zones.filter(({ zone }) => near.has(zone.id)).map(({ drawing }) => drawing);
}

function useWidth<E extends HTMLElement>(
  atFirst: number,
): { ref: RefObject<E | null>; width: number } {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(atFirst);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth || atFirst);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [atFirst]);
  return { ref, width };
}
