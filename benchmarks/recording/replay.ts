import type { Statement } from '@takst/server/platform/db/connection/statement-channel.ts';
import { asParameter } from '@takst/server/platform/db/connection/temporal-values.ts';
import type pg from 'pg';

/** Values that differ between changes, by name: the recorded ones, or those for a replay. */
export type Particulars = Readonly<Record<string, string>>;

/** A table whose new rows have an id that later statements use. */
type CreatedRow = { into: RegExp; column: 'key' | 'id'; name: string };

const madeByChanges: readonly CreatedRow[] = [
  { into: /insert into holders\.slot/, column: 'key', name: 'person' },
  { into: /insert into subscribers\.subscriber/, column: 'id', name: 'subscriber' },
  { into: /insert into tickets\.ticket/, column: 'id', name: 'ticket' },
];

type PreparedStatement = {
  name: string | undefined;
  text: string;
  values: unknown[];
  made: CreatedRow | undefined;
};

/**
 * A recorded change that can be replayed: the same statements in the same order on one connection,
 * prepared as the server prepares them, with other values.
 */
export class Replay {
  readonly #statements: readonly PreparedStatement[];
  readonly #recorded: Particulars;

  constructor(name: string, statements: readonly Statement[], recorded: Particulars) {
    this.#recorded = recorded;
    this.#statements = statements.map(({ statement: text, values }, at) => ({
      text,
      name: values.length > 0 ? `${name}_${at}` : undefined,
      values: values.map(asParameter),
      made: madeByChanges.find(({ into }) => into.test(text)),
    }));
  }

  get length(): number {
    return this.#statements.length;
  }

  /** Replays the change; returns its values, with the new ids from the database. */
  async run(client: pg.ClientBase, particulars: Particulars): Promise<Particulars> {
    let now = particulars;
    for (const { name, text, values, made } of this.#statements) {
      const { rows } = await client.query<Record<string, unknown>>({
        ...(name === undefined ? {} : { name }),
        text,
        values: values.map((value) => withParticulars(value, this.#recorded, now)),
      });
      if (made) now = { ...now, [made.name]: String(rows[0]?.[made.column]) };
    }
    return now;
  }
}

/** Recorded ids have nine digits in separate ranges, so a number shows what it is the id of. */
export function withParticulars(value: unknown, recorded: Particulars, now: Particulars): unknown {
  if (Array.isArray(value)) return value.map((one) => withParticulars(one, recorded, now));
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  let text = String(value);
  for (const [name, before] of Object.entries(recorded)) {
    const after = now[name];
    if (after !== undefined)
      text = text.replaceAll(
        new RegExp(`(?<!\\w)${before.replace('+', '\\+')}(?!\\w)`, 'g'),
        after,
      );
  }
  return text;
}
