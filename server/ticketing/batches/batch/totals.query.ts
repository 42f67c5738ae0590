import type { BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { toKroner } from '@takst/domain/platform/money/ore.rules.ts';
import { sql } from 'kysely';
import type { Database, Transaction } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type Row = Omit<BatchTotals, 'pricePerMonth' | 'taxPerMonth' | 'generalFaults'> & {
  priceOre: number | null;
  taxOre: number | null;
  isTaxed: boolean;
  generalFaults: string[];
};

type OfBatch = { readonly companyId: number; readonly id: number };

/** What the rows of a batch come to, in one statement. The caller has found the batch in its scope. */
export async function batchTotalsOf(
  source: Database | Transaction,
  { companyId, id }: OfBatch,
): Promise<BatchTotals> {
  const { rows } = await sql<Row>`
    with own as materialized (
      select state, faults, twice_of, effect from batches.row
       where company_id = ${companyId} and batch_id = ${id}
    ), fault as (
      select fault ->> 'column' as "column", fault ->> 'code' as code, count(*)::int as rows
        from own cross join lateral jsonb_array_elements(faults) as fault
       where state = 'faulty' group by 1, 2
      union all
      select null, 'ROW_TWICE', count(*)::int from own
       where state = 'faulty' and twice_of is not null having count(*) > 0
    )
    select count(*)::int as rows,
           count(*) filter (where state = 'unchecked')::int as unchecked,
           count(*) filter (where state = 'faulty')::int as faulty,
           count(*) filter (where state = 'ready')::int as ready,
           count(*) filter (where state = 'left-out')::int as "leftOut",
           ${sumOfReady('priceOre')} as "priceOre", ${sumOfReady('taxOre')} as "taxOre",
           coalesce(bool_or(effect ? 'taxOre') filter (where state = 'ready'), false) as "isTaxed",
           min((effect ->> 'startDate')::date) filter (where state in ('ready', 'done')) as "firstStart",
           max((effect ->> 'startDate')::date) filter (where state in ('ready', 'done')) as "lastStart",
           coalesce((select jsonb_agg(to_jsonb(fault) order by rows desc, code, "column") from fault),
                    '[]') as "faultGroups",
           coalesce((select jsonb_agg(to_jsonb(note) order by code)
                       from (select code, count(*)::int as rows
                               from own cross join lateral
                                    jsonb_array_elements_text(effect -> 'notes') as code
                              where state = 'ready' group by code) as note), '[]') as notes,
           (select general_faults from batches.batch
             where company_id = ${companyId} and id = ${id}) as "generalFaults"
      from own`.execute(tablesOf(source));
  const [row] = rows;
  if (!row) throw new Error('A select of counts returned no row.');
  const { priceOre, taxOre, isTaxed, ...totals } = row;
  return {
    ...totals,
    pricePerMonth: inKroner(priceOre),
    ...(isTaxed && { taxPerMonth: inKroner(taxOre) }),
  };
}

/** Null when one of them has none. */
const sumOfReady = (amount: 'priceOre' | 'taxOre') => sql`
  case when count(*) filter (where state = 'ready' and effect ->> ${amount} is null) = 0
       then coalesce(sum((effect ->> ${amount})::int) filter (where state = 'ready'), 0)::int end`;

const inKroner = (ore: number | null): number | null => (ore === null ? null : toKroner(ore));
