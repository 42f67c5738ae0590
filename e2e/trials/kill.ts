import { parseArgs } from 'node:util';
import { startThrowawayPostgres } from '../../tools/throwaway-postgres.ts';
import { freePort } from '../free-port.ts';
import { placesOn } from './kill-places.ts';
import { faultsIn, killTrial, openAfter } from './kill-trial.ts';

/** `npm run trial:kill -- --kills 100 --on PostgreSQL --seed 7`; both databases without `--on`. */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '100' },
    on: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
  },
});

const url = process.env['TEST_DATABASE_URL'] ?? (await startThrowawayPostgres()) ?? undefined;
let faulty = 0;
for (const [name, make] of placesOn(url).filter(([name]) => !values.on || values.on === name)) {
  await using place = await make();
  const tell = (text: string) => console.log(`${name}: ${text}`);
  tell(`${values.kills} kills, seed ${values.seed}`);
  const trial = { kills: Number(values.kills), seed: Number(values.seed), port: await freePort() };
  const stories = await killTrial({ ...trial, ...place, tell });
  const open = await openAfter(place);
  const faults = await faultsIn(open.database, stories);
  await open.close();
  for (const [phone, found] of faults) tell(`${phone}: ${found.join('; ')}`);
  faulty += faults.size;
  tell(faults.size === 0 ? 'everything is as it was acknowledged' : `${faults.size} faults`);
}
process.exit(faulty > 0 ? 1 : 0);
