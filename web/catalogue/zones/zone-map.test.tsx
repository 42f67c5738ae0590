// @vitest-environment happy-dom
import type { Zone } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { cleanup, fireEvent, render } from '#testing/dom.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { drawZones } from './draw-zones.ts';
import { viewOf, wholeMap } from './map-view.ts';
import { ZoneMap } from './zone-map.tsx';

afterEach(cleanup);

const square = (id: string, west: number, width: number): Zone => ({
  id,
  name: id,
  adjacentZoneIds: [],
  adjacentZoneNames: [],
  maxZones: 3,
  places: [],
  labelPoint: [west + width / 2, 60],
  shape: {
    type: 'Polygon',
    coordinates: [
      [
        [west, 59.9],
        [west, 60.1],
        [west + width, 60.1],
        [west + width, 59.9],
        [west, 59.9],
      ],
    ],
  },
});
const zones = [square('West', 10, 1), square('East', 11, 1)];

test('a press on a zone selects it', () => {
  const onPick = vi.fn<(zone: Zone) => void>();
  const labels = { wholeArea: '', selection: '' };
  const { container } = render(
    <ZoneMap
      maxHeight={600}
      zones={zones}
      stateOf={() => 'open'}
      onPick={onPick}
      labels={labels}
    />,
  );
  const east = [...container.querySelectorAll('path')].find((path) => path.textContent === 'East');
  if (east) fireEvent.click(east);
  expect(onPick.mock.calls.map(([zone]) => zone.id)).toEqual(['East']);
});

test('nothing in the map can be reached by Tab', () => {
  const labels = { wholeArea: 'Whole', selection: 'Closer' };
  const many = Array.from({ length: 20 }, (_, place) => square(`Z${place}`, 10 + place, 1));
  const { container } = render(
    <ZoneMap
      maxHeight={600}
      zones={many}
      stateOf={({ id }) => (id === 'Z3' ? 'chosen' : 'closed')}
      onPick={() => undefined}
      labels={labels}
    />,
  );
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelector('button')?.tabIndex).toBe(-1);
});

test('the whole area fits in the picture, west on the left', () => {
  const size = { width: 400, height: 300 };
  const [west, east] = drawZones(zones, size);
  expect(west?.label.x).toBeLessThan(east?.label.x ?? 0);
  for (const { box } of drawZones(zones, size)) {
    expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(size.width);
  }
});

test('the closer view centres the selected zones; without any it shows the whole map', () => {
  const size = { width: 400, height: 300 };
  const [, east] = drawZones(zones, size);
  if (!east) throw new Error('two zones');
  const view = viewOf([east], size);
  expect(view.scale).toBeGreaterThan(1);
  expect(view.x + view.scale * ((east.box.left + east.box.right) / 2)).toBeCloseTo(200);
  expect(viewOf([], size)).toEqual(wholeMap);
});

test('a name makes room for the name of a selected zone that it would stand on', () => {
  const labels = { wholeArea: '', selection: '' };
  const close = [square('A very long name', 10, 1), square('Neighbour', 10.9, 1)];
  const namesWith = (selected: string) => {
    const { container, unmount } = render(
      <ZoneMap
        maxHeight={600}
        zones={close}
        stateOf={({ id }) => (id === selected ? 'chosen' : 'open')}
        onPick={() => undefined}
        labels={labels}
      />,
    );
    const names = [...container.querySelectorAll('text')].map(({ textContent }) => textContent);
    unmount();
    return names;
  };
  expect(namesWith('Neighbour')).toEqual(['Neighbour']);
  expect(namesWith('nothing')).toContain('Neighbour');
});
