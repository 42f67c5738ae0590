import { perTenant } from '@takst/domain/platform/tenants/tenants.ts';
import { describe, expect } from 'vitest';
import { ticketServices } from '#app/areas/ticket-services.ts';
import { type Billing, billing } from '#billing/invoices/test-billing.ts';
import { undeliveredPage } from '#platform/messages/undelivered.query.ts';
import { loadProjectData } from '#app/reference-data/load-reference-data.ts';
import { databaseTestWith } from '#testing/database-test.ts';
import {
  type FreeTicketToPlace,
  placeFreeCompany,
  placeFreeTickets,
  placePriceFrom,
} from '../book/test-book-world.store.ts';
import { closedMonthsEmail } from './closed-months-email.texts.ts';
import { notifyClosedMonthsJob } from './notify-closed-months.job.ts';
import { deleteCompany, placeUserOf } from './test-administrators.store.ts';

const billingTest = databaseTestWith(async ({ database }) => {
  const test = await billing(database, ticketServices);
  await database.transaction((tx) => loadProjectData(tx, ['taxable-products.json']));
  return test;
});

type SentEmail = {
  readonly companyId: number;
  readonly topic: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
};

let companyCount = 0;

/** A company with two departments and one administrator, or without any. */
async function placeNotified(test: Billing, { isAdministered = true } = {}) {
  const { database, clock, dependencies, enqueued, runOn } = test;
  const company = await placeFreeCompany(database);
  companyCount += 1;
  const email = `admin${companyCount}@bedrift.example`;
  const addUser = (user: Partial<Parameters<typeof placeUserOf>[2]> = {}) =>
    placeUserOf(database, company, { email, ...user });
  if (isAdministered) await addUser();
  return {
    company,
    email,
    addUser,
    runOn,
    place: (
      tickets: readonly (Omit<FreeTicketToPlace, 'agreementId'> & { department?: 0 | 1 })[],
    ) =>
      placeFreeTickets(
        database,
        company,
        tickets.map(({ department = 0, ...ticket }) => ({
          ...ticket,
          agreementId: company.departments[department],
        })),
      ),
    /** The e-mails about the company that the job of a day sends. */
    async toldOn(day: string): Promise<SentEmail[]> {
      clock.set(`${day}T07:40:00+02:00`);
      const before = enqueued.length;
      const { queue } = dependencies;
      const origins = perTenant((tenant) => `https://${tenant}.example`);
      await notifyClosedMonthsJob.run({}, { database, clock, queue, origins }, 'key');
      return enqueued
        .slice(before)
        .filter(({ job }) => job === 'send-email')
        .map(({ data }) => data as SentEmail)
        .filter(({ companyId }) => companyId === company.id);
    },
    /** Whether customer support sees that nobody is told. */
    async isListed(): Promise<boolean> {
      const { matches } = await undeliveredPage(database, {
        tenant: 'ruter',
        filter: 'email',
        searchFor: '',
        maxEntries: 100,
        offset: 0,
      });
      return matches.some(
        ({ companyId, topic, recipient, hasContent }) =>
          companyId === company.id &&
          topic === 'closed-months' &&
          recipient === null &&
          !hasContent,
      );
    },
  };
}

const monthsIn = ({ text }: SentEmail) =>
  [...text.matchAll(/^([A-Z]\S+ \d{4}): /gmu)].map(([, month]) => month);

describe('the administrators of a company', () => {
  billingTest(
    'are told once that a month is closed, with a link and without a name',
    async (test) => {
      const { company, email, addUser, runOn, place, toldOn } = await placeNotified(test);
      await addUser({ email: `also-${email}` });
      await addUser({ email: `gone-${email}`, state: 'INACTIVE' });
      await addUser({ email: `users-${email}`, role: 'USER_ADMIN' });
      await place([
        { person: 'Sprettegaard', from: '2026-01-10', to: '2026-01-20', employeeId: 'QZ-7' },
      ]);
      expect(await toldOn('2026-02-05')).toEqual([]);
      await runOn('2026-02-07');
      const messages = await toldOn('2026-02-07');
      expect(messages.map(({ to }) => to)).toEqual([email, `also-${email}`].toSorted());
      expect(messages[0]).toMatchObject({
        topic: 'closed-months',
        subject: 'Skattegrunnlaget for fribilletter er klart for januar 2026 i Fribedrift',
      });
      const link = `https://ruter.example/fribilletter/skattegrunnlag?bedrift=${company.id}&year=2026&month=1`;
      expect(messages[0]?.text).toContain(`Januar 2026: ${link}`);
      expect(messages[0]?.text).toContain(`January 2026: ${link}`);
      expect(messages[0]?.text).toContain('is ready for January 2026 in Fribedrift.');
      expect(JSON.stringify(messages)).not.toMatch(/Sprettegaard|Kari|QZ-7|40000000/);
      expect(await toldOn('2026-02-07')).toEqual([]);
      // A month without lines is nothing to be told of.
      await runOn('2026-03-07');
      expect(await toldOn('2026-03-07')).toEqual([]);
      await place([{ person: 'Berg', from: '2026-04-01', to: '2026-04-30' }]);
      await runOn('2026-05-07');
      const [later] = await toldOn('2026-05-07');
      expect(later && monthsIn(later)).toEqual(['April 2026', 'April 2026']);
    },
  );

  billingTest('get one e-mail about all months that were missed', async (test) => {
    const { runOn, place, toldOn } = await placeNotified(test);
    await place([{ person: 'Berg', from: '2026-01-01', to: '2026-03-31' }]);
    await runOn('2026-02-07');
    await runOn('2026-04-07');
    const [message, ...others] = await toldOn('2026-04-20');
    expect(others).toEqual([]);
    expect(message?.subject).toMatch(/er klart for 3 måneder i Fribedrift$/);
    expect(message?.text).toContain('is ready for 3 months in Fribedrift.');
    expect(message && monthsIn(message)).toEqual([
      'Januar 2026',
      'Februar 2026',
      'Mars 2026',
      'January 2026',
      'February 2026',
      'March 2026',
    ]);
  });

  billingTest('are told when nothing of the month is open under any department', async (test) => {
    const { runOn, place, toldOn } = await placeNotified(test);
    await place([
      { person: 'Berg', from: '2026-03-01', to: '2026-03-31' },
      // Without a price: the department stays open.
      { person: 'Dahl', from: '2026-03-01', to: '2026-03-31', nrOfZones: 7, department: 1 },
    ]);
    await runOn('2026-04-07');
    expect(await toldOn('2026-04-07')).toEqual([]);
    await placePriceFrom(test.database, {
      tenant: 'ruter',
      productId: 'free-ticket',
      from: '2026-03-01',
      nrOfZones: 7,
      priceOre: 1e4,
    });
    await runOn('2026-04-08');
    expect((await toldOn('2026-04-08')).map(monthsIn)).toEqual([['Mars 2026', 'March 2026']]);
  });

  billingTest('are told later when there are none, and nobody is silent about it', async (test) => {
    const { runOn, place, toldOn, addUser, isListed } = await placeNotified(test, {
      isAdministered: false,
    });
    await place([{ person: 'Berg', from: '2026-05-01', to: '2026-06-30' }]);
    await runOn('2026-06-07');
    expect(await toldOn('2026-06-07')).toEqual([]);
    expect(await isListed()).toBe(true);
    await runOn('2026-07-07');
    expect(await toldOn('2026-07-07')).toEqual([]);
    expect(await isListed()).toBe(true);
    await addUser();
    expect((await toldOn('2026-07-08')).map(monthsIn)).toEqual([
      ['Mai 2026', 'Juni 2026', 'May 2026', 'June 2026'],
    ]);
    expect(await isListed()).toBe(false);
  });

  billingTest('of a company that is deleted are told nothing', async (test) => {
    const { company, runOn, place, toldOn, isListed } = await placeNotified(test);
    await place([{ person: 'Berg', from: '2026-08-01', to: '2026-08-31' }]);
    await runOn('2026-09-07');
    await deleteCompany(test.database, company, test.clock.now());
    expect(await toldOn('2026-09-07')).toEqual([]);
    expect(await isListed()).toBe(false);
  });
});

describe('the e-mail about closed months', () => {
  const facts = {
    origin: 'https://x.example',
    companyId: 7,
    companyName: 'Evil http://evil.example AS',
    months: [Temporal.PlainDate.from('2026-03-01')],
  };

  billingTest('has the word of the operator, and no link of the company’s name', () => {
    const { subject, text } = closedMonthsEmail({ ...facts, tenant: 'fjord' });
    expect(`${subject} ${text}`).toMatch(/ansattbilletter[^]*employee tickets/);
    expect(`${subject} ${text}`).not.toMatch(/fribilletter |free ticket|http:\/\/evil/);
    expect(closedMonthsEmail({ ...facts, tenant: 'akt' }).text).toMatch(
      /fribilletter[^]*free tickets/,
    );
  });
});
