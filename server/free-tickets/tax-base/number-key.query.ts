import { type RawBuilder, sql } from 'kysely';

const digits = sql`'0123456789'`;

/**
 * The order of employee numbers by their `employee_key`: `text.natural_key`, which is slow, for what is not some letters and
 * then digits; the same for the others.
 */
export const numberKey = (table: string): RawBuilder<unknown> => {
  const key = sql.ref(`${table}.employee_key`);
  const letters = sql`rtrim(${key}, ${digits})`;
  const digitCount = sql`(length(${key}) - length(${letters}))`;
  return sql`
    (case when ${digitCount} between 1 and 20 and translate(${letters}, ${digits}, '') = ${letters}
          then ${letters} || lpad(right(${key}, ${digitCount}), 20, '0')
          else text.natural_key(${key}) end) collate "C"`;
};
