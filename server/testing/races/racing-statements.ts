import pg from 'pg';
import { currentWorkId } from '#testing/statements.ts';
import type { DriverQuery, Racer } from './racer.ts';

type Query = (...input: never[]) => unknown;
type Client = { readonly processID?: number };

/** While `race` runs, the statements of racers go through them; all others to the database as ever. */
export async function withRacers<T>(
  racers: ReadonlyMap<string, Racer>,
  race: () => Promise<T>,
): Promise<T> {
  const client: { query: Query } = pg.Client.prototype;
  const { query } = client;
  client.query = function (this: Client, ...input: unknown[]) {
    const racer = racers.get(currentWorkId() ?? '');
    const [first] = input;
    if (!racer || !isDriverQuery(first)) return Reflect.apply(query, this, input);
    const run = (changed: DriverQuery) => Reflect.apply(query, this, [changed]);
    return racer.query(first, { backend: this.processID ?? 0, run });
  };
  try {
    return await race();
  } finally {
    client.query = query;
  }
}

/** As the product's own connections ask: with a promise and no callback. */
const isDriverQuery = (input: unknown): input is DriverQuery =>
  typeof input === 'object' && input !== null && 'values' in input && !('callback' in input);
