import type { Database } from '@takst/server/db/database.ts';
import { placeCompanies } from './demo-companies.store.ts';
import { demoPassword } from './demo-logins.ts';
import { placePeople } from './demo-people.store.ts';
import { placeTicketApps } from './demo-ticket-apps.store.ts';
import { placeAccounts, placeUsers } from './demo-users.store.ts';
import { demoWorld } from './demo-world.ts';
import { isSeedNeeded, markSeeded } from './seeded-once.store.ts';

export type SeedParts = {
  readonly database: Database;
  readonly clock: {
    readonly today: () => Temporal.PlainDate;
    readonly now: () => Temporal.Instant;
  };
  /** How the embedded identity provider keeps a password. */
  readonly hashPassword: (password: string) => Promise<string>;
  readonly production: boolean;
  readonly seed?: number;
};

const usualSeed = 20_260;

/**
 * Fills an empty portal with the demo world, once; products must have been loaded. Answers whether
 * it did. Invented people have no place in production, so it refuses there.
 */
export async function seedDemoWorld(parts: SeedParts): Promise<'seeded' | 'was-seeded'> {
  if (parts.production) throw new Error('the demo world is not for production');
  const { database, clock, seed = usualSeed } = parts;
  return database.transaction(async (tx) => {
    if (!(await isSeedNeeded(tx))) return 'was-seeded';
    const moment = { today: clock.today(), now: clock.now() };
    const world = demoWorld(seed, moment);
    const places = await placeCompanies(tx, world);
    await placePeople(tx, world, places);
    await placeUsers(tx, world, places);
    await placeAccounts(tx, world, await parts.hashPassword(demoPassword));
    await placeTicketApps(tx);
    await markSeeded(tx, { seed, now: moment.now });
    return 'seeded';
  });
}
