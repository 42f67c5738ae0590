import type { FareZone } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import { withOfferedZones, type ZoneFields } from './zone-fields.ts';

/** The zones with which a form begins: those that the operator names (spec 1 §9), as far as they are offered. */
export function zonesAtStart(
  zones: readonly FareZone[],
  defaultZones: { readonly from: string; readonly to: string } | null,
): ZoneFields {
  const zoneIdOf = (name: string | undefined) => zones.find((zone) => zone.name === name)?.id ?? '';
  const zoneFrom = zoneIdOf(defaultZones?.from);
  const zoneTo = zoneIdOf(defaultZones?.to);
  const zoneChoice = zoneTo && zoneTo !== zoneFrom ? 'two' : 'one';
  return withOfferedZones({ zoneChoice, zoneFrom, zoneTo }, zones);
}

/** The zones that are chosen and shown, some perhaps still empty; none for all zones. */
export const shownZones = ({ zoneChoice, zoneFrom, zoneTo }: ZoneFields): string[] =>
  zoneChoice === 'all' ? [] : zoneChoice === 'one' ? [zoneFrom] : [zoneFrom, zoneTo];

/** Which zones the form misses; the second one is asked for when the first is chosen. */
export const missingZones = ({ zoneChoice, zoneFrom, zoneTo }: ZoneFields) => ({
  zoneFrom: zoneChoice !== 'all' && zoneFrom === '',
  zoneTo: zoneChoice === 'two' && zoneFrom !== '' && zoneTo === '',
});
