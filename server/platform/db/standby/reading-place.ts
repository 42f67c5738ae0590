import { AsyncLocalStorage } from 'node:async_hooks';

type ReadingPlace = { mayBeStandby: boolean };

const readingPlace = new AsyncLocalStorage<ReadingPlace>();

/**
 * Gives a function that runs the parts of one call whose reads may go to a standby. What was read from the primary
 * once, as the standby could not be used, is read from there to the end of the call.
 */
export function mayReadFromStandby(): <T>(part: () => T) => T {
  const place = { mayBeStandby: true };
  return (part) => readingPlace.run(place, part);
}

/** What is read for a cache is kept for other calls: it comes from the primary. */
export const readFromPrimary = <T>(part: () => T): T =>
  readingPlace.run({ mayBeStandby: false }, part);

/** To the end of this call. */
export function stayOnPrimary(): void {
  const place = readingPlace.getStore();
  if (place) place.mayBeStandby = false;
}

export const isStandbyAllowed = (): boolean => readingPlace.getStore()?.mayBeStandby ?? false;
