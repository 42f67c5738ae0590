import { isStorey } from '../architecture/storey-names.ts';

/** Where something new stands, and its names. */
export type Names = {
  readonly storey: string;
  readonly area: string;
  /** From the workspace: `services/housing` or `services/housing/unit`. */
  readonly folder: string;
  /** `change-unit`. */
  readonly name: string;
  readonly camel: string;
  readonly pascal: string;
};

export const camelOf = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascalOf = (name: string): string =>
  camelOf(name).replace(/^\w/, (letter) => letter.toUpperCase());

const partOfPath = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Reads `services/housing/change-unit`, with or without a folder of the area; throws with what is wrong. */
export function readNames(path: string): Names {
  const parts = path.split('/');
  const [storey = '', area = ''] = parts;
  const name = parts.at(-1) ?? '';
  if (parts.length < 3 || parts.length > 4)
    throw new Error(`${path} is not <storey>/<area>/<name> or <storey>/<area>/<folder>/<name>.`);
  if (!isStorey(storey) || storey === 'app') throw new Error(`${storey} is no storey of areas.`);
  const wrong = parts.find((part) => !partOfPath.test(part));
  if (wrong !== undefined) throw new Error(`${wrong} is not written as lower-case-words.`);
  const folder = parts.slice(0, -1).join('/');
  return { storey, area, folder, name, camel: camelOf(name), pascal: pascalOf(name) };
}

/** A table of the database whose rows belong to companies. */
export type OwnedTable = {
  /** `housing.unit`. */
  readonly table: string;
  /** `unit`: its name in a statement. */
  readonly alias: string;
  /** `UNIT_NOT_FOUND`. */
  readonly notFound: string;
};

/** Reads a table that the generated types have with an id, a tenant and a company. */
export function readTable(table: string, generatedTypes: string): OwnedTable {
  const start = generatedTypes.indexOf(`\n  '${table}': {`);
  if (start < 0) throw new Error(`There is no table ${table}: a migration comes first.`);
  const columns = generatedTypes.slice(start, generatedTypes.indexOf('\n  };', start));
  const missing = ['id', 'tenant', 'company_id'].filter(
    (name) => !columns.includes(`    ${name}: `),
  );
  if (missing.length > 0)
    throw new Error(
      `${table} has no ${missing.join(' and no ')}: rows of a skeleton belong to a company.`,
    );
  const name = table.split('.')[1] ?? '';
  return {
    table,
    alias: camelOf(name.replaceAll('_', '-')),
    notFound: `${name.toUpperCase()}_NOT_FOUND`,
  };
}
