import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { describe, expect } from 'vitest';
import {
  deleteCompany,
  placeUserOf,
} from '#services/free-tickets/closed-months/test-administrators.store.ts';
import { sendEmail } from '#platform/integrations/email/send-email.job.ts';
import { undeliveredPage } from '#platform/messages/undelivered.query.ts';
import { loadReferenceData } from '#app/reference-data/load-reference-data.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { testClock } from '#testing/portal/test-clock.ts';
import type { JobQueue } from '#platform/jobs/job-queue.ts';
import { recordedJobs } from '#testing/recorded-jobs.ts';
import type { TestDatabase } from '#testing/test-database.ts';
import { placePupilsIn } from '../test-pupils.ts';
import { placeSchool, saveTestMove, type TestSchool } from '../test-school.store.ts';
import { remindSchoolsJob } from './remind-schools.job.ts';

const databaseTest = databaseTestWith(async (test) => {
  await loadReferenceData(test.database);
  return test;
});

type SentEmail = Record<'to' | 'subject' | 'text' | 'topic', string> & {
  readonly companyId: number;
};

const day = (text: string) => Temporal.PlainDate.from(text);
const nextYear = { start: day('2026-08-20'), end: day('2027-06-30') };
let phones = 0;

type Pupil = Parameters<typeof placePupilsIn>[2][number];

/** A pupil of class 8A with a phone of their own and the ticket of the year that runs out. */
function pupil(lastName: string, { tickets = [{}], ...more }: Partial<Pupil> = {}): Pupil {
  phones += 1;
  const phone = `914${String(phones).padStart(5, '0')}`;
  return {
    firstName: 'Elev',
    lastName,
    className: '8A',
    phone,
    ...more,
    tickets: tickets.map((ticket, turn) => ({ pickupCode: `${phone}${turn}`, ...ticket })),
  };
}

type AgreementFacts = NonNullable<Parameters<typeof placeSchool>[1]>;
let schools = 0;

/** A school with one administrator of school tickets, or without any. */
async function remindedSchool(
  { database }: TestDatabase,
  { isAdministered = true, ...agreement }: { isAdministered?: boolean } & AgreementFacts = {},
) {
  const school = await placeSchool(database, agreement);
  schools += 1;
  const email = `skole${schools}@skole.example`;
  const addUser = (role: string, address = email) =>
    placeUserOf(database, companyOf(school), { email: address, role });
  if (isAdministered) await addUser('SCHOOLTICKET_ADMIN');
  const { queue, jobs } = recordedJobs();
  /** Runs before an e-mail is given to its job. */
  let beforeSending: () => Promise<void> = async () => undefined;
  const waitingQueue: JobQueue = {
    async enqueue(...args) {
      await beforeSending();
      await queue.enqueue(...args);
    },
  };
  const clock = testClock('2026-07-27T07:50:00+02:00');
  return {
    school,
    email,
    addUser,
    place: (...pupils: Parameters<typeof placePupilsIn>[2]) =>
      placePupilsIn(database, school, pupils),
    /** The e-mails about the school that the job of a day sends. */
    async toldOn(date: string): Promise<SentEmail[]> {
      clock.set(`${date}T07:50:00+02:00`);
      const before = jobs.length;
      const origins = perTenant((tenant) => `https://${tenant}.example`);
      const dependencies = {
        tenants: ['ruter', 'akt'] as const,
        database,
        clock,
        queue: waitingQueue,
        origins,
      };
      await remindSchoolsJob.run({}, dependencies, 'key');
      return jobs
        .slice(before)
        .filter(({ name }) => name === sendEmail.name)
        .map(({ data }) => data as SentEmail)
        .filter(({ companyId }) => companyId === school.companyId);
    },
    beforeSending(run: () => Promise<void>) {
      beforeSending = run;
    },
    /** Whether customer support sees that nobody is told. */
    async isListed(): Promise<boolean> {
      const page = { tenant: 'ruter', filter: 'email', searchFor: '', offset: 0 } as const;
      const { matches } = await undeliveredPage(database, { ...page, maxEntries: 100 });
      return matches.some(
        ({ companyId, topic }) => companyId === school.companyId && topic === 'school-deadline',
      );
    },
  };
}

const companyOf = ({ tenant, companyId }: TestSchool) => ({ tenant, id: companyId });

/** The first delivery day is 10 August 2026. */
describe('the administrators of a school', () => {
  databaseTest(
    'are reminded 14, 7 and 1 days before the first delivery day, each once',
    async (test) => {
      const { email, addUser, place, toldOn, school } = await remindedSchool(test);
      await addUser('SCHOOLTICKET_ADMIN', `also-${email}`);
      await addUser('COMPANY_ADMIN', `hr-${email}`);
      await place(pupil('Sprettegaard'), pupil('Berg'), pupil('Leaver', { className: '10A' }));
      expect(await toldOn('2026-07-26')).toEqual([]);
      const messages = await toldOn('2026-07-27');
      expect(messages.map(({ to }) => to)).toEqual([email, `also-${email}`].toSorted());
      expect(messages[0]).toMatchObject({
        topic: 'school-deadline',
        subject: 'Bestill skolebilletter for 2026/2027 senest 10. august',
      });
      const { text = '' } = messages[0] ?? {};
      expect(text).toContain(
        '2 elever mangler skolebillett for skoleåret 2026/2027 ved Prøveskolen',
      );
      expect(text).toMatch(/2 pupils have no school ticket .*[^]* on 20 August/);
      expect(text).toContain(
        `https://ruter.example/skole/nytt-skolear?bedrift=${school.companyId}`,
      );
      expect(JSON.stringify(messages)).not.toMatch(/Sprettegaard|Elev Berg/);
      expect(await toldOn('2026-07-27')).toEqual([]);
      const days = ['2026-07-28', '2026-08-02', '2026-08-03', '2026-08-08', '2026-08-09'];
      const counts = [];
      for (const date of [...days, '2026-08-10', '2026-08-11']) {
        counts.push([date, (await toldOn(date)).length]);
      }
      expect(counts.filter(([, count]) => count !== 0)).toEqual([
        ['2026-08-03', 2],
        ['2026-08-09', 2],
      ]);
    },
  );

  databaseTest(
    'get the newest reminder alone after an outage, and none when it is too late',
    async (test) => {
      const late = await remindedSchool(test);
      await late.place(pupil('Late'));
      expect(await late.toldOn('2026-08-10')).toHaveLength(1);
      expect(await late.toldOn('2026-08-10')).toEqual([]);
      const tooLate = await remindedSchool(test);
      await tooLate.place(pupil('Toolate'));
      expect(await tooLate.toldOn('2026-08-11')).toEqual([]);
      const week = await remindedSchool(test);
      await week.place(pupil('Week'));
      expect(await week.toldOn('2026-08-05')).toHaveLength(1);
      expect(await week.toldOn('2026-08-06')).toEqual([]);
    },
  );

  databaseTest('are told of those alone who need a ticket', async (test) => {
    const { place, toldOn, school } = await remindedSchool(test);
    await saveTestMove(test.database, school, { from: '9C', to: null });
    await place(
      pupil('Ordered', { tickets: [{}, nextYear] }),
      pupil('Orderedcard', {
        phone: null,
        card: 'made',
        cardNumber: '914900001',
        tickets: [{ pickupCode: null }, { ...nextYear, pickupCode: null }],
      }),
      pupil('Ended', { tickets: [{ end: day('2025-12-01'), isEnded: true }] }),
      pupil('Cancelled', { tickets: [{ isCancelled: true }] }),
      pupil('Left', { className: '9C' }),
      pupil('Old', { tickets: [{ start: day('2024-08-20'), end: day('2025-06-30') }] }),
      { firstName: null, lastName: null, className: null, card: 'requested' },
    );
    expect(await toldOn('2026-07-27')).toEqual([]);
    // The same pupil in the next class, on another phone: ordered by hand.
    await place(pupil('Byhand'), pupil('Byhand', { className: '9A', tickets: [nextYear] }));
    expect(await toldOn('2026-07-28')).toEqual([]);
    await place(pupil('Missing'));
    const [message] = await toldOn('2026-07-29');
    expect(message?.text).toContain('1 elev mangler skolebillett');
  });

  // The job of a day reminds all schools: each of these is the first to ask.
  databaseTest.each([
    ['was over before', { endDate: '2026-07-01' }, 0],
    ['ends on the day before the school year begins', { endDate: '2026-08-19' }, 0],
    ['ends on its first day', { endDate: '2026-08-20' }, 1],
    ['waits for a signature', { awaitsSignature: true }, 0],
    ['is deleted', { isDeleted: true }, 0],
  ] as const)('of a school whose agreement %s', async (test, _, agreement, count) => {
    const { place, toldOn } = await remindedSchool(test, agreement);
    await place(pupil('Somebody'));
    expect(await toldOn('2026-07-30')).toHaveLength(count);
  });

  databaseTest('of a school that is deleted are told nothing', async (test) => {
    const { place, toldOn, school } = await remindedSchool(test);
    await place(pupil('Somebody'));
    await deleteCompany(test.database, companyOf(school), Temporal.Now.instant());
    expect(await toldOn('2026-07-30')).toEqual([]);
  });

  databaseTest(
    'are told later when there are none, and nobody is silent about it',
    async (test) => {
      const { place, toldOn, addUser, isListed } = await remindedSchool(test, {
        isAdministered: false,
      });
      await addUser('COMPANY_ADMIN', 'rektor@skole.example');
      await place(pupil('Alone'));
      expect(await toldOn('2026-07-27')).toEqual([]);
      expect(await isListed()).toBe(true);
      await addUser('SCHOOLTICKET_ADMIN');
      expect(await toldOn('2026-07-28')).toHaveLength(1);
      expect(await isListed()).toBe(false);
    },
  );

  databaseTest('are told once by two that remind at the same time', async (test) => {
    const { place, toldOn, beforeSending } = await remindedSchool(test);
    await place(pupil('Both'));
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    // The first one has noted the reminder and waits; the second one finds it not committed.
    beforeSending(async () => {
      first.resolve();
      await second.promise;
    });
    const one = toldOn('2026-07-27');
    await first.promise;
    const other = toldOn('2026-07-27');
    setTimeout(second.resolve, 300);
    expect([...(await one), ...(await other)].length).toBeGreaterThan(0);
    expect(await toldOn('2026-07-27')).toEqual([]);
    expect(new Set([...(await one), ...(await other)]).size).toBe(1);
  });

  databaseTest('are told by the next try when the first one broke off', async (test) => {
    const { place, toldOn, beforeSending } = await remindedSchool(test);
    await place(pupil('Again'));
    beforeSending(() => Promise.reject(new Error('the queue is down')));
    await expect(toldOn('2026-07-27')).rejects.toThrow('the queue is down');
    beforeSending(async () => undefined);
    expect(await toldOn('2026-07-27')).toHaveLength(1);
  });
});
