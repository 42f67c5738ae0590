import { faultsOf } from './fault.ts';

const anonymise = 'server/tickets/anonymise';
const tests = `${anonymise}/anonymise-tickets.test.ts`;
const races = `${anonymise}/anonymise-races.test.ts`;
const canaries = 'server/app/canaries.test.ts';

/** Personal data that stays too long, goes too early, or takes something else with it. */
export const erasureFaults = faultsOf('server', [
  [
    'the record of an anonymised ticket keeps its names',
    'server/app/erasers.ts',
    'record: eraseAbout,',
    'record: async (tx, { holders }) => eraseAbout(tx, { holders }),',
    canaries,
  ],
  [
    'the record of an emptied holder keeps the names',
    'server/app/erasers.ts',
    'record: eraseAbout,',
    'record: async (tx, { tickets }) => eraseAbout(tx, { tickets }),',
    canaries,
  ],
  [
    'an erased person keeps the slot of the phone',
    'server/subscribers/subscriber.store.ts',
    'update subscribers.subscriber set person_slot = null',
    'update subscribers.subscriber set person_slot = person_slot',
    canaries,
  ],
  [
    'the note on an employee is not erased',
    'server/holders/holder.store.ts',
    'card_name = null, note = null, erased_at = ${at}::timestamptz',
    'card_name = null, erased_at = ${at}::timestamptz',
    canaries,
  ],
  [
    'an anonymised ticket keeps its pickup code',
    `${anonymise}/anonymise.store.ts`,
    'holder_slot = null, pickup_code = null, app_id = null',
    'holder_slot = null, app_id = null',
    canaries,
  ],
  [
    'a slot that nobody uses is kept',
    `${anonymise}/anonymise-tickets.ts`,
    '  await freeUnusedSlots(tx, [...slots]);\n',
    '',
    canaries,
  ],
  [
    'a slot is freed although the person has another ticket',
    'server/holders/slot.store.ts',
    'and not exists (select from tickets.ticket where medium_slot = slot.key)\n',
    '',
    tests,
  ],
  [
    'a slot is freed although a ticket for the same holder uses it',
    'server/holders/slot.store.ts',
    'and not exists (select from tickets.ticket where holder_slot = slot.key)\n',
    '',
    tests,
  ],
  [
    'a slot is freed although another company knows the person',
    'server/holders/slot.store.ts',
    'and not exists (select from subscribers.subscriber where person_slot = slot.key)',
    '',
    tests,
  ],
  [
    'a holder is emptied although another ticket names them',
    `${anonymise}/anonymise.store.ts`,
    `     where not exists (
       select from tickets.ticket
        where ticket.company_id = given.company_id and ticket.holder_id = given.id)`,
    '',
    canaries,
  ],
  [
    'slots are not locked before their tickets are anonymised',
    `${anonymise}/anonymise-tickets.ts`,
    '  await lockSlotKeys(tx, [...slots]);\n',
    '  void lockSlotKeys;\n',
    races,
  ],
  [
    'tickets are not read again when their slots are locked',
    `${anonymise}/anonymise-tickets.ts`,
    'await entries.lock(tx, today, due);',
    'due;',
    tests,
    races,
  ],
  [
    'a ticket that has moved to another slot is anonymised without its lock',
    `${anonymise}/anonymise-tickets.ts`,
    'entry.slots.every((key) => slots.has(key))',
    'entry.slots.length > 0',
    races,
  ],
  [
    'a ticket is anonymised on the last day on which it is kept',
    'domain/tickets/ticket-retention.rules.ts',
    'today.subtract({ months: retention.months })',
    'today.subtract({ months: retention.months }).add({ days: 1 })',
    tests,
  ],
  [
    'a cancelled ticket is never anonymised',
    `${anonymise}/anonymise.store.ts`,
    '      { over: sql`coalesce(cancelled_at, failed_at)`, before: moment },\n',
    '',
    tests,
  ],
  [
    'the rest of many tickets is left to the next night',
    `${anonymise}/anonymise-tickets.job.ts`,
    'if (count === maxTickets) await queue.enqueue(tx, anonymiseTicketsJob, {});',
    'void queue;',
    tests,
  ],
  [
    'the details of a service are not erased',
    `${anonymise}/anonymise-tickets.ts`,
    '  await service.erase(tx, tickets);\n',
    '',
    tests,
  ],
  [
    'a discount code outlives whom it was for',
    'server/subscriptions/due-subscriptions.store.ts',
    "rows.map((row) => ({ ...row, type: 'subscription' }))",
    "rows.map((row) => ({ ...row, type: 'nothing' }))",
    canaries,
  ],
  [
    'a forgotten code may be imported again',
    'server/code-pools/code.store.ts',
    'code.code in (given.code, ${digestOf(sql`given.code`)})',
    'code.code = given.code',
    'server/code-pools/imports/import-codes.test.ts',
  ],
  [
    'phones that visitors proved are kept for ever',
    'server/retention/retention.store.ts',
    "table: 'self_service.phone_proof',\n    since: 'expires_at',\n    olderThanHours: 24,",
    "table: 'self_service.phone_proof',\n    since: 'expires_at',\n    olderThanHours: 24_000_000,",
    canaries,
  ],
  [
    'nobody anonymises tickets at night',
    'server/app/portal-jobs.ts',
    '      anonymiseTicketsJob,\n',
    '',
    canaries,
  ],
  [
    'the outbox keeps messages for ever',
    'server/retention/retention.store.ts',
    "  { table: 'stand_ins.message', since: 'received_at', olderThanHours: 30 * 24, action: 'delete' },\n",
    '',
    canaries,
  ],
  [
    'a job is kept for ever when it is over',
    'server/jobs/start-jobs.ts',
    'deleteAfterSeconds: 3_600',
    'deleteAfterSeconds: 0',
    'server/jobs/start-jobs.test.ts',
  ],
  [
    'a job that nobody works on is kept for ever',
    'server/jobs/start-jobs.ts',
    'retentionSeconds: 14 * 24 * 3_600',
    'retentionSeconds: 14 * 240 * 3_600',
    'server/jobs/start-jobs.test.ts',
  ],
  [
    'a change for many names an erased person without a name',
    'server/app/erasers.ts',
    'batches: eraseRows',
    'batches: async () => undefined',
    'server/app/erased-person.test.ts',
  ],
]);
