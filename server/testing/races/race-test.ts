import { expect } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { portalTest, portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { databaseName } from '#testing/test-database.ts';
import type { TestWith } from '#testing/test-with.ts';
import type { Lock } from './lock.ts';
import { dropConstraint } from './race.query.ts';
import { NoRace, runRace } from './run-race.ts';

/** The portal of a race may have to start first, on a busy machine. */
const timeoutMs = 120_000;

/** Where a race takes place: a portal, or a database alone. */
type World = { readonly database: Database; readonly reported?: unknown[] };

type Operation<Place, Thing, Result> = (place: Place, thing: Thing) => Promise<Result>;

type Race<Place, Thing, Result> = {
  /** A new thing for each run. */
  readonly prepare: (place: Place) => Promise<Thing>;
  /** One that is done twice at once, or two. */
  readonly operation:
    | Operation<Place, Thing, Result>
    | readonly [Operation<Place, Thing, Result>, Operation<Place, Thing, Result>];
  /** Expects what must hold after every run. The answers stand in the order of the operations, whichever came first. */
  readonly holds: (place: Place, thing: Thing, answers: readonly [Result, Result]) => unknown;
  /** The lock without which it does not hold. */
  readonly without: Lock;
  /** A constraint that keeps what must hold without the lock, and has to go too before it breaks. */
  readonly behind?: string;
};

/**
 * Two calls at once. The first one stops before it writes, until the second one waits for it, has read too, or is
 * done. What must hold is expected in both orders, and then without the lock, where it must break: the test fails
 * when the lock goes, and when nothing needs it. It runs on PostgreSQL alone, as PGlite has one connection; a file of
 * nothing but races is a `.race.test.ts`.
 */
export const raceTestOn = <Place extends World>(
  shared: TestWith<Place>,
  fresh?: () => TestWith<Place>,
) => {
  return <Thing, Result>(title: string, race: Race<Place, Thing, Result>): void => {
    if (databaseName !== 'PostgreSQL') return;
    // What loses a constraint is not shared with other tests.
    const test = race.behind === undefined ? shared : fresh?.();
    if (!test) throw new Error('A race that loses a constraint needs a portal of its own.');
    test(title, (place) => proveLock(place, race), timeoutMs);
  };
};

/** As `raceTestOn`, in the portal of `portalTest`. */
export const raceTest = raceTestOn<TestPortal>(portalTest, () => portalTestWith({}));

async function proveLock<Place extends World, Thing, Result>(
  place: Place,
  race: Race<Place, Thing, Result>,
): Promise<void> {
  const { behind, without, operation } = race;
  const orders = typeof operation === 'function' ? [false] : [false, true];
  const runAll = async (isLocked: boolean) => {
    for (const isReversed of orders) await run(place, race, { isReversed, isLocked });
  };
  await runAll(true);
  if (behind !== undefined) {
    await runAll(false);
    await dropConstraint(place.database, behind);
  }
  let isBroken = false;
  for (const isReversed of orders) isBroken ||= await breaks(place, race, isReversed);
  expect(isBroken, `something breaks without the ${without.name}`).toBe(true);
}

type Run = { readonly isReversed: boolean; readonly isLocked: boolean };

async function run<Place extends World, Thing, Result>(
  place: Place,
  { prepare, operation, holds, without }: Race<Place, Thing, Result>,
  { isReversed, isLocked }: Run,
): Promise<void> {
  const thing = await prepare(place);
  const both = typeof operation === 'function' ? ([operation, operation] as const) : operation;
  const [one, other] = both.map((act) => () => act(place, thing)) as [Call<Result>, Call<Result>];
  const plan = { lock: without, isLocked };
  const order = isReversed ? ([other, one] as const) : ([one, other] as const);
  const [first, second] = await runRace(place.database, order, plan);
  expect(place.reported ?? []).toEqual([]);
  await holds(place, thing, isReversed ? [second, first] : [first, second]);
}

type Call<Result> = () => Promise<Result>;

/** Whether something does not hold without the lock. What was reported of that is no fault of the product. */
async function breaks<Place extends World, Thing, Result>(
  place: Place,
  race: Race<Place, Thing, Result>,
  isReversed: boolean,
): Promise<boolean> {
  try {
    await run(place, race, { isReversed, isLocked: false });
    return false;
  } catch (error) {
    if (error instanceof NoRace) throw error;
    return true;
  } finally {
    if (place.reported) place.reported.length = 0;
  }
}
