import type { Logger } from 'pino';
import { seedDemoWorld } from '../../database/demo/seed-demo-world.ts';
import type { OpenDatabase } from '#db/connection/open-database.ts';
import { hashPassword } from '#stand-ins/identity-provider/identity-provider.public.ts';
import type { Clock } from '#time/clock.ts';

type Dependencies = { open: OpenDatabase; clock: Clock; log: Pick<Logger, 'info'> };

/** Seeds a new database with the demo world, once. */
export async function seedFirstTime({ open, clock, log }: Dependencies): Promise<void> {
  const outcome = await seedDemoWorld({
    database: open.database,
    clock,
    hashPassword,
    production: false,
  });
  if (outcome === 'seeded') log.info('seeded the demo world');
}
