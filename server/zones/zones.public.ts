export { saveZoneMap, zoneSection } from './load-zone-maps.ts';
export { zoneMapsFrom, type ZoneOfTenant, zonesOn } from './zone.query.ts';
