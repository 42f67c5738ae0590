import type { CommonZonePair } from '#tenants/tenants.ts';

export type FareZone = {
  readonly id: string;
  readonly name: string;
  readonly adjacentZoneIds: readonly string[];
};

/** Where a ticket is valid: in all zones, or from one zone to the same or an adjacent one. */
export type ZoneChoice =
  | { readonly kind: 'all' }
  | { readonly kind: 'zones'; readonly from: string; readonly to: string };

/** The price for this many zones covers all zones. */
const allZonesCount = 3;

/** The zones that may follow `from`: the adjacent ones (spec 2 §2). */
export function neighboursOf<Zone extends FareZone>(zones: readonly Zone[], from: string): Zone[] {
  const fromZone = zones.find(({ id }) => id === from);
  return zones.filter(({ id }) => fromZone?.adjacentZoneIds.includes(id));
}

/** Whether an order may have these zones: known, and the same or adjacent. Takes zone ids. */
export function isZoneChoiceOffered(
  choice: ZoneChoice,
  { zones, offersAllZones }: { zones: readonly FareZone[]; offersAllZones: boolean },
): boolean {
  if (choice.kind === 'all') return offersAllZones;
  const from = zones.find(({ id }) => id === choice.from);
  if (!from || !zones.some(({ id }) => id === choice.to)) return false;
  return choice.from === choice.to || from.adjacentZoneIds.includes(choice.to);
}

/**
 * Replaces one zone of the common pair by the whole pair: Kristiansand or Vennesla alone becomes
 * Kristiansand to Vennesla (spec 1 §9, spec 2 §5). Takes and returns zone ids.
 */
export function withCommonPair(choice: ZoneChoice, pair: CommonZonePair | null): ZoneChoice {
  if (choice.kind === 'all' || !pair) return choice;
  if (!isWithinPair(choice, pair)) return choice;
  return { kind: 'zones', from: pair.memberIds[0], to: pair.memberIds[1] };
}

const isWithinPair = ({ from, to }: { from: string; to: string }, pair: CommonZonePair): boolean =>
  pair.memberIds.includes(from) && pair.memberIds.includes(to);

/**
 * How many zones are paid for: 3 for all, 2 when from and to differ, else 1 (spec 2 §5). The common
 * pair counts as one zone for period tickets (reference data, akt: FACT).
 */
export function zonesPaidFor(choice: ZoneChoice, pair: CommonZonePair | null): 1 | 2 | 3 {
  if (choice.kind === 'all') return allZonesCount;
  if (choice.from === choice.to || (pair && isWithinPair(choice, pair))) return 1;
  return 2;
}

/** Zones with an explanation in the form: the common pair, 900 and 950 (spec 2 §5). */
export const hasZoneInfo = (zoneId: string, pair: CommonZonePair | null): boolean =>
  pair?.memberIds.includes(zoneId) ?? false;
