import { type Tenant, takeTenants } from '@takst/domain/platform/tenants/tenants.ts';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { z } from 'zod';
import { type Brand, brandFile, contrastFaults } from '#platform/tenants/brand.ts';
import { takeBrands } from '#platform/tenants/brands.ts';
import { operatorFile, wordsFile } from './operator-file.ts';
import { zonesGeoJson } from './zones-geojson.ts';

/** The folders of the operators that come with the project. */
export const projectOperators = join(import.meta.dirname, '../../../operators');

export type ReadOperator = { readonly tenant: Tenant; readonly brand: Brand };

/** What is wrong in the folders: file and field, in words. */
export class OperatorFaults extends Error {
  override name = 'OperatorFaults';
  readonly faults: readonly string[];
  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.faults = faults;
  }
}

/** Settings of an operator have its id in their names: letters and digits only. */
export const operatorId = /^[a-z][a-z0-9]{1,19}$/;

/** The operators of a folder, one for each folder in it, in their order. Throws all that is wrong in all of them. */
export function readOperators(folder: string): readonly ReadOperator[] {
  const faults: string[] = [];
  const read = operatorFolders(folder, faults).flatMap((id) => {
    const operator = readOperator(folder, id, (file, what) =>
      faults.push(`${join(id, file)}: ${what}`),
    );
    return operator ? [operator] : [];
  });
  if (faults.length > 0) throw new OperatorFaults(faults);
  return read.toSorted((a, b) => a.position - b.position);
}

let taken = projectOperators;

/** The folder that the operators of this process were read from. */
export const operatorsFolder = (): string => taken;

/** Reads the operators and makes them those of this process. */
export const takeOperatorsFrom = (folder: string): void =>
  takeOperators(resolve(folder), readOperators(resolve(folder)));

/** Makes operators that were read from a folder those of this process. */
export function takeOperators(folder: string, operators: readonly ReadOperator[]): void {
  taken = folder;
  takeTenants(operators.map(({ tenant }) => tenant));
  takeBrands(Object.fromEntries(operators.map(({ tenant, brand }) => [tenant.id, brand])));
}

function operatorFolders(folder: string, faults: string[]): string[] {
  if (!existsSync(folder)) {
    faults.push(`there is no folder ${folder}`);
    return [];
  }
  const ids = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .toSorted();
  if (ids.length === 0) faults.push(`${folder} has no folder of an operator`);
  for (const id of ids.filter((one) => !operatorId.test(one))) {
    faults.push(`${id}: the name of a folder is 2 to 20 small letters and digits`);
  }
  return ids.filter((id) => operatorId.test(id));
}

type Fault = (file: string, what: string) => void;

function readOperator(folder: string, id: string, fault: Fault) {
  const read = <S extends z.ZodType>(
    file: string,
    schema: S,
    { isNeeded = true } = {},
  ): z.output<S> | null => {
    const path = join(folder, id, file);
    if (!existsSync(path)) {
      if (isNeeded) fault(file, 'is missing');
      return null;
    }
    return parsed(readFileSync(path, 'utf8'), schema, (what) => fault(file, what));
  };
  const facts = read('operator.json', operatorFile);
  const brand = read('brand.json', brandFile);
  const zones = read('zones.geojson', zonesGeoJson, { isNeeded: false });
  const words = read('words.json', wordsFile, { isNeeded: false });
  const terms = read('terms.json', wordsFile, { isNeeded: false });
  if (brand) for (const what of contrastFaults(brand)) fault('brand.json', what);
  for (const key of Object.keys(terms?.nb ?? {})) {
    if (!key.startsWith('terms')) fault('terms.json', `${key}: belongs into words.json`);
  }
  if (facts && zones) {
    const names = new Set(zones.zones.map(({ name }) => name));
    for (const [field, name] of namedZones(facts)) {
      if (!names.has(name))
        fault('operator.json', `${field}: there is no zone ${name} in zones.geojson`);
    }
  }
  if (!facts || !brand) return null;
  const { position, ...own } = facts;
  const tenant: Tenant = {
    ...own,
    id,
    offers: new Set(facts.offers),
    words: { nb: { ...words?.nb, ...terms?.nb }, en: { ...words?.en, ...terms?.en } },
  };
  return { tenant, brand, position };
}

/** The zones that an operator names, each with its field. */
const namedZones = ({ defaultZones, commonZonePair }: z.output<typeof operatorFile>) =>
  Object.entries({ defaultZones, commonZonePair }).flatMap(([field, pair]) =>
    pair === null
      ? []
      : ([
          [`${field}.from`, pair.from],
          [`${field}.to`, pair.to],
        ] as const),
  );

function parsed<S extends z.ZodType>(
  text: string,
  schema: S,
  fault: (what: string) => void,
): z.output<S> | null {
  try {
    const result = schema.safeParse(JSON.parse(text));
    if (result.success) return result.data;
    for (const { path, message } of result.error.issues) {
      fault(path.length > 0 ? `${path.join('.')}: ${message}` : message);
    }
  } catch (error) {
    fault(`is no JSON: ${error instanceof Error ? error.message : 'it cannot be read'}`);
  }
  return null;
}
