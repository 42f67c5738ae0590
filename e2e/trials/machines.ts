import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { constants } from 'node:os';
import { parseArgs } from 'node:util';
import { createRole, urlOfRole } from '@takst/server/testing/portal/application-role.ts';
import { urlOfDatabase } from '@takst/server/testing/templates/server-template.ts';
import { PortalProcess } from '../portal-process.ts';
import { databasePair } from './database-pair.ts';
import { faultsIn, openTrialDatabase } from './kill-trial.ts';
import { machinesTrial } from './machines-trial.ts';
import { startPooler } from './pooler.ts';
import { roundRobin } from './round-robin.ts';
import { liftSmsCaps } from './lift-sms-caps.store.ts';
import { switchedAddress } from './switched-address.ts';
import { createDemoDatabase } from './trial-databases.ts';

/** `npm run trial:machines -- --kills 500 --minutes 60 --seed 7 --from-port 3510 --no-pooler` */
const { values } = parseArgs({
  allowNegative: true,
  options: {
    kills: { type: 'string', default: '500' },
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1_000_000)) },
    'from-port': { type: 'string', default: '3510' },
    /** How many of a hundred kills are of portals, two at a time; the others are of the database. */
    'portals-in-100': { type: 'string', default: '30' },
    pooler: { type: 'boolean', default: true },
  },
});
const first = Number(values['from-port']);
const addressPort = first;
const portalPorts = [first + 1, first + 2, first + 3];
const [databasePort, poolerPort, primaryPort, standbyPort] = [
  first + 5,
  first + 6,
  first + 7,
  first + 8,
];
const log = (text: string) => console.log(text);
const metricsToken = 'metrics-of-the-machines-trial';

const undoing: (() => unknown)[] = [];
async function undo(): Promise<void> {
  for (const step of undoing.splice(0).reverse()) await step();
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(
    signal,
    () => void undo().finally(() => process.exit(128 + constants.signals[signal])),
  );

async function run(): Promise<number> {
  const { primary, standby } = databasePair([primaryPort, standbyPort]);
  undoing.push(
    () => primary.remove(),
    () => standby.remove(),
  );
  await primary.create();
  await primary.start();
  const { databaseUrl } = await createDemoDatabase(primary.url);
  if (databaseUrl === null) throw new Error('there is no database');
  await liftSmsCaps(databaseUrl);
  // It goes with the servers.
  const role = await createRole(primary.url, () => undefined);
  await standby.createFrom(primary);
  await standby.start();
  const databaseAddress = await switchedAddress(databasePort, primaryPort);
  undoing.push(databaseAddress.stop);
  if (values.pooler) undoing.push(startPooler(poolerPort, databasePort, role).stop);
  const asOwner = (port: number) =>
    Object.assign(new URL(databaseUrl), { port: String(port) }).href;
  const at = (port: number) => urlOfRole(asOwner(port), role);
  const dataDir = mkdtempSync(join(tmpdir(), 'takst-machines-'));
  undoing.push(() => rmSync(dataDir, { recursive: true, force: true }));
  // The portal is held by row-level security, as in an installation with two roles.
  const env = {
    DATABASE_OWNER_URL: asOwner(databasePort),
    DATABASE_URL: at(values.pooler ? poolerPort : databasePort),
    ...(values.pooler && { DATABASE_LISTEN_URL: at(databasePort) }),
    DATABASE_READ_URL: at(standbyPort),
    METRICS_TOKEN: metricsToken,
  };
  const portals = portalPorts.map(
    (port) => new PortalProcess({ port, dataDir, env, startWithinMs: 400_000 }),
  );
  for (const portal of portals) undoing.push(() => portal.stop('SIGKILL'));
  await Promise.all(portals.map((portal) => portal.start()));
  const address = await roundRobin(addressPort, portalPorts);
  undoing.push(address.stop);
  log(
    `three processes, ${values.pooler ? 'PgBouncer, ' : ''}primary and standby; seed ${values.seed}`,
  );
  const machines = {
    address,
    addressPort,
    portals,
    primary,
    standby,
    databaseAddress,
    metricsToken,
    log,
  };
  const trial = {
    kills: Number(values.kills),
    minutes: Number(values.minutes),
    seed: Number(values.seed),
    portalsIn100: Number(values['portals-in-100']),
  };
  const { stories, faultyAnswers } = await machinesTrial(machines, trial);
  for (const answer of faultyAnswers) log(answer);
  for (const portal of portals) await portal.stop();
  // The promoted one.
  const lastUrl = urlOfDatabase(standby.url, new URL(databaseUrl).pathname.slice(1));
  const open = await openTrialDatabase({ databaseUrl: lastUrl, dataDir });
  const faults = await faultsIn(open.database, stories);
  await open.close();
  for (const [phone, ofPhone] of faults) log(`${phone}: ${ofPhone.join('; ')}`);
  const count = faults.size + faultyAnswers.length;
  log(count === 0 ? 'everything is as it was acknowledged' : `${count} faults`);
  return count;
}

const faultCount = await run().finally(undo);
process.exit(faultCount > 0 ? 1 : 0);
