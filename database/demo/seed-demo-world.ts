import type { Database, Transaction } from '@takst/server/platform/db/database.ts';
import { loadProjectData } from '@takst/server/app/reference-data/load-reference-data.ts';
import { placeCodes } from './demo-codes.store.ts';
import { placeCostCentres } from './demo-cost-centres.store.ts';
import { placeCompanies } from './demo-companies.store.ts';
import { placeInvoices } from './demo-invoices.ts';
import { placeUndelivered } from './demo-messages.store.ts';
import { demoPassword } from './demo-logins.ts';
import { placeAccessRequests } from './demo-access-requests.store.ts';
import { placeOnboarding } from './demo-onboarding.store.ts';
import { placeRequests } from './demo-requests.store.ts';
import type { DemoService } from './demo-service.ts';
import { demoServices } from './demo-services.ts';
import { placeProposals } from './demo-proposals.store.ts';
import { placeSubscriptions } from './demo-subscriptions.store.ts';
import { placeTicketApps } from './demo-ticket-apps.store.ts';
import { placeAccounts, placeUsers } from './demo-users.store.ts';
import { placeWidgets } from './demo-widgets.store.ts';
import { demoWorld } from './demo-world.ts';
import type { DemoWorld } from './demo-world-facts.ts';
import { hasDemoOperators, placeNewOperators } from './place-new-operators.ts';
import { placeBenefitFiles } from './free-tickets/demo-benefit-files.store.ts';
import { placeCounterCustomers } from './ticket-counter/counter-customers.store.ts';
import { placeVouchers } from './vouchers/demo-vouchers.store.ts';
import { findSeedState, markSeeded } from './seeded-once.store.ts';

export type SeedParts = {
  readonly database: Database;
  readonly clock: {
    readonly today: () => Temporal.PlainDate;
    readonly now: () => Temporal.Instant;
  };
  /** How the embedded identity provider keeps a password. */
  readonly hashPassword: (password: string) => Promise<string>;
  readonly seed?: number;
};

const usualSeed = 20_260;

/** A database is either the demo world's or a real one, for good (docs/decisions/0031). */
export class WrongDatabase extends Error {
  override name = 'WrongDatabase';
}

/**
 * Fills an empty portal with the demo world and its reference data, once. Answers whether it did. Invented people have no place among real ones: it refuses a database with other companies.
 */
export async function seedDemoWorld(parts: SeedParts): Promise<'seeded' | 'was-seeded'> {
  const { database, clock, seed = usualSeed } = parts;
  return database.transaction(async (tx) => {
    const { isSeeded, hasOtherCompanies } = await findSeedState(tx);
    if (hasOtherCompanies) throw new WrongDatabase(realDatabaseText);
    const moment = { today: clock.today(), now: clock.now() };
    const { hashPassword } = parts;
    if (isSeeded) {
      await placeNewOperators(tx, { moment, hashPassword });
      return 'was-seeded';
    }
    await loadProjectData(tx);
    if (hasDemoOperators()) await placeWorld(tx, demoWorld(seed, moment), hashPassword);
    await placeNewOperators(tx, { moment, hashPassword });
    await placeTicketApps(tx);
    await placeProposals(tx, { moment });
    await markSeeded(tx, { seed, now: moment.now });
    return 'seeded';
  });
}

/** The companies of the three operators, and all that happens in them. */
async function placeWorld(
  tx: Transaction,
  world: DemoWorld,
  hashPassword: SeedParts['hashPassword'],
): Promise<void> {
  const places = await placeCompanies(tx, world);
  const services = Object.values<DemoService>(demoServices);
  for (const service of services) await service.place(tx, world, places);
  await placeCostCentres(tx, world, places);
  await placeRequests(tx, world, places);
  await placeAccessRequests(tx, world);
  await placeWidgets(tx, world, places);
  await placeCounterCustomers(tx, world, places);
  await placeUsers(tx, world, places);
  await placeAccounts(tx, world, await hashPassword(demoPassword));
  for (const service of services) await service.placeBatches?.(tx, world);
  await placeCodes(tx, world);
  await placeUndelivered(tx, world);
  await placeVouchers(tx, world);
  await placeOnboarding(tx, world, places);
  await placeSubscriptions(tx, world);
  await placeInvoices(tx, world, places);
  await placeBenefitFiles(tx);
}

const realDatabaseText = `Takst cannot start with the demo world:
  the database holds a company that the demo world did not make (TAKST_DEMO, DATABASE_URL).
The demo world and the local stand-ins never run on such a database. Name an empty one in DATABASE_URL,
or leave out TAKST_DEMO and set what is real.`;

/** Refuses a database of the demo world, whose ticket apps have secrets that everybody knows. */
export async function refuseDemoDatabase(database: Database): Promise<void> {
  const { isSeeded } = await database.transaction(findSeedState);
  if (isSeeded) throw new WrongDatabase(demoDatabaseText);
}

const demoDatabaseText = `Takst cannot start:
  the database was filled with the demo world, whose logins and secrets everybody knows (DATABASE_URL).
Name another database in DATABASE_URL, or set TAKST_DEMO=1 to try Takst with it.`;
