import { CompiledQuery, sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import type { Statement } from '#platform/db/connection/statement-channel.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  /** Only when asked for `verbose`. */
  Schema?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Node[];
};

/** Tables that grow with companies, people, tickets and time. */
const big = new Set(['company', 'slot', 'holder', 'subscriber', 'ticket', 'change', 'about']);

/** More than a page and what stands beside it, far fewer than a company. */
const maxRows = 200;

/** How a statement reads more of a big table than it has to: as a whole, or row after row. */
export async function wasteOf(database: Database, statement: Statement): Promise<string[]> {
  return (await explain(database, statement, 'analyze')).flatMap((node) => {
    const table = node['Relation Name'] ?? '';
    const kind = node['Node Type'];
    if (!big.has(table)) return [];
    if (kind === 'Seq Scan') return [`${kind} on ${table}`];
    const looked = rowsLookedAt(node);
    // An index alone is read for an exact total.
    return kind === 'Index Only Scan' || looked <= maxRows
      ? []
      : [`${kind} looks at ${looked} rows of ${table}`];
  });
}

/** The tables that a statement reads: `users.user`. */
export async function tablesReadBy(database: Database, statement: Statement): Promise<string[]> {
  const nodes = await explain(database, statement, 'verbose');
  return nodes.flatMap((node) =>
    node['Relation Name'] ? [`${node.Schema}.${node['Relation Name']}`] : [],
  );
}

/** Within a transaction, statements are planned as in an installation: the databases of tests are quicker at it. */
export const planAsInstalled = (tx: Transaction): Promise<unknown> =>
  sql`set local plan_cache_mode to auto`.execute(tablesOf(tx));

async function explain(
  database: Database,
  { statement, values }: Statement,
  option: 'analyze' | 'verbose',
): Promise<Node[]> {
  const { rows } = await database.transaction(async (tx) => {
    await planAsInstalled(tx);
    return tablesOf(tx).executeQuery(
      CompiledQuery.raw(`explain (${option}, format json) ${statement}`, [...values]),
    );
  });
  const [explained] = (rows as { 'QUERY PLAN': { Plan: Node }[] }[]).flatMap(
    (row) => row['QUERY PLAN'],
  );
  if (!explained) throw new Error('The database explained nothing.');
  return nodesOf(explained.Plan);
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const rowsLookedAt = (node: Node): number =>
  Math.round(
    node['Actual Loops'] *
      (node['Actual Rows'] +
        (node['Rows Removed by Filter'] ?? 0) +
        (node['Rows Removed by Index Recheck'] ?? 0)),
  );
