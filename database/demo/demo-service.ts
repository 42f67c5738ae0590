import type { Transaction } from '@takst/server/platform/db/database.ts';
import type { Places } from './demo-companies.store.ts';
import type { DemoWorld } from './demo-world-facts.ts';
import type { Crowd, Traveller } from './traveller.ts';

/** What a ticket service has in the demo world. */
export type DemoService = {
  /** The people with tickets from a company; none where a company does not have the service. */
  readonly peopleOf: (crowd: Crowd) => readonly Traveller[];
  /** Stores people, tickets and whatever else the service keeps. Companies are there, users are not. */
  readonly place: (tx: Transaction, world: DemoWorld, places: Places) => Promise<void>;
  /** Stores what users have done for many at once; null where nobody has. */
  readonly placeBatches: ((tx: Transaction, world: DemoWorld) => Promise<void>) | null;
};
