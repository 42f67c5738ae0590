import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { tablesOf } from '#platform/db/tables.ts';

type CountedRequest = {
  /** The caller and the kind of its requests. */
  readonly who: string;
  /** Requests that are answered in a window. */
  readonly max: number;
};

const windowSeconds = 60;

/** So that a flood from many addresses does not fill the memory. */
const maxRemembered = 10_000;

/** So often does a request delete what is over, so that invented links leave no more rows than a minute brings. */
const requestsPerCleaning = 50;
const rowsPerCleaning = 200;

/**
 * Counts a request in the database, for all processes together; returns after how many seconds the caller may ask again, or
 * null when this request is within the limit. The window begins with the first request, by the clock of the database.
 *
 * One statement, which commits by itself: two requests of a caller wait for each other no longer than it takes. A caller
 * that has used up its window is remembered until the window ends, so that the rest of a flood costs no statement.
 */
export function countRequests(database: Database) {
  const usedUpUntil = new Map<string, number>();
  let requestsSinceCleaning = 0;
  return async ({ who, max }: CountedRequest): Promise<number | null> => {
    const key = createHash('sha256').update(who).digest('base64url');
    const until = usedUpUntil.get(key);
    if (until !== undefined) {
      if (until > performance.now()) return secondsUntil(until);
      usedUpUntil.delete(key);
    }
    const { rows } = await sql<{ requests: number; seconds: number }>`
      insert into limits.counted_request as counted (who, counted_until, requests)
      values (${key}, clock_timestamp() + ${windowSeconds} * interval '1 second', 1)
          on conflict (who) do update
         set requests = case when counted.counted_until > clock_timestamp() then counted.requests + 1 else 1 end,
             counted_until = case when counted.counted_until > clock_timestamp()
                                  then counted.counted_until else excluded.counted_until end
      returning requests, extract(epoch from counted_until - clock_timestamp())::float8 as seconds`.execute(
      tablesOf(database),
    );
    requestsSinceCleaning += 1;
    if (requestsSinceCleaning >= requestsPerCleaning) {
      requestsSinceCleaning = 0;
      await deleteOverCounts(database);
    }
    const [counted] = rows;
    if (!counted || counted.requests <= max) return null;
    const end = performance.now() + counted.seconds * 1_000;
    if (usedUpUntil.size >= maxRemembered) usedUpUntil.clear();
    usedUpUntil.set(key, end);
    return secondsUntil(end);
  };
}

const secondsUntil = (end: number): number =>
  Math.max(1, Math.ceil((end - performance.now()) / 1_000));

/** What another process deletes or counts anew at this moment is left to it. */
const deleteOverCounts = (database: Database): Promise<unknown> =>
  sql`
    delete from limits.counted_request
     where ctid = any (array(
       select ctid from limits.counted_request where counted_until < clock_timestamp()
        order by counted_until limit ${rowsPerCleaning} for update skip locked))`.execute(
    tablesOf(database),
  );
