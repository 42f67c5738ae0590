import { type RawBuilder, sql } from 'kysely';

const digits = sql`'0123456789'`;

/**
 * The order of employee numbers by their `employee_key`: `text.natural_key`, which is slow, for what is not some letters and
 * then digits; the same for the others. `offset 0` has the letters read once for a number, not wherever they are named.
 */
export const numberKey = (table: string): RawBuilder<unknown> => {
  const key = sql.ref(`${table}.employee_key`);
  const digitCount = sql`(octet_length(${key}) - octet_length(letters))`;
  return sql`
    (select case when ${digitCount} between 1 and 20
                      and octet_length(translate(letters, ${digits}, '')) = octet_length(letters)
                 then letters || lpad(right(${key}, ${digitCount}), 20, '0')
                 else text.natural_key(${key}) end
       from (select rtrim(${key}, ${digits}) as letters offset 0) as split) collate "C"`;
};
