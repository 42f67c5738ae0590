import { seedDemoWorld } from '../../../database/demo/seed-demo-world.ts';
import { openDatabase } from '#platform/db/connection/open-database.ts';
import { hashPassword } from '#platform/stand-ins/identity-provider/identity-provider.public.ts';
import { endWithError } from './end-with-error.ts';
import { SettingsError } from '../settings/setting-faults.ts';
import { readDatabaseSettings } from '../settings/settings.ts';

/** `npm run seed`: seeds the demo world, as the first start does. */
async function seed(): Promise<void> {
  const { database: where, clock, demo } = readDatabaseSettings(process.env);
  if (!demo) throw new SettingsError('DATABASE_URL or PUBLIC_URL is set: seed with TAKST_DEMO=1.');
  const open = await openDatabase(where, { info: console.log, warn: console.warn });
  try {
    const { database } = open;
    const outcome = await seedDemoWorld({ database, clock, hashPassword });
    console.log(outcome === 'seeded' ? 'The demo world is there.' : 'The demo world was there.');
  } finally {
    await open.close();
  }
}

await seed().catch(endWithError);
