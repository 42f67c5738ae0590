import pg from 'pg';

/** Until the end of the transaction. */
export const setRowScope = "select set_config('takst.row_scope', $1, true)";
const preparedName = 'takst_row_scope';
const prepared = new WeakSet<pg.ClientBase>();

/**
 * A query that sends the row scope along. Both statements go to the server at once, as one transaction where none is open,
 * so that the scope ends with the query: also behind a pooler, and without another round trip.
 */
class QueryInScope extends pg.Query {
  readonly #scope: string;
  /** Without a name the statement that sets the scope is sent each time. */
  readonly #scopeName: string;
  #isScopeSet = false;

  constructor(
    { scope, scopeName }: { scope: string; scopeName: string },
    config: pg.QueryConfig,
    callback: (error: Error | undefined, result: pg.QueryResult) => void,
  ) {
    super({ ...config, queryMode: 'extended' }, callback);
    this.#scope = scope;
    this.#scopeName = scopeName;
  }

  override prepare(connection: pg.Connection): void {
    if (this.#scopeName === '') connection.parse({ text: setRowScope });
    connection.bind({ portal: '', statement: this.#scopeName, values: [this.#scope] });
    connection.execute({ portal: '' });
    super.prepare(connection);
  }

  override handleDataRow(message: object): void {
    if (this.#isScopeSet) super.handleDataRow(message);
  }

  override handleCommandComplete(message: object, connection: pg.Connection): void {
    if (this.#isScopeSet) super.handleCommandComplete(message, connection);
    this.#isScopeSet = true;
  }
}

type Sending = {
  scope: string;
  text: string;
  values: unknown[];
  name?: string;
  /** A pooler gives the next transaction another session, which knows no name. */
  isPooled: boolean;
};

/** Runs a statement that sees the rows of the scope. */
export async function queryInScope(
  client: pg.ClientBase,
  { scope, text, values, name, isPooled }: Sending,
): Promise<pg.QueryResult> {
  const scopeName = isPooled ? '' : preparedName;
  if (!isPooled && !prepared.has(client)) {
    // By itself: the driver takes each statement that was parsed during a query for that of the query.
    await client.query({ name: preparedName, text: setRowScope, values: [scope] });
    prepared.add(client);
  }
  return new Promise((resolve, reject) => {
    const config = { text, values, ...(name === undefined ? {} : { name }) };
    const query = new QueryInScope({ scope, scopeName }, config, (error, result) =>
      error ? reject(error) : resolve(result),
    );
    client.query(query);
  });
}
