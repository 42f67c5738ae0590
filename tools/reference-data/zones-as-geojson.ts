import type { ZoneFile } from './import-zones.ts';

/** A zone map as GeoJSON: each zone is a feature, and where the map comes from stands beside them. */
export const zonesAsGeoJson = ({ sources, origin, asOf, validFrom, zones }: ZoneFile) => ({
  type: 'FeatureCollection',
  sources,
  origin,
  asOf,
  validFrom,
  features: zones.map(({ shape, ...properties }) => ({
    type: 'Feature',
    properties,
    geometry: shape,
  })),
});
