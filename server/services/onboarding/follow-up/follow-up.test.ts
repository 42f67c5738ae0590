import {
  closeOnboarding,
  listOnboardings,
} from '@takst/contract/services/onboarding/list-onboardings.contract.ts';
import { getCompanyContract } from '@takst/contract/services/onboarding/get-company-contract.contract.ts';
import { downloadCompanyContract } from '@takst/contract/services/onboarding/download-company-contract.contract.ts';
import { describe, expect } from 'vitest';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import type { EmailToSend } from '#platform/integrations/email/email.public.ts';
import { applyRetentionRules } from '#app/retention/retention.store.ts';
import { signingCompanies } from '#platform/stand-ins/company-register/signing-people.ts';
import { portalTestWith } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { recordedJobs } from '#testing/recorded-jobs.ts';
import { linkTo, onboardingBrowser } from '../test-onboarding.ts';
import {
  agreementsOf,
  companyIdOf,
  forgetCompanies,
  forgetOnboardingsOf,
  keptOf,
  otherSigned,
  recordOf,
  setCompanyDeleted,
  setLastDay,
} from '../test-onboarding.store.ts';
import { followUpOnboardingsJob } from './follow-up-onboardings.job.ts';

/** A company without registered signature rights: its whole board signs. */
const boardOfThree = '985615616';

const portalTest = portalTestWith({}, async (portal) => {
  await forgetCompanies(portal.database, Object.values(signingCompanies));
  await forgetOnboardingsOf(portal.database);
  portal.clock.set('2026-03-02T10:00:00+01:00');
});

/** What the job sends on a day: its e-mails, by recipient and subject. */
const mailsOn = (portal: TestPortal, day: string) => mailsAt(portal, `${day}T10:00:00+02:00`);

/** The same at a moment. */
async function mailsAt({ database, clock }: TestPortal, moment: string): Promise<string[]> {
  clock.set(moment);
  const { queue, jobs } = recordedJobs();
  const changes = createChangePath({ database, clock, queue });
  const origins = { ruter: 'http://r', akt: 'http://a', fjord: 'http://f' };
  await followUpOnboardingsJob.run({}, { database, changes, clock, origins }, 'key');
  return jobs
    .map(({ data }) => data as EmailToSend)
    .map(({ to, subject }) => `${to}: ${subject}`)
    .toSorted();
}

async function awaiting(portal: TestPortal, email: string) {
  const browser = onboardingBrowser(portal);
  const { id } = await browser.begin(signingCompanies.together, 'jonas-berg');
  await browser.choose(id, 'Silje Lund', email);
  await browser.verify(id, await browser.code());
  const token = await linkTo(portal, email);
  return { browser, id, token };
}

describe('a contract that is not signed (issue: reminders after 3 and 10 days, end after 30)', () => {
  portalTest(
    'is reminded of twice and ends; its links are dead, and all are told',
    async (portal) => {
      const { browser, id, token } = await awaiting(portal, 'silje@sen.example');
      expect(await mailsOn(portal, '2026-03-04')).toEqual([]);
      const reminder = [expect.stringContaining('silje@sen.example: Påminnelse')];
      expect(await mailsOn(portal, '2026-03-06')).toEqual(reminder);
      expect(await mailsOn(portal, '2026-03-06')).toEqual([]);
      expect((await browser.signing(token)).status).toBe(404);
      // Nothing ran for days: one reminder, not two.
      expect(await mailsOn(portal, '2026-03-20')).toEqual(reminder);
      expect(await mailsOn(portal, '2026-03-31')).toEqual([]);
      const support = portal.user('support');
      const list = async (filter?: 'ENDED' | 'OPEN' | 'SUPPORT') =>
        (await portal.callAs(support, listOnboardings, { query: filter ? { filter } : {} })).json;
      expect(await list()).toMatchObject({ totalEntries: 1, matches: [{ id }] });
      expect(await list('OPEN')).toMatchObject({
        totalEntries: 1,
        matches: [{ id, step: 'AWAIT_SIGNATURES', missingSigners: ['Silje Lund'] }],
      });
      expect(await mailsOn(portal, '2026-04-02')).toEqual([
        expect.stringContaining(`${browser.email}: Avtalen for Berg og Lund`),
        expect.stringContaining('silje@sen.example: Avtalen for Berg og Lund'),
      ]);
      expect(await browser.get(id)).toMatchObject({ step: 'ENDED' });
      expect(await agreementsOf(portal.database, signingCompanies.together)).toMatchObject([
        { isDeleted: true },
        { isDeleted: true },
      ]);
      expect(await list('ENDED')).toMatchObject({
        totalEntries: 1,
        matches: [{ id, step: 'ENDED' }],
      });
      const close = () =>
        portal.callAs(support, closeOnboarding, {
          params: { id },
          body: { isSignedOtherwise: false },
        });
      expect(await close()).toMatchObject({ status: 200 });
      expect(await close()).toMatchObject({ status: 409 });
      expect(await list()).toMatchObject({ totalEntries: 0 });
    },
  );

  portalTest(
    'is reminded of no more once customer support has it, and ends all the same',
    async (portal) => {
      const { browser, id, token } = await awaiting(portal, 'silje@stotte.example');
      await otherSigned(portal.database, { id, name: 'Gammel Leder' });
      await onboardingBrowser(portal).sign(token, 'silje-lund');
      const waitingSigner = { name: 'Silje Lund', state: 'ASKED' };
      const withSupport = { step: 'CONTACT_SUPPORT', supportReason: 'RIGHTS_CHANGED' };
      expect(await browser.get(id)).toMatchObject({
        ...withSupport,
        signers: expect.arrayContaining([expect.objectContaining(waitingSigner)]),
      });
      for (const day of ['2026-03-06', '2026-03-13', '2026-03-31'])
        expect([day, await mailsOn(portal, day)]).toEqual([day, []]);
      expect(await browser.signing(token)).toMatchObject({
        status: 200,
        json: { step: 'CONTACT_SUPPORT' },
      });
      expect(await mailsOn(portal, '2026-04-02')).toHaveLength(2);
      // Customer support had it, and it is over like any other.
      expect(await browser.get(id)).toMatchObject({ ...withSupport, step: 'ENDED' });
      expect(await browser.signing(token)).toMatchObject({
        status: 410,
        json: { code: 'LINK_EXPIRED' },
      });
    },
  );

  portalTest('is reminded of by the day on which each was asked', async (portal) => {
    const browser = onboardingBrowser(portal);
    const { id } = await browser.begin(boardOfThree, 'jonas-berg');
    await browser.choose(id, 'Silje Lund', 'silje@fem.example');
    // A person without a proven identity may have typed any address.
    const stranger = onboardingBrowser(portal);
    await stranger.start(signingCompanies.alone);
    portal.clock.set('2026-03-04T10:00:00+01:00');
    await browser.choose(id, 'Magnus Haugen', 'magnus@fem.example');
    const reminderTo = (name: string) => [
      expect.stringContaining(`${name}@fem.example: Påminnelse`),
    ];
    expect(await mailsAt(portal, '2026-03-05T09:59:59+01:00')).toEqual([]);
    expect(await mailsAt(portal, '2026-03-05T10:00:00+01:00')).toEqual(reminderTo('silje'));
    expect(await mailsAt(portal, '2026-03-07T10:00:00+01:00')).toEqual(reminderTo('magnus'));
    expect(await mailsAt(portal, '2026-03-12T10:00:00+01:00')).toEqual(reminderTo('silje'));
    // It ends at this moment, before the job has run.
    portal.clock.set('2026-04-01T10:59:59+02:00');
    expect(await browser.get(id)).toMatchObject({ step: 'VERIFY_PHONE' });
    expect(await mailsAt(portal, '2026-04-01T10:59:59+02:00')).toEqual(reminderTo('magnus'));
    portal.clock.set('2026-04-01T11:00:00+02:00');
    expect(await browser.get(id)).toMatchObject({ step: 'ENDED' });
    expect(await mailsAt(portal, '2026-04-01T11:00:00+02:00')).toHaveLength(3);
    expect((await recordOf(portal.database, id)).at(-1)).toEqual({
      kind: 'end-onboarding',
      companyId: null,
      channel: 'job',
      after: { endReason: 'too-late' },
    });
  });

  portalTest('is opened by customer support where it was signed otherwise', async (portal) => {
    const { browser, id } = await awaiting(portal, 'silje@papir.example');
    const companyId = await companyIdOf(portal.database, signingCompanies.together);
    const support = portal.user('support');
    const closed = await portal.callAs(support, closeOnboarding, {
      params: { id },
      body: { isSignedOtherwise: true },
    });
    expect(closed.status).toBe(200);
    expect((await recordOf(portal.database, id)).at(-1)).toEqual({
      kind: 'end-onboarding',
      companyId,
      channel: 'portal',
      after: { endReason: 'closed' },
    });
    const again = await portal.callAs(support, closeOnboarding, {
      params: { id },
      body: { isSignedOtherwise: true },
    });
    expect(again).toMatchObject({ status: 409, json: { code: 'NOTHING_TO_CLOSE' } });
    expect(await agreementsOf(portal.database, signingCompanies.together)).toMatchObject([
      { awaitsSignature: false },
      { awaitsSignature: false },
    ]);
    expect(await browser.get(id)).toMatchObject({ step: 'ENDED' });
    const pdf = await portal.callAs(support, downloadCompanyContract, {
      params: { id: companyId },
    });
    expect(pdf).toMatchObject({ status: 200 });
    const state = await portal.callAs(support, getCompanyContract, { params: { id: companyId } });
    expect(state.json).toMatchObject({
      isSigned: false,
      signers: [
        { name: 'Jonas Berg', state: 'SIGNED' },
        { name: 'Silje Lund', state: 'ASKED', signedAt: null },
      ],
    });
    expect(state.text).not.toContain('@');
    const several = portal.company('several-services').id;
    const noState = await portal.callAs(support, getCompanyContract, { params: { id: several } });
    expect(noState).toMatchObject({ status: 200, json: null });
    const none = await portal.callAs(support, downloadCompanyContract, { params: { id: several } });
    expect(none).toMatchObject({ status: 409, json: { code: 'CONTRACT_NOT_MADE' } });
  });

  portalTest(
    'is kept until five years after the last day of its agreements, however long the company stays',
    async (portal) => {
      const { id } = await awaiting(portal, 'silje@utlopt.example');
      const companyId = await companyIdOf(portal.database, signingCompanies.together);
      await setLastDay(portal.database, companyId, Temporal.PlainDate.from('2026-03-31'));
      const keptOn = async (day: string) => {
        await applyRetentionRules(portal.database, Temporal.Instant.from(`${day}T03:17:00Z`));
        return keptOf(portal.database, id);
      };
      expect(await keptOn('2031-03-31')).toBe('everything');
      expect(await keptOn('2031-04-01')).toBe('nothing');
    },
  );

  portalTest('is kept until five years after its company was deleted', async (portal) => {
    const { id } = await awaiting(portal, 'silje@slettet.example');
    const companyId = await companyIdOf(portal.database, signingCompanies.together);
    await setCompanyDeleted(portal.database, companyId, '2026-03-31T12:00:00Z');
    for (const [night, isKept] of [
      ['2031-03-31T12:00:00Z', true],
      ['2031-03-31T12:00:01Z', false],
    ] as const) {
      await applyRetentionRules(portal.database, Temporal.Instant.from(night));
      expect((await keptOf(portal.database, id)) !== 'nothing').toBe(isKept);
    }
  });

  portalTest(
    'is forgotten 14 days after it ended, once its people are told; contracts after five years',
    async (portal) => {
      const { id } = await awaiting(portal, 'silje@glemt.example');
      const unfinished = onboardingBrowser(portal);
      const other = await unfinished.begin(signingCompanies.alone, 'ingrid-hansen');
      const finished = onboardingBrowser(portal);
      const done = await finished.begin(signingCompanies.procuration, 'magnus-haugen');
      await finished.verify(done.id, await finished.code());
      const kept = async (day: string) => {
        await applyRetentionRules(portal.database, Temporal.Instant.from(`${day}T03:17:00Z`));
        return [await keptOf(portal.database, id), await keptOf(portal.database, other.id)];
      };
      // Nothing ran for weeks: the end is told before anybody is forgotten.
      expect(await kept('2026-04-15')).toEqual(['everything', 'everything']);
      expect(await keptOf(portal.database, done.id)).toBe('everything');
      expect(await kept('2026-04-16')).toEqual(['everything', 'everything']);
      // A completed onboarding keeps its contact details for 30 and 14 days after its start.
      expect(await keptOf(portal.database, done.id)).toBe('contract');
      const mails = (await mailsOn(portal, '2026-04-16')).join();
      expect(mails).toContain('silje@glemt.example: ');
      expect(mails).toContain(`${unfinished.email}: `);
      expect(await kept('2026-04-30')).toEqual(['everything', 'everything']);
      expect(await kept('2026-05-01')).toEqual(['contract', 'nothing']);
      expect(await kept('2031-04-15')).toEqual(['contract', 'nothing']);
      expect(await kept('2031-04-18')).toEqual(['nothing', 'nothing']);
    },
  );
});
