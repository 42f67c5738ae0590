import { businessDayOf } from '#platform/time/business-day.rules.ts';
import {
  type FoundPrice,
  type NetexContext,
  type NetexError,
  type NetexPrice,
  type NetexPrices,
  NetexRefused,
  type UnknownId,
  type ZoneDefinition,
} from './netex-prices.ts';

/** More than one proposal may have; of so many faults nobody reads more. */
const maxPrices = 10_000;
const maxFaults = 100;
const maxUnknown = 1_000;
/** A price for more is none that can be proposed. */
const maxZones = 99;

type Waiting = Omit<NetexPrice, 'nrOfZones'> & { readonly line: number; readonly zones: string };

/**
 * Takes the prices of a file one by one and keeps those for products and profiles of the operator. How many zones an id
 * stands for may be said at the end of the file, so the rows are made then.
 */
export function priceCollector(context: NetexContext) {
  const waiting: Waiting[] = [];
  const errors: NetexError[] = [];
  const unknown = new Map<string, UnknownId>();
  let found = 0;

  function fail(line: number, reason: NetexError['reason']): void {
    errors.push({ line, reason });
    if (errors.length >= maxFaults) throw new NetexRefused({ line, reason: 'TOO_MANY_FAULTS' });
  }

  function addUnknown(kind: UnknownId['kind'], id: string, line: number): void {
    const key = `${kind} ${id}`;
    const before = unknown.get(key);
    if (!before && unknown.size >= maxUnknown) return;
    unknown.set(key, { kind, id, line: before?.line ?? line, prices: (before?.prices ?? 0) + 1 });
  }

  function take(price: FoundPrice): void {
    const { line } = price;
    found += 1;
    if (price.products.length === 0) return fail(line, 'NO_PRODUCT');
    const products = ownIds('product', price.products, line);
    if (products.length === 0) return;
    if (price.profiles.length === 0) return fail(line, 'NO_PROFILE');
    const profiles = ownIds('profile', price.profiles, line);
    if (profiles.length === 0) return;
    if (price.zones.length === 0) return fail(line, 'NO_ZONES');
    if (price.from === null) return fail(line, 'NO_DATE');
    const validFrom = dayOf(price.from);
    if (!validFrom) return fail(line, 'WRONG_DATE');
    const priceOre = oreOf(price.amount);
    if (priceOre === null) return fail(line, 'WRONG_AMOUNT');
    if (price.currency !== null && price.currency !== 'NOK') return fail(line, 'WRONG_CURRENCY');
    for (const productId of products) {
      for (const profileId of profiles) {
        for (const zones of price.zones) {
          if (ownValue(context.mapping.zones, zones) === null) continue;
          waiting.push({ line, productId, profileId, zones, validFrom, priceOre });
        }
      }
    }
    if (waiting.length > maxPrices) throw new NetexRefused({ line, reason: 'TOO_MANY_PRICES' });
  }

  /** The operator's own ids for those of a file, without what the user leaves out and what is unknown. */
  function ownIds(kind: 'product' | 'profile', ids: readonly string[], line: number): string[] {
    const own = kind === 'product' ? context.productIds : context.profileIds;
    const mapping = kind === 'product' ? context.mapping.products : context.mapping.profiles;
    return ids.flatMap((id) => {
      const mapped = ownValue(mapping, id);
      if (mapped === null) return [];
      const ownId = mapped ?? id.slice(id.lastIndexOf(':') + 1);
      if (own.includes(ownId)) return [ownId];
      addUnknown(kind, id, line);
      return [];
    });
  }

  function finish(definitions: ReadonlyMap<string, ZoneDefinition>): NetexPrices {
    const rows = new Map<string, NetexPrice>();
    for (const { line, zones, ...price } of waiting) {
      const nrOfZones =
        ownValue(context.mapping.zones, zones) ?? zonesOf(definitions.get(zones), context);
      if (nrOfZones === null) {
        addUnknown('zones', zones, line);
        continue;
      }
      if (nrOfZones > maxZones) {
        fail(line, 'TOO_MANY_ZONES');
        continue;
      }
      const row = { ...price, nrOfZones };
      const key = JSON.stringify([row.productId, row.profileId, nrOfZones, row.validFrom]);
      if ((rows.get(key) ?? row).priceOre !== row.priceOre) fail(line, 'TWO_PRICES');
      rows.set(key, row);
    }
    if (found === 0) fail(1, 'NO_PRICES');
    const isWhole = errors.length === 0 && unknown.size === 0;
    return { rows: isWhole ? [...rows.values()] : [], errors, unknown: [...unknown.values()] };
  }

  return { take, finish, errors, unknown };
}

/** An id of a file may be `constructor`. */
const ownValue = <Value>(record: Readonly<Record<string, Value>>, id: string): Value | undefined =>
  Object.hasOwn(record, id) ? record[id] : undefined;

function zonesOf(
  definition: ZoneDefinition | undefined,
  { zonesBetween }: NetexContext,
): number | null {
  if (!definition) return null;
  return 'nrOfZones' in definition
    ? definition.nrOfZones
    : zonesBetween(definition.from, definition.to);
}

/** A date, a time of Norway, or a moment with its offset. */
function dayOf(text: string): Temporal.PlainDate | null {
  try {
    return /T.*(Z|[+-]\d\d:?\d\d)$/.test(text)
      ? businessDayOf(Temporal.Instant.from(text))
      : Temporal.PlainDate.from(text);
  } catch {
    return null;
  }
}

function oreOf(text: string): number | null {
  const [, kroner, ore = ''] = /^(\d{1,6})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  return kroner === undefined ? null : Number(kroner) * 100 + Number(ore.padEnd(2, '0'));
}
