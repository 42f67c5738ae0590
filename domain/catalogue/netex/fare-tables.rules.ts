import { enter, type Level, outermost, refer, withCell } from './fare-level.rules.ts';
import type { ElementHandler, OpenedElement } from './netex-elements.rules.ts';
import { type FoundPrice, NetexRefused, type ZoneDefinition } from './netex-prices.ts';

const isPrice = (name: string) => name.endsWith('Price');
const isHeading = (name: string) => name === 'FareTableColumn' || name === 'FareTableRow';
const isZoneElement = (name: string) =>
  name === 'GeographicalInterval' || name === 'DistanceMatrixElement';
const hasLevel = (name: string) =>
  name === 'FareTable' ||
  name === 'Cell' ||
  name.endsWith('Frame') ||
  isHeading(name) ||
  isPrice(name);

/** What may lie between an element and its own first day or currency. Other elements in it have days of their own. */
const between: ReadonlySet<string> = new Set([
  'validityConditions',
  'ValidBetween',
  'AvailabilityCondition',
  'FrameDefaults',
]);

/** A file of a whole country has fewer. */
const maxDefinitions = 200_000;

/**
 * Finds the prices of fare tables (NeTEx part 3, Nordic profile). What a price is for stands beside its amount, in its cell,
 * in the column and row of the cell, in the table or in a table around it, and the innermost counts. Other prices, as those
 * of usage parameters, are fees of other kinds.
 */
export function fareTables(onPrice: (price: FoundPrice) => void) {
  const levels: Level[] = [outermost];
  /** Elements that are open inside the innermost level. */
  const path: string[] = [];
  const paths: string[][] = [];
  const headings = new Map<string, Level>();
  const definitions = new Map<string, ZoneDefinition>();
  let zoneElement: { readonly id: string; readonly values: Record<string, string> } | null = null;
  const current = () => levels.at(-1) ?? outermost;

  function open({ name, id = '', ref, line }: OpenedElement) {
    if (isZoneElement(name)) zoneElement = { id, values: {} };
    else if (hasLevel(name)) {
      paths.push(path.splice(0));
      levels.push(enter(current(), { element: name, id, line }));
    } else path.push(name);
    if (ref === undefined) return;
    if (zoneElement) zoneElement.values[name] = ref;
    else if (name === 'ColumnRef' || name === 'RowRef') join(current(), headings.get(ref));
    else if (name === 'PriceUnitRef') current().currency = ref.slice(ref.lastIndexOf(':') + 1);
    else refer(current(), name, ref);
    if (definitions.size + headings.size > maxDefinitions) {
      throw new NetexRefused({ line, reason: 'TOO_LARGE_PART' });
    }
  }

  function close(name: string, text: string) {
    if (zoneElement) {
      if (!isZoneElement(name)) {
        path.pop();
        zoneElement.values[name] ??= text;
        return;
      }
      const definition = definitionOf(zoneElement.values);
      if (definition) definitions.set(zoneElement.id, definition);
      zoneElement = null;
      return;
    }
    const level = current();
    if (hasLevel(name)) {
      levels.pop();
      path.push(...(paths.pop() ?? []));
      leave(level, current());
      return;
    }
    path.pop();
    if (!path.every((one) => between.has(one))) return;
    if (name === 'Amount' && isPrice(level.element)) level.amount = text;
    if (name === 'FromDate') level.from = text;
    if (name === 'Currency' || name === 'DefaultCurrency') level.currency = text;
  }

  function leave(level: Level, around: Level) {
    if (isHeading(level.element)) headings.set(level.id, level);
    if (level.amount !== null && level.isInTable) {
      if (around.element === 'Cell') around.waiting.push(level);
      else onPrice(foundPrice(level));
    }
    // What a cell says after its prices is for them, too.
    for (const price of level.waiting) onPrice(foundPrice(withCell(price, level)));
  }
  const handler: ElementHandler = { open, close };
  return { handler, definitions };
}

/** A cell is for what its column and its row are for. */
function join(cell: Level, heading: Level | undefined): void {
  for (const kind of heading?.said ?? []) {
    if (heading && !cell.said.has(kind)) cell[kind] = heading[kind];
    cell.said.add(kind);
  }
}

const foundPrice = ({
  line,
  products,
  profiles,
  zones,
  from,
  currency,
  amount,
}: Level): FoundPrice => ({
  line,
  products,
  profiles,
  zones,
  from,
  currency,
  amount: amount ?? '',
});

function definitionOf(values: Readonly<Record<string, string>>): ZoneDefinition | null {
  const from = values['StartTariffZoneRef'] ?? values['StartZoneRef'];
  const to = values['EndTariffZoneRef'] ?? values['EndZoneRef'];
  if (from && to) return { from, to };
  const kind = values['IntervalType'];
  if (kind !== undefined && kind !== 'tariffZone') return null;
  const nrOfZones = Number(values['NumberOfUnits'] ?? values['EndGeographicalValue']);
  return Number.isInteger(nrOfZones) && nrOfZones >= 1 ? { nrOfZones } : null;
}
