export { saveZoneMap, zoneSection } from './load-zone-maps.ts';
export { type ZoneWithName, zonesByName } from './zones-by-name.ts';
export { zoneMapsFrom, type ZoneOfTenant, zonesOn } from './zone.query.ts';
