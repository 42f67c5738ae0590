import type { SoldSchoolTicket } from '@takst/domain/services/school-tickets/order/school-price.rules.ts';
import {
  type TwoHomesRefusal,
  twoHomesRefusals,
} from '@takst/domain/services/school-tickets/two-homes-refusal.ts';
import {
  refuseTwoHomes,
  type ZonePair,
} from '@takst/domain/services/school-tickets/two-homes.rules.ts';
import {
  missingSecondZones,
  secondPairOf,
} from '#services/school-tickets/two-homes/second-home-zones.ts';
import { cardCountIn, type PupilFields, type SchoolOrderFields } from './school-order-fields.ts';
import type { SchoolOrderOffer } from './school-order-offer.ts';

/** Whether pupils of the order may have two homes. On new cards no pupil is named, and all zones hold every home. */
export const mayHaveTwoHomes = (
  { medium, zoneChoice }: Pick<SchoolOrderFields, 'medium' | 'zoneChoice'>,
  { tenant: { offers } }: SchoolOrderOffer,
): boolean =>
  medium === 'card' &&
  zoneChoice !== 'all' &&
  refuseTwoHomes({ offers, isOnPhone: false }) === null;

/** The second pair that is ordered for a pupil: what is not shown is not sent. Undefined while a zone is missing. */
export const orderedPairOf = (
  pupil: PupilFields,
  fields: SchoolOrderFields,
  offer: SchoolOrderOffer,
): ZonePair | null | undefined => (mayHaveTwoHomes(fields, offer) ? secondPairOf(pupil) : null);

/** What is sold for each ticket of the order; null while zones or a price are missing. */
export function soldForPupils(
  fields: SchoolOrderFields,
  offer: SchoolOrderOffer,
): (SoldSchoolTicket | null)[] {
  if (fields.medium === 'new-card') {
    const sold = soldFor(null, fields, offer);
    return Array.from({ length: cardCountIn(fields.cardCount) ?? 0 }, () => sold);
  }
  return fields.pupils.map((pupil) => soldFor(orderedPairOf(pupil, fields, offer), fields, offer));
}

function soldFor(
  pair: ZonePair | null | undefined,
  fields: SchoolOrderFields,
  offer: SchoolOrderOffer,
): SoldSchoolTicket | null {
  const sold = pair === undefined ? null : offer.saleFor(fields, pair);
  return typeof sold === 'string' ? null : sold;
}

/** What is wrong with the second homes of pupils, by the rule that the server asks too. */
export function faultsOfHomes(
  fields: SchoolOrderFields,
  offer: SchoolOrderOffer,
): { path: string; message: string }[] {
  if (!mayHaveTwoHomes(fields, offer)) return [];
  return fields.pupils.flatMap((pupil, place) => {
    const missing = missingSecondZones(pupil);
    if (missing.length > 0) {
      return missing.map((name) => ({ path: `pupils.${place}.${name}`, message: 'wrongFormat' }));
    }
    const refused = offer.saleFor(fields, secondPairOf(pupil) ?? null);
    return isOfHomes(refused) ? [{ path: `pupils.${place}.secondZoneFrom`, message: refused }] : [];
  });
}

const isOfHomes = (sale: unknown): sale is TwoHomesRefusal =>
  twoHomesRefusals.some((one) => one === sale);
