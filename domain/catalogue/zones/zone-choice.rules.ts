import type { CommonZonePair } from '#platform/tenants/tenants.ts';

export type FareZone = {
  readonly id: string;
  readonly name: string;
  readonly adjacentZoneIds: readonly string[];
};

/** Where a ticket is to be valid: all zones, or from one zone to the same or a neighbour. */
export type ZoneChoice =
  | { readonly kind: 'all' }
  | { readonly kind: 'zones'; readonly from: string; readonly to: string };

/** A period ticket is paid for at most this many zones; it stands for all of them. */
export const allZonesCount = 3;

/** The zones that may be chosen beside `from` for two zones: its neighbours (spec 2 §2). */
export function neighboursOf<Zone extends FareZone>(zones: readonly Zone[], from: string): Zone[] {
  const fromZone = zones.find(({ id }) => id === from);
  return zones.filter(({ id }) => fromZone?.adjacentZoneIds.includes(id));
}

/** Whether an order may ask for these zones: known ones, the same or adjacent. Takes zone ids. */
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
 * One of a pair that counts as one zone goes out as the pair: a single Kristiansand or Vennesla
 * becomes Kristiansand to Vennesla (spec 1 §9, spec 2 §5). Takes and gives zone ids.
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
 * pair counts as one zone for period tickets (reference data).
 */
export function zonesPaidFor(choice: ZoneChoice, pair: CommonZonePair | null): number {
  if (choice.kind === 'all') return allZonesCount;
  if (choice.from === choice.to || (pair && isWithinPair(choice, pair))) return 1;
  return 2;
}

/**
 * What an order form says about the common pair, 900 and 950, for the chosen zones (spec 2 §5): that they are the
 * pair or one of it, or that one of it stands beside another zone; null for nothing. Takes zone ids.
 */
export function pairInfoFor(
  zoneIds: readonly string[],
  pair: CommonZonePair | null,
): 'within' | 'beside' | null {
  const isOfPair = (zoneId: string) => pair?.memberIds.includes(zoneId) ?? false;
  if (!zoneIds.some(isOfPair)) return null;
  return zoneIds.every(isOfPair) ? 'within' : 'beside';
}

/** There and back are the same journey. */
export function areZonesUnchanged(before: ZoneChoice, after: ZoneChoice): boolean {
  if (before.kind === 'all' || after.kind === 'all') return before.kind === after.kind;
  const same = before.from === after.from && before.to === after.to;
  const turned = before.from === after.to && before.to === after.from;
  return same || turned;
}

/** Whether a zone is called by a number, so that it needs the word before it: "Sone 2Ø", but "Arendal". */
export const isZoneNumber = (name: string): boolean => /^\d/.test(name);
