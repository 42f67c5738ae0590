import { faultsOf } from './fault.ts';

const run = 'server/ticketing/batches/run';
const engine = 'server/platform/jobs/chunks';
const races = 'server/ticketing/batches/batch-races.test.ts';
const standing = 'server/ticketing/batches/standing-batch.test.ts';

/** A row of a batch is lost, doubled or half done, or somebody gets what is not theirs. */
export const batchFaults = faultsOf('server', [
  [
    'the shared list of batches is that of any company',
    'server/ticketing/batches/view/list-batches.ts',
    'JSON.stringify([scope.tenant, page])',
    'JSON.stringify([scope.tenant, page.offset])',
    'server/ticketing/batches/watched-batches.test.ts',
  ],
  [
    'a list that no browser asks for again is shared',
    'server/platform/http/watch/share-for-a-second.ts',
    'return isAskedAgain(shared) ? shared : load();',
    'return shared;',
    'server/platform/http/watch/share-for-a-second.test.ts',
  ],
  [
    'whoever has an answer gets 304 for another one',
    'server/platform/http/etag.ts',
    'return isKnownTo(request, etag) ?',
    "return request.headers['if-none-match'] ?",
    'server/ticketing/batches/watched-batches.test.ts',
  ],
  [
    'a stream goes on for a user who has lost the role',
    'server/platform/http/watch/stream-answers.ts',
    "if ('fail' in admitted || reply.getHeader(sessionVersionHeader) !== version) return;",
    "if ('fail' in admitted) continue;",
    'server/services/free-tickets/order-many/stream-of-mass-orders.test.ts',
  ],
  [
    'a list is read on after all who watch it have left',
    'server/platform/http/watch/wait-for-change.ts',
    'if (waiters.size === 0) break;',
    '',
    'server/platform/http/watch/wait-for-change.test.ts',
  ],
  [
    'a server that stops waits for the streams',
    'server/platform/http/watch/open-streams.ts',
    'for (const ends of endsOf.values()) for (const end of ends) end.abort();',
    '',
    'server/services/free-tickets/order-many/stream-of-mass-orders.test.ts',
  ],
  [
    'a worker leaves a batch to a user who has locked it',
    `${run}/running-batch.store.ts`,
    'for update`',
    'for update skip locked`',
    standing,
  ],
  [
    'two sweeps at once give a batch two jobs',
    'server/platform/jobs/work-without-job.query.ts',
    "await sql`select pg_advisory_xact_lock(hashtext('jobs.work-without-job'))`.execute(tablesOf(tx));",
    '',
    standing,
  ],
  [
    'a batch that has lost its job stands still',
    `${engine}/chunk-job.ts`,
    'await enqueue(queue, tx, keys);',
    '',
    standing,
  ],
  [
    'a batch that has moved within a minute gets another job',
    `${run}/run-batch.job.ts`,
    'subtract({ minutes: 1 })',
    'add({ minutes: 1 })',
    standing,
  ],
  [
    'work whose job is tried again gets another job',
    'server/platform/jobs/work-without-job.query.ts',
    "('created', 'retry', 'active')",
    "('created', 'active')",
    standing,
  ],
  [
    'rows after the one that is refused are carried out',
    `${run}/carry-out-chunk.ts`,
    'rows.slice(0, firstRefused + 1)',
    'rows',
    'server/ticketing/batches/run-batch.test.ts',
  ],
  [
    'a database that is away is the fault of a row',
    `${engine}/carry-out-in-chunks.ts`,
    'if (item === undefined || isDatabaseUnavailable(error)) throw error;',
    'if (item === undefined) throw error;',
    races,
  ],
  [
    'a row that throws takes those of its chunk with it',
    `${engine}/carry-out-in-chunks.ts`,
    'if (size.now() === 1) return',
    'return',
    races,
  ],
  [
    'a row is blamed for an error of the one before it',
    `${run}/fail-row.ts`,
    'if (next?.position !== position) return readAgain;',
    'if (!next) return over;',
    races,
  ],
  [
    'two workers have a piece of work in hand at once',
    `${engine}/lease.store.ts`,
    'select pg_try_advisory_xact_lock(hashtextextended(${work}, 0)) as',
    'select ${work}::text is not null as',
    `${engine}/chunk-locks.test.ts`,
  ],
  [
    'a job leaves the rest of its work to nobody',
    `${engine}/chunk-job.ts`,
    "if (end !== 'goes-on') return;",
    'if (end) return;',
    `${engine}/chunk-races.test.ts`,
  ],
  [
    'chunks grow again among the items that threw',
    `${engine}/chunk-size.ts`,
    ' && suspects <= 0',
    '',
    `${engine}/chunk-size.test.ts`,
  ],
  [
    'calls wait until a piece of work is over',
    `${engine}/carry-out-in-chunks.ts`,
    'await setImmediate();',
    '',
    `${engine}/carry-out-in-chunks.test.ts`,
  ],
  [
    'the role is asked for only when a batch starts',
    `${run}/carry-out-chunk.ts`,
    "await moveOn(change.tx, key, { ...stopped(batch, 'NOT_ALLOWED'), now });",
    '',
    races,
  ],
  [
    'what has a formula in it leaves as it is',
    'domain/platform/csv/csv.rules.ts',
    'formula.test(value) && !credit',
    'value.length > 500 && !credit',
    'server/app/hostile-exports.test.ts',
  ],
]);
