import type { Database } from '#platform/db/database.ts';
import type { SecretPlace } from '#platform/secrets/secret-places.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';
import { placesIn, rewriteSome } from '#platform/db/secrets/stored-secrets.store.ts';

type Rotation = {
  readonly database: Database;
  readonly secrets: Secrets;
  readonly say: (line: string) => void;
  /** How many in one transaction. */
  readonly most?: number;
};

/**
 * Encrypts with the first key what another one has written; every process must know that key by then. It works in parts,
 * can be stopped and started again, and may run beside the portal.
 */
export async function runRotateKeyCommand(rotation: Rotation): Promise<void> {
  const { database, secrets, say } = rotation;
  const [first = '', ...others] = secrets.names;
  let all = 0;
  for (const place of await placesIn(database)) {
    const count = await rotatePlace(rotation, place);
    all += count;
    if (count > 0) say(`${place}: ${count}`);
  }
  say(`${all} secrets were encrypted anew; the key ${first} has written all of them.`);
  if (others.length === 0) return;
  say(
    `Once every process has this key first, run this again: when it says 0, take ${others.join(', ')} away.`,
  );
}

async function rotatePlace(
  { database, most = 500 }: Rotation,
  place: SecretPlace,
): Promise<number> {
  let count = 0;
  for (;;) {
    const some = await database.transaction((tx) => rewriteSome(tx, place, most));
    if (some === 0) return count;
    count += some;
  }
}
