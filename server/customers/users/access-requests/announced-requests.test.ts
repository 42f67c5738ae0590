import { getAccessRequest } from '@takst/contract/customers/users/access-requests/get-access-request.contract.ts';
import { requestAccess } from '@takst/contract/services/onboarding/request-access.contract.ts';
import { describe, expect } from 'vitest';
import { bringBack, markDeleted } from '#customers/companies/test-companies.store.ts';
import { recordedChanges } from '#platform/changes/test-changes.store.ts';
import { setUserState } from '#testing/portal/access-changes.store.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { recordedJobs } from '#testing/recorded-jobs.ts';
import { announceAccessRequest } from './announce-access-request.job.ts';
import { accessIn, placeCustomer, placeRequest } from './test-access-requests.ts';
import { emailsAbout, requestsOf, type SentEmail } from './test-access-requests.store.ts';

const portalTest = portalTestWith(async ({ start }) => {
  const portal = await start();
  return { ...portal, customer: await placeCustomer(portal) };
});
type Portal = TestPortal & { customer: Awaited<ReturnType<typeof placeCustomer>> };

/** The e-mails that the job of a request sends. */
async function announced(
  { database, clock }: Portal,
  id: number,
  { tenant = 'ruter', mailbox = 'bedrift@ruter.example' as string | null } = {},
) {
  const { queue, jobs } = recordedJobs();
  const perTenant = <T>(one: T) => ({ ruter: one, akt: one, fjord: one });
  const origins = perTenant('https://bedrift.example');
  const dependencies = { database, queue, clock, origins, mailboxes: perTenant(mailbox) };
  await announceAccessRequest.run({ tenant, id }, dependencies, 'key');
  return jobs.map(({ data }) => data as SentEmail & { companyId: number | null });
}
const recipients = (emails: readonly SentEmail[]) => emails.map(({ to }) => to);

describe('a request for access is announced', () => {
  portalTest('once, to the active user administrators, in both languages', async (portal) => {
    const { customer, database } = portal;
    const [, other] = customer.administrators;
    const { id, email } = await placeRequest(portal, customer);
    await setUserState(database, other.id, 'INACTIVE');
    expect(await announced(portal, id, { tenant: 'akt' })).toEqual([]);
    const [sent, ...others] = await announced(portal, id);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ to: 'hr-single@ruter.example', companyId: customer.id });
    const link = `https://bedrift.example/brukere/foresporsler/${id}`;
    expect(sent?.text.split(link)).toHaveLength(3);
    for (const sentence of [
      `Kari Spørre (${email}, +47 46999999) ber om tilgang til Unibuss AS i Ruter Bedrift.`,
      `Kari Spørre (${email}, +47 46999999) asks for access to Unibuss AS in Ruter Bedrift.`,
    ])
      expect(sent?.text).toContain(sentence);
    expect(sent?.replyTo).toBeUndefined();
    expect(await announced(portal, id)).toEqual([]);
    await setUserState(database, other.id, 'ACTIVE');
  });

  portalTest('to nobody when it was answered first', async (portal) => {
    const { customer } = portal;
    const { id } = await placeRequest(portal, customer);
    await accessIn(portal).as(customer.administrators[0]).handle(id);
    expect(await announced(portal, id)).toEqual([]);
  });

  portalTest('to customer support where nobody administers the users', async (portal) => {
    const { customer, database } = portal;
    const ofCustomer = await placeRequest(portal, customer);
    for (const { id } of customer.administrators) await setUserState(database, id, 'INACTIVE');
    const [sent, ...others] = await announced(portal, ofCustomer.id);
    expect(others).toEqual([]);
    expect(sent).toMatchObject({
      to: 'bedrift@ruter.example',
      companyId: customer.id,
      replyTo: { name: 'Kari Spørre', address: ofCustomer.email },
    });
    expect(sent?.text).toContain('Bedriften er kunde, men ingen administrerer brukerne der.');
    expect(sent?.text).toContain(`Fra: Kari Spørre, ${ofCustomer.email}, +47 46999999\n`);
    const { organisationNumber } = customer;
    expect(sent?.text).toContain(
      `Bedrift: Unibuss AS, org.nr. ${organisationNumber}, oppgitt som Unibuss\n`,
    );
    // A company that is deleted is none, and has no administrators.
    for (const { id } of customer.administrators) await setUserState(database, id, 'ACTIVE');
    const late = await placeRequest(portal, customer);
    await markDeleted(database, [customer.id]);
    const [afterwards] = await announced(portal, late.id);
    expect(afterwards).toMatchObject({ to: 'bedrift@ruter.example', companyId: null });
    expect(afterwards?.text).toContain(
      'ber om tilgang til REGISTRERT AS. Bedriften er ikke kunde.',
    );
    const unread = await placeRequest(portal, customer);
    expect(recipients(await announced(portal, unread.id, { mailbox: null }))).toEqual([]);
    await bringBack(database, customer.id);
  });
});

describe('what is stored of a request for access', () => {
  portalTest('is the newest that the person has said, in whatever letters', async (portal) => {
    const { database, clock } = portal;
    const { id: _, ...person } = await accessIn(portal).asked();
    const [first] = await requestsOf(database, person.email);
    clock.set(clock.now().add({ hours: 24 }).toString());
    const newest = {
      ...person,
      email: person.email.toUpperCase(),
      firstName: 'Karianne',
      lastName: 'Spørsmål',
      companyName: 'Telenor',
      phoneCountryCode: '+46',
      phone: '701234567',
    };
    const visitor = { tenant: 'ruter', token: '', cookie: 'language=en' } as const;
    expect(await portal.callAs(visitor, requestAccess, { body: newest })).toMatchObject({
      status: 200,
    });
    expect(await requestsOf(database, person.email)).toEqual([]);
    expect(await requestsOf(database, newest.email)).toMatchObject([
      {
        id: first?.id,
        first_name: 'Karianne',
        last_name: 'Spørsmål',
        company_name: 'Telenor',
        registered_name: first?.registered_name,
        phone_country_code: '+46',
        phone: '701234567',
        language: 'en',
        requested_at: clock.now(),
      },
    ]);
    // The history of no company names a person who only asked.
    const recorded = await recordedChanges(database)
      .where('kind', '=', 'request-access')
      .where('subject_id', '=', String(first?.id))
      .execute();
    expect(recorded).toHaveLength(2);
    for (const change of recorded)
      expect(change).toMatchObject({ company_id: null, user_id: null, before: null, after: null });
    // Who asked in English is answered in English.
    await accessIn(portal)
      .as(portal.user('user-support'))
      .reject(first?.id ?? 0, { notify: true, reason: 'Ask Ola' });
    const rejected = (await emailsAbout(database, newest.email)).filter(
      ({ topic }) => topic === 'access-rejected',
    );
    expect(rejected).toMatchObject([
      { to: newest.email, subject: 'Your request for access to Ruter Bedrift' },
    ]);
    expect(rejected[0]?.text).toContain('Hi Karianne!\n\nYour request for access to Telenor ASA');
    expect(rejected[0]?.text).toContain('Reason:\nAsk Ola');
  });

  portalTest('is who answered it, how and why', async (portal) => {
    const { database, clock, customer } = portal;
    const { organisationNumber } = customer;
    const support = accessIn(portal).as(portal.user('user-support'));
    const [rejected, handled] = [
      await accessIn(portal).asked(),
      await accessIn(portal).asked({ organisationNumber }),
    ];
    clock.set('2026-03-07T10:00:00Z');
    const { id: userId } = portal.user('user-support');
    expect(
      await support.reject(rejected.id, { notify: false, reason: 'Slutter snart' }),
    ).toMatchObject({
      status: 200,
    });
    expect(await support.handle(handled.id)).toMatchObject({ status: 200 });
    const answer = { answered_by: userId, answered_at: clock.now(), user_id: null };
    expect(await requestsOf(database, rejected.email)).toMatchObject([
      { outcome: 'rejected', reason: 'Slutter snart', ...answer },
    ]);
    expect(await requestsOf(database, handled.email)).toMatchObject([
      { outcome: 'handled', reason: null, ...answer },
    ]);
    const { json } = await portal.callAs(portal.user('user-support'), getAccessRequest, {
      params: { id: rejected.id },
    });
    // Three months from the answer, which is a day after the request.
    expect(json).toMatchObject({ reason: 'Slutter snart', deletedOn: '2026-06-08' });
    const recorded = async ({ id }: { id: number }) =>
      recordedChanges(database)
        .where('subject_type', '=', 'access-request')
        .where('subject_id', '=', String(id))
        .where('kind', '<>', 'request-access')
        .execute();
    const person = { firstName: 'Kari', lastName: 'Spørre' };
    expect(await recorded(handled)).toMatchObject([
      {
        kind: 'handle-access-request',
        company_id: customer.id,
        user_id: userId,
        after: { ...person, email: handled.email },
      },
    ]);
    // Of no customer's company.
    expect(await recorded(rejected)).toMatchObject([
      { kind: 'reject-access-request', company_id: null, user_id: userId },
    ]);
  });
});
