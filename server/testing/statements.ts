import { type Statement, statementChannel } from '#db/connection/statement-channel.ts';

/** What a piece of work gives, and every statement that went to the database meanwhile. */
export async function statementsOf<T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: Statement[] }> {
  const statements: Statement[] = [];
  const note = (statement: unknown) => void statements.push(statement as Statement);
  statementChannel.subscribe(note);
  try {
    return { result: await work(), statements };
  } finally {
    statementChannel.unsubscribe(note);
  }
}
