import { chanceFrom } from '../../database/demo/chance.ts';
import { PortalProcess } from '../portal-process.ts';
import type { BatchTrialService } from './batch-trial-services.ts';
import { callUntilAnswered, pause } from './client-calls.ts';
import { signIn, type SignedInClient } from './kill-trial.ts';

export type BatchTrial = {
  service: BatchTrialService;
  kills: number;
  seed: number;
  ports: readonly [number, number];
  dataDir: string;
  databaseUrl: string;
  rows: number;
  log?: (text: string) => void;
};

const rowsAtOnce = 1000;
const maxLifeMs = 1_000;
let phones = 0;

/** Two servers work on batches, one after the other, and are killed in turn; gives the ids of the batches. */
export async function batchKillTrial(trial: BatchTrial): Promise<number[]> {
  const { service, kills, seed, ports, dataDir, databaseUrl, rows, log = () => undefined } = trial;
  const env = { DATABASE_URL: databaseUrl };
  const portals = ports.map((port) => new PortalProcess({ port, dataDir, env }));
  const [first] = portals;
  if (!first) throw new Error('there is no portal');
  try {
    for (const portal of portals) await portal.start();
    const client = { ...(await signIn(first, ports[0], service.orderer)), service };
    const chance = chanceFrom(seed);
    const ids: number[] = [];
    for (let kill = 0; kill < kills; kill += 1) {
      if (!(await isRunning(client, ids.at(-1)))) {
        ids.push(await startBatch(client, rows));
        log(`batch ${ids.length} of ${rows} rows has started after ${kill} kills`);
      }
      await pause(chance.below(maxLifeMs));
      const portal = portals[kill % portals.length];
      await portal?.stop('SIGKILL');
      await portal?.start();
    }
    while (await isRunning(client, ids.at(-1))) await pause(200);
    if (client.faultyAnswers.length > 0) throw new Error(client.faultyAnswers.join('\n'));
    return ids;
  } finally {
    for (const portal of portals) await portal.stop();
  }
}

type BatchClient = SignedInClient & { service: BatchTrialService };

async function isRunning(client: BatchClient, id: number | undefined): Promise<boolean> {
  if (id === undefined) return false;
  const { json } = await callUntilAnswered(client, client.service.calls.getProgress, {
    params: { id },
  });
  return (json as { state: string }).state === 'running';
}

async function startBatch(client: BatchClient, total: number): Promise<number> {
  const { calls, startDate, options, cells, heldFault } = client.service;
  const today = Temporal.Now.plainDateISO('Europe/Oslo');
  const body = {
    source: { kind: 'file', name: 'Ansatte.csv' } as const,
    options: {
      agreementName: client.agreementName,
      startDate: startDate(today).toString(),
      ...options,
    },
    total,
  };
  const params = { companyId: client.companyId };
  const created = await callUntilAnswered(client, calls.createBatch, { params, body });
  const { id } = created.json as { id: number };
  const input = { params: { id } };
  for (let from = 1; from <= total; from += rowsAtOnce) {
    const length = Math.min(rowsAtOnce, total - from + 1);
    const rows = Array.from({ length }, () => newRow(cells));
    await callUntilAnswered(client, calls.putRows, { ...input, body: { from, rows } });
  }
  for (let unchecked = total; unchecked > 0;) {
    const { json } = await callUntilAnswered(client, calls.checkRows, input);
    ({ unchecked } = (json as { totals: { unchecked: number } }).totals);
  }
  // A few people of the demo world have such phones.
  await callUntilAnswered(client, calls.mendRows, {
    ...input,
    body: { do: 'leave-out-faulty', column: 'phone', fault: heldFault },
  });
  const { json } = await callUntilAnswered(client, calls.getProgress, input);
  const { version } = json as { version: number };
  const started = await callUntilAnswered(client, calls.runBatch, {
    ...input,
    body: { action: 'start', version },
  });
  if (started.status !== 200) throw new Error(started.text);
  return id;
}

function newRow(cells: BatchTrialService['cells']) {
  phones += 1;
  return {
    firstName: 'Kari',
    lastName: 'Nordmann',
    ...cells(phones),
    phone: `498${String(phones).padStart(5, '0')}`,
  };
}
