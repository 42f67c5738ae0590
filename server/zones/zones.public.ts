export { loadZoneMaps } from './load-zone-maps.ts';
export { type ZoneOfTenant, zonesOn } from './zone.query.ts';
