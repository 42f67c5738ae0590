import type { FareZone } from '@takst/domain/catalogue/zones/zone-choice.rules.ts';
import { useZoneName } from '#ticketing/tickets/use-zone-name.ts';
import { choiceOf, type ZoneFields } from './zone-fields.ts';

/** The chosen zones as the summary of an order says them; null while a zone is missing. */
export function useZoneWords(
  fields: ZoneFields,
  { zones, allZones }: { readonly zones: readonly FareZone[]; readonly allZones: string },
): string | null {
  const zoneName = useZoneName();
  const choice = choiceOf(fields);
  if (choice?.kind !== 'zones') return choice && allZones;
  const nameOf = (id: string) => zoneName(zones.find((zone) => zone.id === id)?.name ?? '');
  return [...new Set([choice.from, choice.to])].map(nameOf).join(' – ');
}
