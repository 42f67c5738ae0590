import { loadavg } from 'node:os';
import { cpuMsOf } from './process-cpu.ts';
import { type Spread, spreadOf } from './statistics.ts';

/** Something that does the same work as the others, in a process of its own or in this one. */
export type Contender = {
  name: string;
  /** The process that answers; null when the work is done here. */
  pid: number | null;
  /** Works for so long; gives how often it has done the work. */
  burst: (ms: number) => Promise<number>;
};

export type Pace = { rounds: number; burstMs: number };

export type Standing = {
  name: string;
  perSecond: Spread;
  /** How fast against the first contender, by rounds; 1 is as fast. */
  ratio: Spread;
  /** Of its process, for one piece of work. */
  cpuMicroseconds: number | null;
};

export type Rotation = {
  standings: Standing[];
  /** The fastest round of the first contender against its slowest. */
  swing: number;
  load: number;
};

type Burst = { perSecond: number; cpuMs: number | null; done: number };

/**
 * All contenders live at once, in bursts by turns, the order reversed each round; the first is the
 * ceiling that the others are held against in the same round.
 */
export async function rotate(contenders: Contender[], pace: Pace): Promise<Rotation> {
  const bursts = new Map<string, Burst[]>(contenders.map(({ name }) => [name, []]));
  // The first burst of each fills caches and is not counted.
  for (const contender of contenders) await oneBurst(contender, pace.burstMs);
  let load = loadavg()[0] ?? 0;
  for (let round = 0; round < pace.rounds; round += 1) {
    const order = round % 2 === 0 ? contenders : contenders.toReversed();
    for (const contender of order) {
      bursts.get(contender.name)?.push(await oneBurst(contender, pace.burstMs));
    }
    load = Math.max(load, loadavg()[0] ?? 0);
  }
  const ceiling = bursts.get(contenders[0]?.name ?? '') ?? [];
  const standings = contenders.map(({ name }) => standingOf(name, bursts.get(name) ?? [], ceiling));
  const { min, max } = spreadOf(ceiling.map(({ perSecond }) => perSecond));
  return { standings, swing: max / min, load };
}

async function oneBurst({ pid, burst }: Contender, ms: number): Promise<Burst> {
  const cpu = (): number | null => cpuMsOf(pid ?? process.pid);
  const [before, began] = [cpu(), performance.now()];
  const done = await burst(ms);
  const seconds = (performance.now() - began) / 1_000;
  const after = cpu();
  const cpuMs = before === null || after === null ? null : after - before;
  return { done, cpuMs, perSecond: done / seconds };
}

function standingOf(name: string, own: Burst[], ceiling: Burst[]): Standing {
  const ratios = own.map(({ perSecond }, round) => perSecond / (ceiling[round]?.perSecond ?? 0));
  const cpu = own.map(({ cpuMs }) => cpuMs);
  const work = own.reduce((sum, { done }) => sum + done, 0);
  const cpuMs = cpu.some((ms) => ms === null)
    ? null
    : cpu.reduce<number>((sum, ms) => sum + (ms ?? 0), 0);
  return {
    name,
    perSecond: spreadOf(own.map(({ perSecond }) => perSecond)),
    ratio: spreadOf(ratios),
    cpuMicroseconds: cpuMs === null ? null : Math.round((cpuMs * 1_000) / work),
  };
}
