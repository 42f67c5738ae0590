import { parseArgs } from 'node:util';
import { startThrowawayPostgres } from '../../tools/throwaway-postgres.ts';
import { freePort } from '@takst/server/testing/free-port.ts';
import { trialDatabases } from './trial-databases.ts';
import { faultsIn, killTrial, openTrialDatabase } from './kill-trial.ts';

/** `npm run trial:kill -- --kills 100 --on PostgreSQL --seed 7`; both databases without `--on`. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    on: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
});

const url = process.env['TEST_DATABASE_URL'] ?? (await startThrowawayPostgres()) ?? undefined;
let faultCount = 0;
for (const [name, make] of trialDatabases(url).filter(
  ([name]) => !values.on || values.on === name,
)) {
  await using trialDatabase = await make();
  const log = (text: string) => console.log(`${name}: ${text}`);
  log(`${values.kills} kills, seed ${values.seed}`);
  const trial = { kills: Number(values.kills), seed: Number(values.seed), port: await freePort() };
  const stories = await killTrial({ ...trial, ...trialDatabase, log });
  const open = await openTrialDatabase(trialDatabase);
  const faults = await faultsIn(open.database, stories);
  await open.close();
  for (const [phone, phoneFaults] of faults) log(`${phone}: ${phoneFaults.join('; ')}`);
  faultCount += faults.size;
  log(faults.size === 0 ? 'everything is as it was acknowledged' : `${faults.size} faults`);
}
process.exit(faultCount > 0 ? 1 : 0);
