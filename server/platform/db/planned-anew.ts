import { sql } from 'kysely';

/**
 * Begins a statement that is planned for its own values each time: it gets no name, by which it would be prepared
 * once for any (`connection/statement-names.ts`).
 */
export const plannedAnew = sql.raw('/* planned anew */');

export const isPlannedAnew = (statement: string): boolean =>
  statement.trimStart().startsWith('/* planned anew */');
