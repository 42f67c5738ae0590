import { describe, expect } from 'vitest';
import type { AccessPoint } from '#platform/integrations/access-point/access-point.port.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import { testClock } from '#testing/portal/test-clock.ts';
import { testScope } from '#testing/test-scope.ts';
import { markDeleted, placeCompany } from '../test-companies.store.ts';
import {
  agreementIds,
  setAgreementDeleted,
  setInvoiceEmail,
} from '#customers/agreements/test-agreements.store.ts';
import { recipientOf } from './describe-recipient.ts';
import {
  emailsOfAgreements,
  findRecipient,
  lockRecipient,
  saveChoice,
  saveLookUp,
} from './invoice-recipient.store.ts';
import { lookUpReceiversJob } from './look-up-receivers.job.ts';

const notAsked = async () => Promise.reject(new Error('nothing is sent here'));
const accessPoint: AccessPoint = { send: notAsked, statusOf: notAsked };
const now = Temporal.Instant.from('2026-03-06T03:40:00Z');
const aMonth = { hours: 30 * 24 };

const databaseTest = databaseTestWith(async ({ database }) => {
  const clock = testClock(now.toString());
  const place = (organisationNumber: string, tenant: 'ruter' | 'akt' = 'ruter') =>
    placeCompany(database, { name: 'Mottaker AS', organisationNumber, tenant });
  const numbers: string[] = [];
  return {
    database,
    clock,
    place,
    /** The numbers that one night asks for; some of them are not answered. */
    async night({
      fails = [] as readonly string[],
      point = accessPoint as AccessPoint | null,
    } = {}) {
      numbers.length = 0;
      const receivesEhf = async (number: string) => {
        numbers.push(number);
        if (fails.includes(number)) throw new Error(`no answer for ${number}`);
        return number.endsWith('1');
      };
      const dependencies = {
        database,
        clock,
        eInvoiceReceivers: { receivesEhf },
        accessPoint: point,
      };
      await lookUpReceiversJob.run({}, dependencies, 'night');
      return [...numbers];
    },
    stored: (companyId: number, tenant: 'ruter' | 'akt' = 'ruter') =>
      findRecipient(database, testScope([companyId], [], tenant), companyId),
    lookedUp: (companyId: number, at: Temporal.Instant) =>
      database.transaction(
        async (tx) =>
          void (await saveLookUp(tx, { tenant: 'ruter', companyId }, { isReached: true, now: at })),
      ),
  };
}, 'test');

describe('the nightly look-up of who gets EHF', () => {
  databaseTest(
    'asks for each company that is there, first those that nobody has asked for',
    async ({ database, clock, place, night, stored, lookedUp }) => {
      const [old, deleted, older, fresh] = [
        await place('310000001'),
        await place('310000011'),
        await place('310000002'),
        await place('310000021'),
      ];
      await markDeleted(database, [deleted]);
      await lookedUp(old, now.subtract(aMonth).subtract({ seconds: 1 }));
      await lookedUp(older, now.subtract(aMonth).subtract({ hours: 1 }));
      // An answer counts for thirty days to the second.
      await lookedUp(fresh, now.subtract(aMonth));
      const [other, elsewhere] = [await place('310000031'), await place('310000001', 'akt')];
      expect(await night()).toEqual(['310000031', '310000001', '310000002', '310000001']);
      expect(await stored(old)).toMatchObject({ reachedByEhf: true, lookedUpAt: now });
      expect(await stored(older)).toMatchObject({ reachedByEhf: false, lookedUpAt: now });
      expect(await stored(other)).toMatchObject({ way: null, email: null, reachedByEhf: true });
      expect(await stored(elsewhere, 'akt')).toMatchObject({ reachedByEhf: true });
      expect(await night()).toEqual([]);
      clock.set(now.add({ seconds: 1 }).toString());
      expect(await night()).toEqual(['310000021']);
    },
  );

  databaseTest(
    'goes on where one is not answered, and asks for that one again the next night',
    async ({ place, night, stored }) => {
      const numbers = Array.from({ length: 10 }, (_, at) => `31000${at}001`);
      const ids: number[] = [];
      for (const number of numbers) ids.push(await place(number));
      // Four in a row are no network that is down, and an answer begins the count anew.
      const fails = numbers.filter((_, at) => at !== 4 && at !== 9);
      expect(await night({ fails })).toEqual(numbers);
      const reached = await Promise.all(ids.map(async (id) => (await stored(id)).reachedByEhf));
      expect(reached).toEqual(numbers.map((number) => (fails.includes(number) ? null : true)));
      expect(await night()).toEqual(fails);
    },
  );

  databaseTest(
    'forgets the answers where no EHF is sent any more, and keeps what was chosen',
    async ({ database, place, night, stored, lookedUp }) => {
      const companyId = await place('310000001');
      await lookedUp(companyId, now);
      const choice = { way: 'EMAIL', email: 'faktura@firma.example' } as const;
      await database.transaction(async (tx) => {
        await lockRecipient(tx, { tenant: 'ruter', companyId });
        await saveChoice(tx, { tenant: 'ruter', companyId }, choice);
      });
      expect(await stored(companyId)).toEqual({ ...choice, reachedByEhf: true, lookedUpAt: now });
      expect(await night({ point: null })).toEqual([]);
      expect(await stored(companyId)).toEqual({ ...choice, reachedByEhf: null, lookedUpAt: null });
      expect(await night()).toEqual(['310000001']);
      expect(await stored(companyId)).toEqual({ ...choice, reachedByEhf: true, lookedUpAt: now });
    },
  );
});

describe('the addresses of agreements', () => {
  databaseTest('are those of a company, without the deleted ones', async ({ database }) => {
    const agreements = ['SUBSCRIPTIONS', 'TICKETOFFICE', 'FREETICKET'].map((subtype) => ({
      subtype,
    }));
    const place = (organisationNumber: string) =>
      placeCompany(database, { name: 'Mottaker AS', organisationNumber, agreements });
    const [companyId, other] = [await place('310000001'), await place('310000002')];
    const [first = 0, second = 0, deleted = 0, ofOther = 0] = await agreementIds(database);
    for (const id of [deleted, second, ofOther])
      await setInvoiceEmail(database, id, `faktura-${id}@firma.example`);
    await setAgreementDeleted(database, deleted, now);
    const emails = () => emailsOfAgreements(database, testScope([companyId]), companyId);
    const ofSecond = { agreementId: second, email: `faktura-${second}@firma.example` };
    expect(await emails()).toEqual([{ ...ofSecond, invoiceReference: 'Oslo' }]);
    await setInvoiceEmail(database, first, 'den.forste@firma.example');
    expect((await emails()).map(({ agreementId }) => agreementId)).toEqual([first, second]);
    // Without a chosen address the agreements have theirs; companies outside the scope stay out.
    const recipient = (id: number) =>
      recipientOf(database, testScope([companyId]), { companyId: id, sendsEhf: true });
    expect(await recipient(companyId)).toMatchObject({
      way: 'EMAIL',
      chosenWay: null,
      email: null,
    });
    expect(await recipient(other)).toMatchObject({ way: null, agreementEmails: [] });
  });
});
