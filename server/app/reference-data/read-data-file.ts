import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { z } from 'zod';
import { zonesGeoJson } from '../operators/zones-geojson.ts';

const object = z.record(z.string(), z.unknown());

/** A file of reference data as it is; a zone map in GeoJSON as the file that it stands for, of the operator whose folder it is in. */
export async function readDataFile(path: string): Promise<Record<string, unknown>> {
  const content = z.parse(object, JSON.parse(await readFile(path, 'utf8')));
  if (!path.endsWith('.geojson')) return content;
  return { tenant: basename(dirname(resolve(path))), ...z.parse(zonesGeoJson, content) };
}
