import { seedDemoWorld } from '../../database/demo/seed-demo-world.ts';
import { openDatabase } from '#db/connection/open-database.ts';
import { loadReferenceData } from '#reference-data/load-reference-data.ts';
import { hashPassword } from '#stand-ins/identity-provider/identity-provider.public.ts';
import { clockFrom } from '#time/clock.ts';

/** `npm run seed`: seeds the demo world, as the first start does. */
async function seed(): Promise<void> {
  const { DATABASE_URL, DATA_DIR = '.data', PORTAL_NOW, NODE_ENV } = process.env;
  const log = { info: console.log, warn: console.warn };
  const open = await openDatabase({ databaseUrl: DATABASE_URL ?? null, dataDir: DATA_DIR }, log);
  try {
    await loadReferenceData(open.database);
    const outcome = await seedDemoWorld({
      database: open.database,
      clock: clockFrom(PORTAL_NOW ?? null),
      hashPassword,
      production: NODE_ENV === 'production',
    });
    console.log(outcome === 'seeded' ? 'The demo world is there.' : 'The demo world was there.');
  } finally {
    await open.close();
  }
}

await seed();
