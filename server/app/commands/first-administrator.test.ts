import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import { onboardCompany } from '@takst/contract/customers/companies/onboard-company.contract.ts';
import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { listUserCompanies } from '@takst/contract/customers/session/list-user-companies.contract.ts';
import { activateUser } from '@takst/contract/customers/users/activation/activate-user.contract.ts';
import { listUsers } from '@takst/contract/customers/users/administration/list-users.contract.ts';
import { globalRoles } from '@takst/domain/platform/access/roles.ts';
import { describe, expect } from 'vitest';
import { createChangePath } from '#platform/changes/create-change-path.ts';
import { onboardingOf } from '#customers/companies/test-onboarding.ts';
import { sendEmail } from '#platform/integrations/email/send-email.job.ts';
import { openJobQueue } from '#platform/jobs/start-jobs.ts';
import { testBrowser } from '#customers/session/test-browser.ts';
import { newestMessages } from '#platform/stand-ins/message.query.ts';
import { callLoosely } from '#testing/portal/call-as.ts';
import { emptyPortalTestWith } from '#testing/portal/portal-test.ts';
import { registeredUnits } from '#testing/registered-units.ts';
import { userAnnouncer } from '#customers/users/activation-link.ts';
import { usersIn } from '#customers/users/administration/test-users-as.ts';
import { runAddAdminCommand } from './add-admin-command.ts';

const email = 'first@ruter.test';
const password = 'en hel setning';

/** A portal in which nothing is but reference data, with the command beside it. */
const portalTest = emptyPortalTestWith(async ({ start, jobs, database, onEnd }) => {
  const portal = await start();
  const log = { warn: console.warn };
  const { queue, stop } = await openJobQueue({ connection: jobs, log }, [sendEmail]);
  onEnd(stop);
  const origin = `http://localhost:${portal.port}`;
  const origins = { ruter: origin, akt: origin, fjord: origin };
  const addAdmin = (...words: string[]) =>
    runAddAdminCommand(
      {
        changes: createChangePath({ database, clock: portal.clock, queue }),
        announceUser: userAnnouncer(origins),
        clock: portal.clock,
        tenants: ['ruter'],
      },
      words,
    );
  return { ...portal, origin, addAdmin };
});

describe('a portal that was just installed', () => {
  portalTest(
    'gets its first administrator by a command and an e-mail, and its first company from them',
    async (portal) => {
      const { isDone } = await portal.addAdmin('ruter', email, 'Kari', 'Nordmann', '41234567');
      expect(isDone).toBe(true);
      const mail = () =>
        newestMessages(portal.database, { sender: 'Ruter Bedrift', recipient: email });
      await expect.poll(mail, { timeout: 15_000 }).toHaveLength(1);
      const token = /\/aktiver\/([\w-]{43})/.exec(JSON.stringify(await mail()))?.[1] ?? '';
      const activation = { params: { token }, body: { password } };
      expect(
        await callLoosely(
          portal.port,
          { tenant: 'ruter' },
          { route: activateUser, input: activation },
        ),
      ).toMatchObject({ status: 200, json: { email } });

      const browser = testBrowser();
      await browser.submit(await browser.go(`${portal.origin}/login`), { email, password });
      const user = {
        tenant: 'ruter',
        token: browser.cookie('localhost', 'takst_session') ?? '',
      } as const;
      expect((await portal.callAs(user, getContact, {})).json).toMatchObject({
        email,
        roles: [...globalRoles],
      });
      expect((await portal.callAs(user, listUserCompanies, {})).json).toEqual({
        totalEntries: 0,
        matches: [],
      });
      expect(usersIn(await portal.callAs(user, listUsers, {}))).toMatchObject([{ email }]);

      const body = onboardingOf(registeredUnits()[0] ?? '');
      const onboarded = await portal.callAs(user, onboardCompany, { body });
      expect(onboarded.status).toBe(200);
      const { id } = onboarded.json as { id: number };
      expect(await portal.callAs(user, getCompany, { params: { id } })).toMatchObject({
        status: 200,
        json: { name: body.company.name },
      });
      expect((await portal.callAs(user, listUserCompanies, {})).json).toMatchObject({
        totalEntries: 1,
        matches: [{ id }],
      });
    },
  );
});
