import type { ZonePair } from '@takst/domain/services/school-tickets/two-homes.rules.ts';
import type { FareZone } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';

/** The zones to a second home as typed, by id; kept while there is one home, so that nothing typed is lost. */
export type SecondHomeZones = {
  hasTwoHomes: boolean;
  secondZoneFrom: string;
  secondZoneTo: string;
};

export const oneHome: SecondHomeZones = {
  hasTwoHomes: false,
  secondZoneFrom: '',
  secondZoneTo: '',
};

/** The pair by id; null for one home, and undefined while a zone is missing. */
export function secondPairOf(fields: SecondHomeZones): ZonePair | null | undefined {
  if (!fields.hasTwoHomes) return null;
  const { secondZoneFrom: from, secondZoneTo: to } = fields;
  return from === '' || to === '' ? undefined : { from, to };
}

/** Which zones of a second home are not chosen. */
export const missingSecondZones = (
  fields: SecondHomeZones,
): ('secondZoneFrom' | 'secondZoneTo')[] =>
  fields.hasTwoHomes
    ? (['secondZoneFrom', 'secondZoneTo'] as const).filter((name) => fields[name] === '')
    : [];

/** Without zones that are no longer there. */
export function withKnownSecondZones<F extends SecondHomeZones>(
  fields: F,
  zones: readonly FareZone[],
): F {
  const offeredZone = (zone: string) => (zones.some(({ id }) => id === zone) ? zone : '');
  const { secondZoneFrom, secondZoneTo } = fields;
  return {
    ...fields,
    secondZoneFrom: offeredZone(secondZoneFrom),
    secondZoneTo: offeredZone(secondZoneTo),
  };
}
