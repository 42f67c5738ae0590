import { type RawBuilder, sql } from 'kysely';

/** The columns of an invoiced line by which its unit is found. */
type LineColumns = {
  readonly companyId: RawBuilder<unknown>;
  /** Null once the holder is erased. */
  readonly holderId: RawBuilder<unknown>;
  readonly relatedId: RawBuilder<unknown>;
  /** The first of the month. */
  readonly month: RawBuilder<unknown>;
};

/**
 * A subquery: the unit of a line, by the last known residence of its holder in that month. A person who has moved out
 * and still has a ticket is counted in the unit that they left.
 */
export function unitOfLine({ companyId, holderId, relatedId, month }: LineColumns) {
  const lastDay = sql`((${month} + interval '1 month')::date - 1)`;
  const nearest = sql`order by lived.from_date > ${lastDay}, abs(lived.from_date - ${lastDay}) limit 1`;
  return sql`coalesce(
    (select lived.unit_id from housing.residence lived
      where lived.company_id = ${companyId} and lived.holder_id = ${holderId} ${nearest}),
    (select lived.unit_id from housing.unit_of_erased lived
      where lived.company_id = ${companyId} and lived.related_id = ${relatedId} ${nearest}))`;
}
