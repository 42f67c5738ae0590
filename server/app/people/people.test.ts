import {
  erasePersonalData,
  exportPersonalData,
  findPersonalData,
  listPersonRequests,
  type PersonRow,
} from '@takst/contract/app/people/personal-data.contract.ts';
import { requestAccess } from '@takst/contract/services/onboarding/request-access.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { describe, expect } from 'vitest';
import { newToken } from '#platform/access/tokens/secret-token.ts';
import { markDeleted } from '#customers/companies/test-companies.store.ts';
import { newUser, usersAs } from '#customers/users/administration/test-users-as.ts';
import { newPhone, orderIn } from '#services/company-tickets/test-order.ts';
import { fillProvider, offerIn, smsTo, voucherPage } from '#services/vouchers/test-vouchers.ts';
import { placeOffers } from '#services/vouchers/test-vouchers.store.ts';
import { jobsLeft } from '#testing/jobs-left.store.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import { erasePersonJob } from './erase-person.job.ts';
import { savePersonRequest, saveResult } from './person-request.store.ts';
import { type Canary, canariesIn, newCanary, placesOf, subscribeCanary } from '../test-canaries.ts';
import type { NightPortal } from '../test-nightly-jobs.ts';

const portalTest = portalTestWith(async ({ start, jobs }): Promise<NightPortal> => ({
  ...(await start()),
  jobs,
}));

const caseNumber = 'SAK-1201';
const why = { reason: 'asked-by-person', caseNumber } as const;
const norwegian = ({ phone }: Canary) => `+47${phone}`;

const supportOf = (portal: NightPortal, tenant: TenantId = 'ruter') => {
  const user = portal.user('support', tenant);
  return {
    find: async (phone: string) =>
      (
        (await portal.callAs(user, findPersonalData, { body: { number: phone } })).json as {
          rows: PersonRow[];
        }
      ).rows,
    export: (phone: string) =>
      portal.callAs(user, exportPersonalData, { body: { phoneNumber: phone, ...why } }),
    erase: (phone: string): Promise<Answer> =>
      portal.callAs(user, erasePersonalData, { body: { phoneNumber: phone, ...why } }),
    requests: async () =>
      (await portal.callAs(user, listPersonRequests, { query: {} })).json as {
        matches: { id: number; kind: string; state: string; count: number | null }[];
      },
  };
};
const settled = async (portal: NightPortal) =>
  await expect
    .poll(() => jobsLeft(portal.database, 'erase-person'), { timeout: 20_000 })
    .toEqual([]);

/** An offer that is over, and a request for access. */
async function placeRowsOfPhone(portal: NightPortal, tenant: TenantId, phone: string) {
  await placeOffers(portal.database, {
    tenant,
    createdBy: portal.user('support', tenant).id,
    keys: [newToken(16)],
    amountOre: 50_000,
    phone: Number(phone),
    campaign: `Kampanje ${tenant}`,
    periodStart: '2026-02-01',
    periodEnd: '2026-02-28',
  });
  const body = { ...requestAccess.example, email: `kari@${tenant}.example`, phone };
  const answer = await portal.callAs({ tenant, token: '' }, requestAccess, { body });
  expect(answer).toMatchObject({ status: 200 });
}

describe('a person who asks what is stored', () => {
  portalTest('is found by phone, in every company and service', async (portal) => {
    const canaries = canariesIn(portal);
    const person = await canaries.order('2026-03-01');
    const rows = await supportOf(portal).find(norwegian(person));
    const kinds = new Set(rows.map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(
      ['person', 'ticket', 'never-leaver', 'ticket-request', 'change'].toSorted(),
    );
    const ticket = rows.find(({ kind }) => kind === 'ticket');
    expect(ticket).toMatchObject({ end: 'in-force', company: { name: expect.any(String) } });
    expect(JSON.stringify(rows)).toContain(`${person.word}Fornavn`);
    expect(JSON.stringify(rows)).not.toContain(person.codes[0]);
    expect(await supportOf(portal).find('+4799999999')).toEqual([]);
  });

  portalTest('reads the name of a customer that is deleted, too', async (portal) => {
    const phone = newPhone();
    const company = portal.company('single-service');
    expect(await orderIn(portal)({ phone }, { company })).toMatchObject({ status: 200 });
    const names = async () =>
      (await supportOf(portal).find(`+47${phone}`)).map((row) => [row.kind, row.company?.name]);
    const before = await names();
    expect(before).toContainEqual(['ticket', expect.stringMatching(/./)]);
    await markDeleted(portal.database, [company.id]);
    expect(await names()).toEqual(before);
  });

  portalTest('gets one file with all of it, which is recorded without them', async (portal) => {
    const person = await canariesIn(portal).order('2026-03-01');
    const support = supportOf(portal);
    const { json } = await support.export(norwegian(person));
    const { text, fileName } = json as { text: string; fileName: string };
    expect(fileName).toMatch(/\.json$/);
    for (const known of [`${person.word}Fornavn`, person.phone, `${person.word} er ny`])
      expect(text).toContain(known);
    const [newest] = (await support.requests()).matches;
    expect(newest).toMatchObject({ kind: 'export', state: 'done', caseNumber });
    expect(JSON.stringify(newest)).not.toContain(person.phone);
    expect(await support.export('+4799999999')).toMatchObject({
      status: 404,
      json: { code: 'PERSON_NOT_FOUND' },
    });
  });
});

describe('a person who asks to be erased', () => {
  portalTest('has to end what is in force first', async (portal) => {
    const person = await canariesIn(portal).order('2026-03-01');
    for (const campaign of ['Vår', 'Mars'])
      await placeOffers(portal.database, {
        tenant: 'ruter',
        createdBy: portal.user('support').id,
        keys: [newToken(16)],
        amountOre: 50_000,
        phone: Number(person.phone),
        campaign,
        periodStart: '2026-03-01',
        periodEnd: '2026-03-31',
      });
    // Each kind is named once.
    expect(await supportOf(portal).erase(norwegian(person))).toMatchObject({
      status: 409,
      json: { code: 'STILL_IN_FORCE', kinds: ['ticket', 'voucher-offer'] },
    });
    expect(await placesOf(portal.database, person)).toContain('holders.holder.first_name');
  });

  portalTest.each(['ticket', 'subscription', 'voucher-offer'] as const)(
    'waits for the last day of a %s',
    async (portal, kind) => {
      const canaries = canariesIn(portal);
      const [startDate, lastDay] = ['2026-03-01', '2026-03-31'];
      const person = kind === 'ticket' ? await canaries.order(startDate) : newCanary();
      if (kind === 'ticket') await canaries.end(person, lastDay);
      else if (kind === 'subscription')
        await subscribeCanary(portal, person, { startDate, lastDay });
      else person.phone = (await offerIn(portal, { periodEnd: lastDay })).phone;
      const support = supportOf(portal);
      const ends = async () =>
        (await support.find(norwegian(person))).filter((one) => one.kind === kind);
      portal.clock.set('2026-03-31T10:00:00+02:00');
      expect(await ends()).toMatchObject([{ end: 'in-force' }]);
      expect(await support.erase(norwegian(person))).toMatchObject({
        status: 409,
        json: { code: 'STILL_IN_FORCE', kinds: [kind] },
      });
      portal.clock.set('2026-04-01T10:00:00+02:00');
      expect(await ends()).toMatchObject([{ end: 'erased' }]);
      expect(await support.erase(norwegian(person))).toMatchObject({ status: 200 });
      await settled(portal);
      expect(await support.find(norwegian(person))).toEqual([]);
    },
  );

  portalTest('does not wait for the last day of an offer that is claimed', async (portal) => {
    await fillProvider(portal, 'HYRE');
    const { key, phone } = await offerIn(portal);
    const support = supportOf(portal);
    const offers = async () => await support.find(`+47${phone}`);
    expect(await offers()).toMatchObject([{ kind: 'voucher-offer', end: 'in-force' }]);
    expect(await voucherPage(portal, key).claim('HYRE')).toMatchObject({ status: 200 });
    await smsTo(portal, phone);
    expect(await offers()).toMatchObject([{ kind: 'voucher-offer', end: 'erased' }]);
    expect(await support.erase(`+47${phone}`)).toMatchObject({ status: 200 });
  });

  portalTest('is erased everywhere by a job, long before the time is over', async (portal) => {
    const canaries = canariesIn(portal);
    const person = await canaries.order('2026-03-01');
    const other = await canaries.order('2026-03-01');
    await canaries.redeem(person);
    await canaries.putIntoBatch(person);
    await canaries.end(person, '2026-03-31');
    portal.clock.set('2026-04-01T10:00:00+02:00');
    const support = supportOf(portal);
    expect(await support.erase(norwegian(person))).toMatchObject({ status: 200 });
    await settled(portal);
    expect((await support.requests()).matches[0]).toMatchObject({ kind: 'erase', state: 'done' });
    // Jobs and first answers go after hours, and the outbox stands for phones and mailboxes.
    const places = await placesOf(portal.database, person);
    const soon = /^(jobs\.|stand_ins\.|changes\.answered_call)/;
    expect(places.filter((place) => !soon.test(place))).toEqual([]);
    expect(await support.find(norwegian(person))).toEqual([]);
    expect(await placesOf(portal.database, other)).toContain('holders.holder.first_name');
  });

  portalTest(
    'may be a user, who is kept: the result says how much is and how much is not',
    async (portal) => {
      const phone = newPhone();
      await placeRowsOfPhone(portal, 'ruter', phone);
      const users = usersAs(portal, portal.user('user-support'));
      // A person in another country has the same digits.
      for (const phoneCountryCode of ['+47', '+46']) {
        const user = newUser({ phone, phoneCountryCode });
        expect(await users.create(user)).toMatchObject({ status: 200 });
      }
      const support = supportOf(portal);
      const ends = async () =>
        (await support.find(`+47${phone}`)).map(({ kind, end }) => `${kind} ${end}`).toSorted();
      expect(await ends()).toEqual(['access-request erased', 'user user', 'voucher-offer erased']);
      expect(await support.erase(`+47${phone}`)).toMatchObject({ status: 200 });
      await settled(portal);
      // Other tests ask on later days.
      const { matches } = await support.requests();
      const newest = matches.toSorted((one, other) => other.id - one.id)[0];
      expect(newest).toMatchObject({ kind: 'erase', state: 'done', count: 2, keptCount: 1 });
      expect(await ends()).toEqual(['user user']);
    },
  );

  portalTest('is another person at another operator', async (portal) => {
    const phone = newPhone();
    for (const tenant of ['ruter', 'akt'] as const) await placeRowsOfPhone(portal, tenant, phone);
    const company = portal.company('several-services', 'akt');
    expect(await orderIn(portal)({ phone }, { company })).toMatchObject({ status: 200 });
    const [here, there] = [supportOf(portal), supportOf(portal, 'akt')];
    const kindsOf = (rows: PersonRow[]) => rows.map(({ kind }) => kind);
    const before = await there.find(`+47${phone}`);
    expect(kindsOf(before)).toEqual([
      'person',
      'ticket',
      'voucher-offer',
      'change',
      'access-request',
    ]);
    expect(kindsOf(await here.find(`+47${phone}`))).toEqual(['voucher-offer', 'access-request']);
    expect(await here.erase(`+47${phone}`)).toMatchObject({ status: 200 });
    await settled(portal);
    expect(await here.find(`+47${phone}`)).toEqual([]);
    expect(await there.find(`+47${phone}`)).toEqual(before);
  });

  portalTest('stays whole when something came into force before the job', async (portal) => {
    const person = await canariesIn(portal).order('2026-03-01');
    const before = await placesOf(portal.database, person);
    const { database, clock } = portal;
    const request = { tenant: 'ruter', kind: 'erase', ...why } as const;
    const id = await database.transaction((tx) =>
      savePersonRequest(tx, { ...request, userId: portal.user('support').id, now: clock.now() }),
    );
    const data = { tenant: 'ruter', id, phone: norwegian(person) };
    await erasePersonJob.run(data, { database, clock }, 'key');
    const requests = (await supportOf(portal).requests()).matches;
    const stopped = requests.find((one) => one.id === id);
    expect(stopped).toMatchObject({ kind: 'erase', state: 'stopped', count: 0 });
    expect(await placesOf(database, person)).toEqual(before);
  });

  portalTest('keeps the result of the first of two processes', async (portal) => {
    const { database, clock } = portal;
    const [support, now] = [portal.user('support'), clock.now()];
    const request = { tenant: 'ruter', kind: 'erase', ...why, userId: support.id, now } as const;
    const saved = () => database.transaction((tx) => savePersonRequest(tx, request));
    const [before, id] = [await saved(), await saved()];
    for (const count of [9, 0]) {
      const result = { state: 'done', count, keptCount: 0, now } as const;
      await database.transaction((tx) => saveResult(tx, { tenant: 'ruter', id }, result));
    }
    const { find, requests } = supportOf(portal);
    const { matches } = await requests();
    expect(matches.find((one) => one.id === id)).toMatchObject({ state: 'done', count: 9 });
    // Of one moment, the later one comes first.
    const places = [id, before].map((asked) => matches.findIndex((one) => one.id === asked));
    expect(places[1]).toBe((places[0] ?? 0) + 1);
    // What is known since is not erased by a job that comes again.
    const phone = newPhone();
    await placeRowsOfPhone(portal, 'ruter', phone);
    const storedRows = await find(`+47${phone}`);
    const data = { tenant: 'ruter', id, phone: `+47${phone}` };
    await erasePersonJob.run(data, { database, clock }, 'key');
    expect(storedRows).not.toEqual([]);
    expect(await find(`+47${phone}`)).toEqual(storedRows);
  });
});
