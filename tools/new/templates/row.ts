import type { Names, OwnedTable } from '../names.ts';
import type { NewFile } from '../skeleton.ts';

/** What the templates of operations, lists and jobs get. */
export type RowTemplate = Names & OwnedTable & { readonly needs: string };

/** The query for one row within the scope; with `lock`, as a store that locks it. */
export const rowWithinScope = (
  { folder, name, pascal, table, alias }: RowTemplate,
  { lock }: { lock: boolean },
): NewFile => ({
  path: `server/${folder}/${name}.${lock ? 'store' : 'query'}.ts`,
  text: `import type { ${lock ? 'Transaction' : 'Database'} } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';
import type { Scope } from '#platform/scope/scope.ts';
import { withinScope } from '#platform/scope/within-scope.ts';

/** ${lock ? 'Locks the row of an id until the transaction ends' : 'The row of an id'}; undefined outside the scope. */
export const ${lock ? 'lock' : 'find'}${pascal} = (
  ${lock ? 'tx: Transaction' : 'database: Database'},
  scope: Scope,
  id: number,
) =>
  tablesOf(${lock ? 'tx' : 'database'})
    .selectFrom('${table} as ${alias}')
    .select(['${alias}.id', '${alias}.company_id as companyId'])
    .where(withinScope(scope, '${alias}'))
    .where('${alias}.id', '=', id)
    ${lock ? `.forUpdate('${alias}')\n    ` : ''}.executeTakeFirst();
`,
});

/** An id that no row has. */
export const nobodysId = '999_999_999_999';
