import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#platform/db/database.ts';
import { workAs } from '#testing/statements.ts';
import { isBlockedBy } from './race.query.ts';
import { Racer, type RacePlan } from './racer.ts';
import { withRacers } from './racing-statements.ts';

/** The race did not take place, which says nothing about its lock. */
export class NoRace extends Error {}

const pauseMs = 5;

type Call<Result> = () => Promise<Result>;

/**
 * The first call stops before it writes. The second one goes on until it waits for the first, stands before its own
 * first write, or is done. Then the first one goes to its end, and the second one after it.
 */
export async function runRace<Result>(
  database: Database,
  [first, second]: readonly [Call<Result>, Call<Result>],
  plan: RacePlan,
): Promise<[Result, Result]> {
  const racers = [new Racer(plan), new Racer(plan)] as const;
  const [ahead, behind] = racers;
  const ids = racers.map(() => randomUUID());
  const byId = new Map(racers.map((racer, place) => [ids[place] ?? '', racer]));
  const isBlocked = (waiting: Racer, holding: Racer) =>
    isBlockedBy(database, { waiting: waiting.backend, holding: holding.backend });
  return withRacers(byId, async () => {
    const firstAnswer = workAs(ids[0] ?? '', first);
    firstAnswer.catch(() => undefined);
    await Promise.race([ahead.stopped, firstAnswer]);
    const secondAnswer = workAs(ids[1] ?? '', second);
    secondAnswer.catch(() => undefined);
    await settled([behind.stopped, secondAnswer], () => isBlocked(behind, ahead));
    ahead.goOn();
    await settled([firstAnswer], () => isBlocked(ahead, behind));
    behind.goOn();
    const answers = await Promise.allSettled([firstAnswer, secondAnswer]);
    const fault = racers.map((racer) => racer.fault).find((error) => error !== null);
    if (fault !== undefined)
      throw new NoRace('a statement fails without its lock', { cause: fault });
    if (!ahead.hasStopped) {
      throw new NoRace(`the first call wrote nothing after the ${plan.lock.name}`, {
        cause: answers,
      });
    }
    return Promise.all([firstAnswer, secondAnswer]);
  });
}

/** Waits until one of these is settled, or until something is so that no promise tells. */
async function settled(
  promises: readonly Promise<unknown>[],
  isSo: () => Promise<boolean>,
): Promise<void> {
  const isSettled = Promise.race(promises).then(
    () => true,
    () => true,
  );
  const pause = () => sleep(pauseMs, false);
  while (!(await Promise.race([isSettled, pause()]))) if (await isSo()) return;
}
