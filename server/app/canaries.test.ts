import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect } from 'vitest';
import { dueSubscriptions } from '#services/subscriptions/due-subscriptions.store.ts';
import { anonymiseEntries, dueTicketsOf } from '#ticketing/tickets/anonymise/anonymise-tickets.ts';
import type { Transaction } from '#platform/db/database.ts';
import { columnsBesidesKeys, plantColumn } from './test-canaries.store.ts';
import { columnsWith, digestsOf } from '#testing/columns-with.query.ts';
import { jobsLeft } from '#testing/jobs-left.store.ts';
import { firstMoment } from '#testing/portal/test-clock.ts';
import { erasers } from './areas/erasers.ts';
import { canariesIn, type Canary, placesOf, secretsOf, subscribeCanary } from './test-canaries.ts';
import { personalColumnEnds } from './test-personal-columns.ts';
import { rowsOfErased } from './test-personal-columns.query.ts';
import { ticketRows } from './test-canaries.store.ts';
import {
  leaveJobs,
  night,
  type NightPortal,
  nightTest as portalTest,
  spendInvoiceRun,
} from './test-nightly-jobs.ts';
import { ticketServices } from './areas/ticket-services.ts';

type Plant = (tx: Transaction) => Promise<unknown>;
type World = Record<'fetched' | 'resent' | 'cancelled' | 'stays' | 'notDue' | 'asked', Canary>;

/**
 * Everything that a portal does with a person's data, by its own calls. `fetched`, `resent` and `asked` end on
 * 30 April, `stays` has a ticket that ended then and one that goes on, `notDue` ends a month later. `asked` asked for
 * the ticket by the public form, and has a subscription.
 */
async function plantCanaries(portal: NightPortal): Promise<World> {
  const canaries = canariesIn(portal);
  const active = () => canaries.order('2026-03-01');
  const world = {
    fetched: await active(),
    resent: await active(),
    cancelled: await canaries.order('2026-04-01'),
    stays: await active(),
    notDue: await active(),
    asked: await canaries.orderByForm(),
  };
  const { fetched, resent, cancelled, stays, notDue, asked } = world;
  await subscribeCanary(portal, asked, { startDate: '2026-03-01', lastDay: '2026-04-30' });
  portal.clock.set(Temporal.Instant.from(firstMoment).add({ minutes: 5 }).toString());
  for (const canary of Object.values(world)) await canaries.sendCode(canary);
  for (const canary of [fetched, resent, stays, notDue]) await canaries.redeem(canary);
  await canaries.resend(resent);
  await canaries.redeem(resent);
  await canaries.cancel(cancelled);
  await canaries.changeZone(fetched, '2026-03-31');
  await canaries.end(stays, '2026-03-31');
  await canaries.putIntoBatch(fetched);
  portal.clock.set('2026-04-10T10:00:00+02:00');
  await canaries.endMany([fetched, resent, asked], '2026-04-30');
  await canaries.end(notDue, '2026-05-31');
  await canaries.orderAgain(stays, '2026-05-01');
  await expect.poll(() => jobsLeft(portal.database, 'send-sms'), { timeout: 30_000 }).toEqual([]);
  await leaveJobs(portal, fetched.word);
  // March and April.
  portal.clock.set('2026-05-07T06:00:00+02:00');
  await spendInvoiceRun(portal);
  return world;
}

/** Where the person stands before: everywhere that a portal puts one. */
const everyPlace = [
  'batches.row.cells',
  'batches.row.keys',
  'changes.about.after',
  'changes.about.before',
  'changes.answered_call.key',
  'holders.holder.employee_id',
  'holders.holder.first_name',
  'holders.holder.folded',
  'holders.holder.last_name',
  'holders.holder.note',
  'holders.holder.phone',
  'holders.holder.searched',
  'holders.holder.sorted',
  'holders.slot.value',
  'invoices.line_holder.employee_id',
  'invoices.line_holder.first_name',
  'invoices.line_holder.last_name',
  'invoices.line_holder.phone',
  'jobs.job.data',
  'jobs.job_common.data',
  'self_service.ticket_request.employee_id',
  'self_service.ticket_request.first_name',
  'self_service.ticket_request.folded',
  'self_service.ticket_request.last_name',
  'self_service.ticket_request.phone',
  'self_service.ticket_request.searched',
  'self_service.ticket_request.sorted',
  'stand_ins.message.body',
  'stand_ins.message.recipient',
  'subscribers.never_leaver.reason',
  'tickets.ticket.app_id',
  'tickets.ticket.pickup_code',
];

/** And where the public form and a subscription put one. */
const placesOfAsked = [
  'changes.about.after',
  'code_pools.code.code',
  'self_service.phone_proof.phone',
  'self_service.ticket_request.phone',
  'subscriptions.subscription.discount_code',
];
const keptOfAsked = [
  'changes.about.after',
  'changes.about.before',
  'code_pools.code.code',
  'holders.holder.employee_id',
  'holders.holder.first_name',
  'holders.holder.folded',
  'holders.holder.last_name',
  'holders.holder.phone',
  'holders.holder.searched',
  'holders.holder.sorted',
  'holders.slot.value',
  'invoices.line_holder.employee_id',
  'invoices.line_holder.first_name',
  'invoices.line_holder.last_name',
  'invoices.line_holder.phone',
  'subscriptions.subscription.discount_code',
  'tickets.ticket.pickup_code',
];

/** Columns that an erasure empties, and tables of which it deletes rows. */
const erasedColumns = {
  'tickets.ticket': [
    'holder_id',
    'medium_slot',
    'holder_slot',
    'pickup_code',
    'app_id',
    'anonymised_at',
  ],
  'subscribers.subscriber': ['person_slot'],
  'subscriptions.subscription': ['holder_id', 'person_slot', 'discount_code', 'anonymised_at'],
  'code_pools.code': ['code'],
  'batches.row': ['cells', 'keys', 'faults', 'effect', 'subject_type', 'subject_id'],
};
/** And the day on which a nightly job has warned, runs of the night that found nothing, and the days that they closed. */
const shrinkingTables =
  /^(jobs|changes\.(about|answered_call)|holders\.slot|invoices\.(line_holder|run|closed_through)|self_service\.ticket_request|stand_ins|company_tickets\.wrong_try|messages\.(sms_of_day|counted_sms)|free_tickets\.month_notice|subscribers\.never_leaver|code_pools\.low_stock_warning)\b/;

async function unchangingPart({ database }: NightPortal) {
  const leftOut = {
    ...erasedColumns,
    'holders.holder': await columnsBesidesKeys(database, 'holders', 'holder'),
  };
  const digests = Object.entries(await digestsOf(database, leftOut));
  return Object.fromEntries(digests.filter(([table]) => !shrinkingTables.test(table)));
}

/** The whole database as a backup has it; null where no `pg_dump` of its version is installed. */
async function dump({ jobs: { connectionString } }: NightPortal): Promise<string | null> {
  if (connectionString === undefined) return null;
  try {
    const options = { maxBuffer: 2 ** 28 };
    return (await promisify(execFile)('pg_dump', [connectionString], options)).stdout;
  } catch (error) {
    console.warn(`The columns are searched, and no dump: ${String(error)}`);
    return null;
  }
}

/** Where a person stands after the night of 1 August without one of the erasers; all of it is taken back. */
const whenErasedWithout =
  (portal: NightPortal, canary: Canary) =>
  async (area: keyof typeof erasers | null, plant?: Plant): Promise<string[]> => {
    portal.clock.set('2026-08-01T03:00:00+02:00');
    const request = { today: portal.clock.today(), now: portal.clock.now(), maxTickets: 1_000 };
    const tickets = dueTicketsOf(ticketServices['company-tickets']);
    let places: string[] = [];
    const rolledBack = portal.database.transaction(async (tx) => {
      await plant?.(tx);
      const erasersWithout = { ...erasers, ...(area && { [area]: async () => undefined }) };
      await anonymiseEntries(tx, erasersWithout, { ...request, entries: tickets });
      await anonymiseEntries(tx, erasersWithout, { ...request, entries: dueSubscriptions });
      places = await placesOf(tx, canary);
      throw new Error('seen');
    });
    await expect(rolledBack).rejects.toThrow('seen');
    return places;
  };

const erasedOf = ({ fetched, resent, cancelled, asked }: World) => [
  fetched,
  resent,
  cancelled,
  asked,
];

/** The last day on which the data are kept. */
async function areKept({ database }: NightPortal, world: World) {
  for (const canary of [world.fetched, world.resent, world.notDue]) {
    expect(await placesOf(database, canary)).toEqual(
      expect.arrayContaining(['changes.about.after', 'holders.holder.note', 'holders.slot.value']),
    );
  }
  expect(await placesOf(database, world.asked)).toEqual(keptOfAsked);
  expect(await placesOf(database, world.cancelled)).toEqual([]);
}

/** They are found where an eraser is left out. */
async function areFoundWithoutErasers(portal: NightPortal, { fetched, resent, asked }: World) {
  expect(await whenErasedWithout(portal, fetched)('invoices')).toEqual(
    ['employee_id', 'first_name', 'last_name', 'phone'].map(
      (column) => `invoices.line_holder.${column}`,
    ),
  );
  const record = ['changes.about.after', 'changes.about.before'];
  for (const canary of [resent, asked]) {
    expect(await whenErasedWithout(portal, canary)('record')).toEqual(record);
    expect(await whenErasedWithout(portal, canary)(null)).toEqual([]);
  }
  expect(await whenErasedWithout(portal, resent)('subscribers')).toEqual([
    'holders.slot.value',
    'subscribers.never_leaver.reason',
  ]);
  // New columns that no eraser knows are found too.
  for (const table of ['subscriptions.subscription', 'code_pools.code', 'changes.change']) {
    const plant: Plant = (tx) => plantColumn(tx, table, asked.phone);
    const places = await whenErasedWithout(portal, asked)(null, plant);
    expect(places).toEqual([`${table}.planted`]);
  }
}

async function areErased(portal: NightPortal, world: World) {
  const { database } = portal;
  for (const canary of erasedOf(world)) {
    expect(await placesOf(database, canary)).toEqual([]);
  }
  for (const { table, columns, end } of personalColumnEnds) {
    if ('erasedBy' in end && columns.includes('holder_id'))
      expect(await rowsOfErased(database, table, 'holder_id'), table).toBe(0);
  }
  const backup = await dump(portal);
  if (backup !== null) {
    expect(backup).toContain(world.stays.word);
    for (const secret of erasedOf(world).flatMap(secretsOf)) {
      expect(backup).not.toContain(secret);
    }
  }
}

/** They are cut from a ticket that is over when the person has another. */
async function areCutFromOldTicket({ database }: NightPortal, { stays }: World) {
  const [spring, current] = stays.codes;
  const [old, today] = await ticketRows(database, stays.ticketIds);
  expect(old).toMatchObject({ holder_id: null, medium_slot: null, app_id: null });
  expect(old?.anonymised_at).not.toBeNull();
  expect(today).toMatchObject({ holder_id: stays.holderId, anonymised_at: null });
  expect(await columnsWith(database, spring ?? '')).toEqual([]);
  expect(await columnsWith(database, stays.appId)).toEqual([]);
  expect(await columnsWith(database, current ?? '')).toContain('tickets.ticket.pickup_code');
  expect(await columnsWith(database, stays.word)).toContain('holders.holder.last_name');
}

describe('personal data three months after the end of a ticket', () => {
  // One world for all of it: to plant and to search it is the dearest part.
  portalTest('is erased everywhere, and nothing else is changed', async (portal) => {
    const { database } = portal;
    const world = await plantCanaries(portal);
    expect(await placesOf(database, world.fetched)).toEqual(everyPlace);
    expect(await placesOf(database, world.asked)).toEqual(expect.arrayContaining(placesOfAsked));
    await night(portal, '2026-07-31');
    await areKept(portal, world);
    const before = await unchangingPart(portal);
    const tickets = Object.values(world).flatMap(({ ticketIds }) => ticketIds);
    await areFoundWithoutErasers(portal, world);

    await night(portal, '2026-08-01');
    await areErased(portal, world);
    expect(await unchangingPart(portal)).toEqual(before);
    expect(await ticketRows(database, tickets)).toHaveLength(tickets.length);
    await areCutFromOldTicket(portal, world);
  });
});
