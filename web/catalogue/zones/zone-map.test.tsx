// @vitest-environment happy-dom
import type { Zone } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import { cleanup, fireEvent, render } from '#testing/dom.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { drawZones, heightFor } from './draw-zones.ts';
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

const rowOf = (length: number) =>
  Array.from({ length }, (_, place) => ({
    ...square(`Z${place}`, 10 + place, 1),
    adjacentZoneIds: [`Z${place - 1}`, `Z${place + 1}`],
    places: [`Place ${place}`],
  }));

/** A map of a row of zones, of which some are selected. */
function rowMap(length: number, ...selected: readonly number[]) {
  const { container } = render(
    <ZoneMap
      maxHeight={600}
      zones={rowOf(length)}
      stateOf={({ id }) => (selected.some((place) => id === `Z${place}`) ? 'chosen' : 'open')}
      onPick={() => undefined}
      labels={{ wholeArea: 'Whole area', selection: 'Selection' }}
    />,
  );
  return {
    container,
    button: () => container.querySelector('button'),
    scale: () =>
      Number(/scale\((.+)\)/.exec(container.querySelector('g')?.style.transform ?? '')?.[1]),
    titles: () => [...container.querySelectorAll('title')].map(({ textContent }) => textContent),
    names: () => [...container.querySelectorAll('text')].map(({ textContent }) => textContent),
  };
}

test('of many zones the map shows the selected ones with their neighbours, and its button the other view', () => {
  const { button, scale } = rowMap(20, 3);
  expect(scale()).toBeGreaterThan(1);
  for (const [label, isWhole] of [
    ['Whole area', true],
    ['Selection', false],
    ['Whole area', true],
  ] as const) {
    expect(button()?.textContent).toBe(label);
    fireEvent.click(button() ?? document.body);
    expect(scale() === 1).toBe(isWhole);
  }
  cleanup();
  // Six of the twenty fill the picture: four alone would be larger.
  expect(rowMap(20, 3, 4, 5, 6).scale()).toBeLessThan(3);
});

test.each([
  ['none of many zones is selected', 20, []],
  ['all are', 16, Array.from({ length: 16 }, (_, place) => place)],
  ['there are few', 15, [3]],
] as const)('the map has one view where %s', (_, length, selected) => {
  const { button, scale } = rowMap(length, ...selected);
  expect(button()).toBeNull();
  expect(scale()).toBe(1);
});

test('a zone is named with its places, and selected ones are drawn over the others', () => {
  const { titles, names } = rowMap(3, 0);
  expect(titles()).toEqual(['Z1 · Place 1', 'Z2 · Place 2', 'Z0 · Place 0']);
  expect(names()).toEqual(['Z0', 'Z1', 'Z2']);
});

test('up to two selected zones have their names even where there is no room', () => {
  const named = (...selected: number[]) => {
    const { names } = rowMap(15, ...selected);
    const result = names();
    cleanup();
    return result;
  };
  expect(named(0, 14)).toEqual(['Z0', 'Z14']);
  expect(named(0, 7, 14)).toEqual([]);
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
  const [north, south] = drawZones(
    [{ ...square('N', 10, 1), labelPoint: [10.5, 60.05] }, zones[0] as Zone],
    size,
  );
  expect(north?.label.y).toBeLessThan(south?.label.y ?? 0);
  for (const { box } of drawZones(zones, size)) {
    expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(size.width);
    expect(box.bottom).toBeLessThanOrEqual(size.height);
  }
});

test('the picture is as high as the area, within what suits a form', () => {
  const zone = square('Z', 10, 1);
  const heightAt = (width: number) => heightFor([zone], width);
  // A degree of longitude at 60° north is as long as half a degree of latitude.
  expect(heightAt(800)).toBe(320);
  expect(heightAt(200)).toBe(260);
  expect(heightAt(2_000)).toBe(460);
});

test('all parts of a zone are drawn', () => {
  const [west, east] = zones.map(({ shape }) => shape.coordinates as [number, number][][]);
  const parts = [west, east] as [number, number][][][];
  const both: Zone = {
    ...square('Both', 10, 2),
    shape: { type: 'MultiPolygon', coordinates: parts },
  };
  const [drawing] = drawZones([both], { width: 400, height: 300 });
  expect(drawing?.outline.match(/M[^Z]+Z/g)).toHaveLength(2);
});

test('the closer view centres the selected zones; without any it shows the whole map', () => {
  const size = { width: 400, height: 300 };
  const [, east] = drawZones(zones, size);
  if (!east) throw new Error('two zones');
  const view = viewOf([east], size);
  expect(view.scale).toBeGreaterThan(1);
  expect(view.x + view.scale * ((east.box.left + east.box.right) / 2)).toBeCloseTo(200);
  expect(view.y + view.scale * ((east.box.top + east.box.bottom) / 2)).toBeCloseTo(150);
  expect(viewOf([], size)).toEqual(wholeMap);
  expect(viewOf(drawZones(zones, size), size)).toEqual(wholeMap);
  const [dot] = drawZones([square('Dot', 10, 0.01), ...zones], size);
  if (!dot) throw new Error('three zones');
  expect(viewOf([{ ...dot, box: { left: 9, right: 10, top: 9, bottom: 10 } }], size).scale).toBe(5);
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
