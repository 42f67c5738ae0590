import { statementChannel } from '#db/statement-channel.ts';

/** What a piece of work gives, and every statement that went to the database meanwhile. */
export async function statementsOf<T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: string[] }> {
  const statements: string[] = [];
  const note = (statement: unknown) => void statements.push(String(statement));
  statementChannel.subscribe(note);
  try {
    return { result: await work(), statements };
  } finally {
    statementChannel.unsubscribe(note);
  }
}
