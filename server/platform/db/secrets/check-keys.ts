import type { Database } from '../database.ts';
import { keysIn, placesIn } from './stored-secrets.store.ts';
import type { Secrets } from '#platform/secrets/secrets.ts';

/** The keys of the settings are not those with which this database was written. */
export class WrongKey extends Error {
  override name = 'WrongKey';
}

type KeyCheck = { readonly database: Database; readonly secrets: Secrets };

/**
 * Refuses keys that do not read every secret: links would lead nowhere and tickets be invalid without a word. Says how many
 * secrets are still in the clear.
 */
export async function checkKeys({ database, secrets }: KeyCheck): Promise<{ clear: number }> {
  const unread = new Map<string, string[]>();
  let clear = 0;
  for (const place of await placesIn(database)) {
    for (const [name, count] of await keysIn(database, place)) {
      if (name === '') clear += count;
      else if (!secrets.names.includes(name)) {
        unread.set(name, [...(unread.get(name) ?? []), `${place} (${count})`]);
      }
    }
  }
  if (unread.size > 0) throw new WrongKey(wrongKeyText(unread, secrets.names));
  return { clear };
}

const wrongKeyText = (
  unread: ReadonlyMap<string, readonly string[]>,
  names: readonly string[],
): string =>
  [
    `Takst cannot start:\n  TAKST_KEY: does not have every key with which this database was written (it has ${names.join(', ')}):`,
    ...[...unread].map(([name, places]) => `    ${name} wrote ${places.join(', ')}`),
    '  Add the missing one after the first, with a comma between; without it those secrets are lost.',
  ].join('\n');
