import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import { onboardCompany } from '@takst/contract/customers/companies/onboard-company.contract.ts';
import { getUser } from '@takst/contract/customers/users/administration/get-user.contract.ts';
import { listUsers } from '@takst/contract/customers/users/administration/list-users.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { newestMessages } from '#platform/stand-ins/message.query.ts';
import type { Answer } from '#testing/portal/call-as.ts';
import { registeredUnits } from '#testing/registered-units.ts';
import { storedRoles } from '#customers/users/administration/test-administration.store.ts';
import { usersIn } from '#customers/users/administration/test-users-as.ts';
import { activationsOf } from '#customers/users/test-activation.store.ts';
import { changesOfCompany, companiesNumbered } from './test-companies.store.ts';
import { type OnboardingBody as Body, onboardingOf } from './test-onboarding.ts';

const units = registeredUnits();
const newBody = (organisationNumber = units.pop() ?? ''): Body => onboardingOf(organisationNumber);

describe('a company that becomes a customer', () => {
  const onboard = (portal: TestPortal, body: Body, tenant: TenantId = 'ruter'): Promise<Answer> =>
    portal.callAs(portal.user('support', tenant), onboardCompany, { body });
  const refused = (status: number, code: string) => ({ status, json: { code } });
  const mailTo = (portal: TestPortal, recipient: string) =>
    newestMessages(portal.database, { sender: 'Ruter Bedrift', recipient });

  portalTest(
    'has addresses, agreements and an administrator, who gets a link by e-mail',
    async (portal) => {
      const usual = newBody();
      const address = { addressLine1: 'Postboks 2', postCode: '5003', postArea: 'BERGEN' };
      const visitAddress = { ...address, addressLine1: 'Inngang 3', addressLine2: 'B' };
      // The id is the customer number here, whatever is sent.
      const company = { ...usual.company, id: 'K-9', postAddress: address, visitAddress };
      const body = { ...usual, company };
      const answer = await onboard(portal, body);
      expect(answer.status).toBe(200);
      const { id } = answer.json as { id: number };
      const companyAnswer = await portal.callAs(portal.user('support'), getCompany, {
        params: { id },
      });
      expect(companyAnswer.json).toMatchObject({
        id,
        customerNumber: String(id),
        name: 'Nye Reiser AS',
        type: 'RUTER_CUSTOMER',
        addresses: {
          bill: { line1: 'Veien 1', line2: null, city: 'OSLO', country: 'NO' },
          post: { line1: 'Postboks 2', postCode: '5003', city: 'BERGEN' },
          visit: { line1: 'Inngang 3', line2: 'B', postCode: '5003' },
        },
        allAgreements: [
          { subTypeId: 'TICKETOFFICE', paymentDeadline: 30 },
          { subTypeId: 'SUBSCRIPTIONS', invoiceReference: 'PO 1' },
        ],
      });
      const soon = { timeout: 10_000, interval: 20 };
      await expect.poll(() => mailTo(portal, body.user.email), soon).toHaveLength(1);
      expect((await mailTo(portal, body.user.email))[0]?.body).toMatch(/\/aktiver\/[\w-]{40,}/);
      const { organisationNumber } = body.company;
      const { id: userId } = portal.user('support');
      const recorded = (kind: string) => changesOfCompany(portal.database, id, kind);
      expect(await recorded('onboard-company')).toMatchObject([
        {
          user_id: userId,
          subject_type: 'company',
          subject_id: String(id),
          before: null,
          after: {
            name: 'Nye Reiser AS',
            organisationNumber,
            customerNumber: null,
            signee: body.signee,
            bill: { line1: 'Veien 1' },
            post: { line1: 'Postboks 2' },
            visit: { line1: 'Inngang 3' },
          },
        },
      ]);
      expect(await recorded('create-agreement')).toMatchObject([
        { after: { subtype: 'TICKETOFFICE', paymentDeadlineDays: 30, fromDate: '2026-03-06' } },
        { after: { subtype: 'SUBSCRIPTIONS', invoiceReference: 'PO 1' } },
      ]);
      expect(await recorded('create-user')).toMatchObject([
        {
          user_id: userId,
          after: {
            email: body.user.email,
            roles: ['COMPANY_ADMIN', 'USER_ADMIN'],
            state: 'INVITED',
            invitedUntil: '2026-03-13',
          },
        },
      ]);
      expect(await companiesNumbered(portal.database, organisationNumber)).toEqual([
        {
          id,
          customerNumber: null,
          signeeName: 'Sign Ert',
          signeeEmail: 'sign@reiser.example',
          createdAt: portal.clock.now(),
        },
      ]);
    },
  );

  portalTest('is created once by concurrent calls, and the others are refused', async (portal) => {
    const body = newBody();
    const answers = await Promise.all(Array.from({ length: 6 }, () => onboard(portal, body)));
    const [created, ...others] = answers.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    const { id } = z.parse(onboardCompany.reply, created?.json);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject({ status: 409, json: { code: 'COMPANY_EXISTS', id } });
    }
    expect(await companiesNumbered(portal.database, body.company.organisationNumber)).toHaveLength(
      1,
    );
  });

  portalTest('may have an administrator whom another company has invited', async (portal) => {
    const first = newBody();
    const second = { ...newBody(), user: first.user };
    const answers = await Promise.all([onboard(portal, first), onboard(portal, second)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const ids = answers.map(({ json }) => (json as { id: number }).id);
    const query = { searchFor: first.user.email };
    const [user, ...others] = usersIn(
      await portal.callAs(portal.user('user-support'), listUsers, { query }),
    );
    expect(others).toEqual([]);
    expect(user).toMatchObject({ status: 'INVITED', invitedUntil: '2026-03-13T09:00:00Z' });
    expect(await storedRoles(portal.database, user?.id ?? 0)).toEqual(
      ids
        .toSorted((one, other) => one - other)
        .flatMap((id) => [`${id} COMPANY_ADMIN`, `${id} USER_ADMIN`]),
    );
    // The second company's link is the one that works.
    await expect
      .poll(() => mailTo(portal, first.user.email), { timeout: 10_000, interval: 20 })
      .toHaveLength(2);
    const [link] = await activationsOf(portal.database, user?.id ?? 0);
    expect(link).toMatchObject({ used_at: null });
    expect(await activationsOf(portal.database, user?.id ?? 0)).toHaveLength(1);
  });

  portalTest('may have one whose invitation has expired, who gets a new one', async (portal) => {
    const { id } = portal.user('invitation-expired');
    const email = 'invitation-expired@ruter.example';
    const body = { ...newBody(), user: { ...newBody().user, email } };
    const answer = await onboard(portal, body);
    expect(answer.status).toBe(200);
    const { json } = await portal.callAs(portal.user('user-support'), getUser, { params: { id } });
    expect(json).toMatchObject({ status: 'INVITED', invitedUntil: '2026-03-13T09:00:00Z' });
    const companyId = (answer.json as { id: number }).id;
    expect(await changesOfCompany(portal.database, companyId, 'reactivate-user')).toMatchObject([
      {
        before: { state: 'INVITATION_EXPIRED', invitedUntil: '2026-03-03' },
        after: { state: 'INVITED', invitedUntil: '2026-03-13' },
      },
    ]);
  });

  portalTest('may not have one who was deactivated', async (portal) => {
    const email = 'inactive@ruter.example';
    const body = { ...newBody(), user: { ...newBody().user, email } };
    expect(await onboard(portal, body)).toMatchObject(refused(409, 'USER_INACTIVE'));
    expect(await mailTo(portal, email)).toEqual([]);
  });

  portalTest('may have an administrator who has another company already', async (portal) => {
    const first = newBody();
    const known = { ...newBody(), user: { ...first.user, email: 'hr@ruter.example' } };
    const answer = await onboard(portal, known);
    expect(answer.status).toBe(200);
    const { id } = answer.json as { id: number };
    expect(await portal.callAs(portal.user('hr'), getCompany, { params: { id } })).toMatchObject({
      status: 200,
    });
    expect(await mailTo(portal, 'hr@ruter.example')).toEqual([]);
  });

  portalTest.each([
    [
      'agreements that do not go together',
      { agreements: ['FREETICKET', 'SUBSCRIPTIONS'] },
      [409, 'AGREEMENT_IN_CONFLICT'],
    ],
    ['an agreement that nobody sells', { agreements: ['OTHER'] }, [422, 'SUBTYPE_NOT_ALLOWED']],
    ['nobody who signs', { signee: undefined }, [422, 'SIGNEE_MISSING']],
    ['a phone that is none', { phone: '1234' }, [422, 'PHONE_NOT_VALID']],
    ['a link for a name', { name: 'Vinn på www.evil.no' }, [422, 'COMPANY_NAME_NOT_VALID']],
    ['a name of two lines', { name: 'Nye\nReiser' }, [422, 'INVALID_INPUT']],
  ] as const)(
    'is refused with %s, and leaves nothing behind',
    async (portal, _, wrong, expected) => {
      const body = newBody();
      const [status, code] = expected;
      const changed: Body = {
        ...body,
        ...('agreements' in wrong
          ? {
              agreements: wrong.agreements.map((subType) => ({
                subType,
                invoicingInterval: 'WEEKLY' as const,
              })),
            }
          : {}),
        user:
          'phone' in wrong ? { ...body.user, phoneCountryCode: '+46', phone: '1234' } : body.user,
      };
      if ('name' in wrong) changed.company = { ...body.company, name: wrong.name };
      if ('signee' in wrong) delete changed.signee;
      expect(await onboard(portal, changed)).toMatchObject(refused(status, code));
      expect(await companiesNumbered(portal.database, body.company.organisationNumber)).toEqual([]);
    },
  );

  portalTest.each([
    ['is not in the register', '312999900', [404, 'COMPANY_NOT_FOUND']],
    ['is bankrupt', '312902745', [410, 'MAY_NOT_BECOME_CUSTOMER']],
    ['is deleted', '312900009', [410, 'MAY_NOT_BECOME_CUSTOMER']],
    ['nobody can look up, as the register is down', '312005034', [503, 'UNAVAILABLE']],
  ] as const)(
    'that %s does not become one',
    async (portal, _, organisationNumber, [status, code]) => {
      expect(await onboard(portal, newBody(organisationNumber))).toMatchObject(
        refused(status, code),
      );
      expect(await companiesNumbered(portal.database, organisationNumber)).toEqual([]);
    },
  );

  portalTest(
    'of another operator has that operator’s own, unique customer number',
    async (portal) => {
      const body = newBody();
      const at = (id: string | undefined): Body => ({
        user: body.user,
        agreements: [],
        company: { ...body.company, ...(id === undefined ? {} : { id }) },
      });
      expect(await onboard(portal, at(undefined), 'akt')).toMatchObject(
        refused(422, 'CUSTOMER_NUMBER_MISSING'),
      );
      expect(await onboard(portal, at('A-1'), 'akt')).toMatchObject({ status: 200 });
      const other = newBody();
      const again = { ...at('A-1'), user: other.user };
      again.company = { ...again.company, organisationNumber: other.company.organisationNumber };
      expect(await onboard(portal, again, 'akt')).toMatchObject(
        refused(409, 'CUSTOMER_NUMBER_TAKEN'),
      );
    },
  );
});
