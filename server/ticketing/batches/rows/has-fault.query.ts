import { sql } from 'kysely';

/** Rows with one fault. */
export const hasFault = (column: string | null, code: string) =>
  code === 'ROW_TWICE'
    ? sql<boolean>`twice_of is not null`
    : sql<boolean>`faults @> ${JSON.stringify([{ column, code }])}::text::jsonb`;
