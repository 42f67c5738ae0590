import type { IssuedTicket } from '@takst/contract/ticketing/tickets/issued-ticket.schema.ts';
import type { Zone } from '@takst/contract/catalogue/zones/list-zones.contract.ts';
import {
  type FareZone,
  neighboursOf,
  type ZoneChoice,
} from '@takst/domain/catalogue/zones/zone-choice.rules.ts';

/** The zone fields of the form: zone ids, empty while nothing is selected. */
export type ZoneFields = {
  zoneChoice: 'one' | 'two' | 'all';
  zoneFrom: string;
  /** Kept while one zone or all zones are selected, so that switching back to two restores it. */
  zoneTo: string;
};

export const zoneFieldNames = [
  'zoneChoice',
  'zoneFrom',
  'zoneTo',
] as const satisfies readonly (keyof ZoneFields)[];

type ZonedTicket = Pick<IssuedTicket, 'allZones' | 'zoneFrom' | 'zoneTo' | 'nrOfZones'>;

/** The zones of a ticket. */
export function zonesOf(ticket: ZonedTicket, { zones }: { zones: readonly Zone[] }): ZoneFields {
  const zoneIdOf = (name: string | null) => zones.find((zone) => zone.name === name)?.id ?? '';
  // The common pair counts as one zone and is selected as one.
  const ownChoice = ticket.nrOfZones === 1 ? 'one' : 'two';
  const fields: ZoneFields = {
    zoneChoice: ticket.allZones ? 'all' : ownChoice,
    zoneFrom: zoneIdOf(ticket.zoneFrom),
    zoneTo: zoneIdOf(ticket.zoneTo),
  };
  return withOfferedZones(fields, zones);
}

/** The zone choice of the fields; null while a zone is missing. */
export function choiceOf({ zoneChoice, zoneFrom, zoneTo }: ZoneFields): ZoneChoice | null {
  if (zoneChoice === 'all') return { kind: 'all' };
  if (!zoneFrom) return null;
  if (zoneChoice === 'one') return { kind: 'zones', from: zoneFrom, to: zoneFrom };
  return zoneTo ? { kind: 'zones', from: zoneFrom, to: zoneTo } : null;
}

const isNeighbour = (zones: readonly FareZone[], from: string, zone: string): boolean =>
  neighboursOf(zones, from).some(({ id }) => id === zone);

/**
 * Empties zones that the select boxes do not offer, so that the fields hold what is shown: of a ticket for one
 * zone, the second zone is the first one, which is no neighbour of itself.
 */
export function withOfferedZones<F extends ZoneFields>(fields: F, zones: readonly FareZone[]): F {
  const zoneFrom = zones.some(({ id }) => id === fields.zoneFrom) ? fields.zoneFrom : '';
  const zoneTo = isNeighbour(zones, zoneFrom, fields.zoneTo) ? fields.zoneTo : '';
  return { ...fields, zoneFrom, zoneTo };
}

/** Changes the first zone; keeps the second one if it is still adjacent. */
export const withZoneFrom = (
  fields: ZoneFields,
  zoneFrom: string,
  zones: readonly FareZone[],
): ZoneFields => ({
  ...fields,
  zoneFrom,
  zoneTo: isNeighbour(zones, zoneFrom, fields.zoneTo) ? fields.zoneTo : '',
});

/** Selects or deselects a zone pressed on the map. */
export function withZonePressed(
  fields: ZoneFields,
  zoneId: string,
  zones: readonly Zone[],
): ZoneFields {
  const { zoneChoice, zoneFrom, zoneTo } = fields;
  if (zoneChoice !== 'two' || !zoneFrom) {
    const one = zoneChoice === 'all' ? { ...fields, zoneChoice: 'one' as const } : fields;
    return withZoneFrom(one, zoneId, zones);
  }
  if (zoneId === zoneTo) return { ...fields, zoneTo: '' };
  if (zoneId === zoneFrom) return { ...fields, zoneFrom: zoneTo, zoneTo: '' };
  if (isNeighbour(zones, zoneFrom, zoneId)) return { ...fields, zoneTo: zoneId };
  return { ...fields, zoneFrom: zoneId, zoneTo: '' };
}

/** How the map shows a zone: selected, selectable next, or neither. */
export function zoneStateOf(
  fields: ZoneFields,
  zone: Zone,
  alsoValid: readonly string[],
): 'chosen' | 'open' | 'closed' {
  const { zoneChoice, zoneFrom, zoneTo } = fields;
  if (zoneChoice === 'all' || zone.id === zoneFrom || alsoValid.includes(zone.id)) return 'chosen';
  if (zoneChoice === 'one' || !zoneFrom) return 'open';
  if (zone.id === zoneTo) return 'chosen';
  return zone.adjacentZoneIds.includes(zoneFrom) ? 'open' : 'closed';
}
