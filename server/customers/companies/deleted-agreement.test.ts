import { createAgreement } from '@takst/contract/customers/agreements/create-agreement.contract.ts';
import { deleteAgreement } from '@takst/contract/customers/agreements/delete-agreement.contract.ts';
import { listCompanies } from '@takst/contract/customers/companies/list-companies.contract.ts';
import { listSubscribers } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { orderCompanyTicket } from '@takst/contract/services/company-tickets/order-company-ticket.contract.ts';
import { describe, expect } from 'vitest';
import {
  idOf,
  newUser,
  refused,
  rolesOf,
  usersAs,
} from '#customers/users/administration/test-users-as.ts';
import { newPhone } from '#services/company-tickets/test-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { placeCompany } from './test-companies.store.ts';

let count = 0;

/** A new company, and what the operator's support does with it. */
async function companyIn(portal: TestPortal) {
  const support = portal.user('support');
  const organisationNumber = String(898_000_000 + (count += 1));
  const name = 'Slettede Avtaler AS';
  const id = await placeCompany(portal.database, { name, organisationNumber, agreements: [] });
  return {
    create: async (subType: 'SUBSCRIPTIONS' | 'FREETICKET' | 'SCHOOLTICKET') => {
      const body = { subType, invoicingInterval: 'WEEKLY' } as const;
      const { status, json } = await portal.callAs(support, createAgreement, {
        params: { id },
        body,
      });
      return { status, agreementId: (json as { id: number }).id };
    },
    remove: (agreementId: number) =>
      portal.callAs(support, deleteAgreement, { params: { id, agreementId } }),
    listEmployees: () => portal.callAs(support, listSubscribers, { params: { id } }),
    order: (agreementId: number) =>
      portal.callAs(support, orderCompanyTicket, {
        body: {
          ...orderCompanyTicket.example,
          agreementName: String(agreementId),
          phone: newPhone(),
        },
      }),
    /** The roles that can be given to somebody there, and whether another one can. */
    roles: async () => {
      const staff = usersAs(portal, portal.user('user-support'));
      const userId = idOf(await staff.create(newUser()));
      await staff.give(userId, id, ['COMPANY_ADMIN']);
      const [company] = rolesOf(await staff.roles(userId)).companies;
      const given = await staff.give(userId, id, ['COMPANY_ADMIN', 'SCHOOLTICKET_ADMIN']);
      return { offered: company?.offeredRoles, given };
    },
    types: async () => {
      const query = { searchFor: organisationNumber };
      const { json } = await portal.callAs(support, listCompanies, { query });
      return (json as { matches: { agreementTypes: string[] }[] }).matches[0]?.agreementTypes;
    },
  };
}

describe('a deleted agreement', () => {
  portalTest('offers no role', async (portal) => {
    const company = await companyIn(portal);
    const usual = ['COMPANY_ADMIN', 'TICKET_ADMIN', 'USER_ADMIN'];
    const { agreementId } = await company.create('SCHOOLTICKET');
    expect(await company.roles()).toMatchObject({
      offered: [...usual, 'SCHOOLTICKET_ADMIN'],
      given: { status: 200 },
    });
    expect(await company.remove(agreementId)).toMatchObject({ status: 200 });
    expect(await company.roles()).toMatchObject({
      offered: usual,
      given: refused('ROLE_NOT_OFFERED', 422),
    });
  });

  portalTest('gives no feature, is in no list and conflicts with nothing', async (portal) => {
    const company = await companyIn(portal);
    const { agreementId } = await company.create('SUBSCRIPTIONS');
    expect(await company.listEmployees()).toMatchObject({ status: 200 });
    expect(await company.types()).toEqual(['SUBSCRIPTIONS']);
    expect(await company.create('FREETICKET')).toMatchObject({ status: 409 });
    expect(await company.remove(agreementId)).toMatchObject({ status: 200 });
    expect(await company.listEmployees()).toMatchObject({ status: 403 });
    expect(await company.types()).toEqual([]);
    expect(await company.create('FREETICKET')).toMatchObject({ status: 200 });
  });

  portalTest('takes no order, though another one of its type does', async (portal) => {
    const company = await companyIn(portal);
    const deleted = await company.create('SUBSCRIPTIONS');
    await company.remove(deleted.agreementId);
    const valid = await company.create('SUBSCRIPTIONS');
    expect(await company.order(deleted.agreementId)).toMatchObject({
      status: 404,
      json: { code: 'AGREEMENT_NOT_FOUND' },
    });
    expect(await company.order(valid.agreementId)).toMatchObject({ status: 200 });
  });
});
