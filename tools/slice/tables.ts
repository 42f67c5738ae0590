/** A migration, and the tables in it that some SQL names. */
export type NamedTables = { readonly path: string; readonly tables: readonly string[] };

const created = /create table (\w+\."?\w+"?)/g;

/** The tables that some files name, by the migration that creates them. */
export const tablesIn = (
  migrations: ReadonlyMap<string, string>,
  texts: readonly string[],
): NamedTables[] =>
  [...migrations].flatMap(([path, text]) => {
    const tables = [...text.matchAll(created)]
      .map(([, table = '']) => table.replaceAll('"', ''))
      .filter((table) => {
        const [schema, name] = table.split('.');
        const named = new RegExp(`\\b${schema}\\."?${name}\\b`);
        return texts.some((sql) => named.test(sql));
      });
    return tables.length > 0 ? [{ path, tables }] : [];
  });
