import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { send } from '@takst/server/testing/portal/send.ts';
import { chanceFrom, type Chance } from '../../database/demo/chance.ts';
import { PortalProcess } from '../portal-process.ts';
import { callUntilAnswered, pause } from './client-calls.ts';
import type { ServerProcess } from './database-pair.ts';
import { signIn, type SignedInClient, summaryOf, waitForAllMessages, work } from './kill-trial.ts';
import type { roundRobin } from './round-robin.ts';
import type { Story } from './story.ts';
import type { switchedAddress } from './switched-address.ts';

export type Machines = {
  readonly address: Awaited<ReturnType<typeof roundRobin>>;
  readonly addressPort: number;
  readonly portals: readonly PortalProcess[];
  readonly primary: ServerProcess;
  readonly standby: ServerProcess;
  readonly databaseAddress: Awaited<ReturnType<typeof switchedAddress>>;
  readonly metricsToken: string;
  readonly log: (text: string) => void;
};

type Trial = {
  readonly kills: number;
  readonly minutes: number;
  readonly seed: number;
  readonly portalsIn100: number;
};
type World = SignedInClient & { readonly chance: Chance };

const clients = 6;
const phaseMs = 8_000;
const maxLifeMs = 1_500;

/** People order, change and send anew all the time, and look at the list after it; meanwhile everything breaks. */
export async function machinesTrial(
  machines: Machines,
  trial: Trial,
): Promise<{ stories: Story[]; faultyAnswers: readonly string[] }> {
  const { addressPort: port, log, address } = machines;
  const at = (path = '/') => `http://localhost:${port}${path}`;
  const world: World = { ...(await signIn({ at }, port)), chance: chanceFrom(trial.seed) };
  log(`signed in over processes that answered ${address.answered().join(', ')} calls`);
  const stories: Story[] = [];
  const end = new AbortController();
  const readBack = { times: 0 };
  const workers = Array.from({ length: clients }, () =>
    work(world, {
      stories,
      end: end.signal,
      lookAt: (story) => lookInList(world, story, readBack),
    }),
  );
  try {
    await standbyTroubles(machines);
    await killRepeatedly(machines, trial);
    await failOver(machines);
  } finally {
    end.abort();
    await Promise.all(workers);
  }
  log(`the last SMS came ${await waitForAllMessages(world, stories)} s after the last trouble`);
  log(summaryOf(stories, world));
  log(`${readBack.times} people were found in the list at once after their order`);
  log(`calls by process: ${address.answered().join(', ')}`);
  log(`SMS by process: ${(await smsByProcess(machines)).join(', ')}`);
  return { stories, faultyAnswers: world.faultyAnswers };
}

/** Own writes are read back, whichever process answers, and wherever it reads. */
async function lookInList(world: World, story: Story, readBack: { times: number }): Promise<void> {
  if (story.done.length === 0) return;
  const { json, status } = await callUntilAnswered(world, listSubscribers, {
    params: { id: world.companyId },
    query: { searchFor: story.phone, maxEntries: '10', offset: '0' },
  });
  const { totalEntries } = json as { totalEntries?: number };
  if (totalEntries === 1) readBack.times += 1;
  else world.faultyAnswers.push(`${story.phone}: ${status}, ${totalEntries} in the list`);
}

async function standbyTroubles(machines: Machines): Promise<void> {
  const { standby, log } = machines;
  await untilStandby(machines, 'in-use');
  await pause(phaseMs);
  log(`with a standby: ${await readsOf(machines)}`);
  await standby.command('select pg_wal_replay_pause()');
  await untilStandby(machines, 'behind');
  await pause(phaseMs);
  log(`the standby was behind for ${phaseMs / 1_000} s: ${await readsOf(machines)}`);
  await standby.command('select pg_wal_replay_resume()');
  await untilStandby(machines, 'in-use');
  await standby.kill();
  await untilStandby(machines, 'lost');
  await pause(phaseMs);
  log(`the standby was dead for ${phaseMs / 1_000} s: ${await readsOf(machines)}`);
  await standby.start();
  await untilStandby(machines, 'in-use');
}

/**
 * Kills the database at any moment, and portals, each now and then. A start that meets a killed database ends, so that
 * none is killed while portals start.
 */
async function killRepeatedly(
  { portals, primary, log }: Machines,
  { kills, minutes, seed, portalsIn100 }: Trial,
): Promise<void> {
  const chance = chanceFrom(seed + 1);
  const until = performance.now() + minutes * 60_000;
  let [ofPortals, ofDatabase, told] = [0, 0, 0];
  while (ofPortals + ofDatabase < kills && performance.now() < until) {
    await pause(chance.below(maxLifeMs));
    if (!chance.in100(portalsIn100)) {
      await primary.kill();
      await primary.start();
      ofDatabase += 1;
    } else {
      // Two of three die, one after the other; the third goes on.
      const spared = chance.below(portals.length);
      const killed = portals.filter((_, place) => place !== spared);
      for (const portal of killed) {
        await portal.stop('SIGKILL');
        ofPortals += 1;
        await pause(chance.below(maxLifeMs));
      }
      await Promise.all(killed.map(startAgain));
    }
    const count = ofPortals + ofDatabase;
    if (count >= told + 20) {
      told = count;
      log(`killed ${count} times, of these the database ${ofDatabase} times`);
    }
  }
  log(`killed ${ofPortals + ofDatabase} times: portals ${ofPortals}, database ${ofDatabase}`);
}

/** A start that meets a killed database ends; systemd would start it again. */
async function startAgain(portal: PortalProcess): Promise<void> {
  for (;;) {
    try {
      await portal.start();
      return;
    } catch {
      await portal.stop('SIGKILL');
    }
  }
}

/** The primary dies, and the standby, which has all that was acknowledged, takes its place. */
async function failOver(machines: Machines): Promise<void> {
  const { primary, standby, databaseAddress, log } = machines;
  // A standby that no longer follows lacks what the primary acknowledged.
  await untilStandby(machines, 'in-use');
  await primary.command(`alter system set synchronous_standby_names = 'standby'`);
  await primary.command('select pg_reload_conf()');
  await pause(phaseMs);
  const startedAt = performance.now();
  await primary.kill();
  await standby.command('select pg_promote(true)');
  databaseAddress.leadTo(standby.port);
  log(`failed over in ${Math.round(performance.now() - startedAt)} ms`);
  await pause(phaseMs);
}

async function metricsOf({ portals, metricsToken }: Machines): Promise<string[]> {
  const read = async (portal: PortalProcess) => {
    const { port } = new URL(portal.at());
    const headers = { authorization: `Bearer ${metricsToken}`, host: `localhost:${port}` };
    return (await send({ port: Number(port), path: '/metrics', headers })).text;
  };
  return Promise.all(portals.map(read));
}

const numberIn = (text: string, start: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(start))
      ?.split(' ')[1] ?? 0,
  );

async function readsOf(machines: Machines): Promise<string> {
  const texts = await metricsOf(machines);
  const sum = (from: string) =>
    texts.reduce(
      (all, text) => all + numberIn(text, `takst_standby_reads_total{from="${from}"}`),
      0,
    );
  return `${sum('standby')} statements read from it, ${sum('primary')} from the primary`;
}

/** Since each process began. */
const smsByProcess = async (machines: Machines): Promise<number[]> =>
  (await metricsOf(machines)).map((text) =>
    numberIn(text, 'takst_messages_total{kind="sms",outcome="sent"}'),
  );

/** Until each process says so of its standby. */
async function untilStandby({ portals }: Machines, state: string): Promise<void> {
  const deadline = performance.now() + 120_000;
  for (;;) {
    const states = await Promise.all(
      portals.map(async (portal) => {
        const answer = await fetch(portal.at('/readyz')).catch(() => null);
        return answer ? ((await answer.json()) as { standby?: string }).standby : undefined;
      }),
    );
    if (states.every((one) => one === state)) return;
    if (performance.now() > deadline)
      throw new Error(`the standby is ${states.join(', ')}, not ${state}`);
    await pause(100);
  }
}
