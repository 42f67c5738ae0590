import {
  getCompanyOfBatch,
  getCompanyOfDepartment,
  getCompanyOfFreeTicket,
  getCompanyOfInvoice,
  getCompanyOfSchoolBatch,
  getCompanyOfSchoolTicket,
  getCompanyOfSubscriber,
  getCompanyOfTicket,
} from '@takst/contract/app/company-of.contract.ts';
import { describe, expect } from 'vitest';
import { endLongAgo } from '#ticketing/tickets/anonymise/test-anonymise.store.ts';
import { anonymiseAll } from '#ticketing/tickets/anonymise/test-anonymise.ts';
import { idOf, orderIn } from '#services/company-tickets/test-order.ts';
import { departmentsOf, freeCompany, orderFreeIn } from '#services/free-tickets/test-free-order.ts';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import type { WorldCompany, WorldUser } from '#testing/portal/world.store.ts';

const things = [
  ['a person', getCompanyOfSubscriber, ({ people }: WorldCompany) => people[0]?.id],
  ['a ticket', getCompanyOfTicket, ({ tickets }: WorldCompany) => tickets[0]],
  ['an invoice', getCompanyOfInvoice, ({ invoices }: WorldCompany) => invoices[0]],
  ['a batch', getCompanyOfBatch, ({ batches }: WorldCompany) => batches[0]],
] as const;
type Thing = (typeof things)[number];

/** The answers about the thing of each company of the operator that has one, with whose it is. */
async function answersTo(portal: TestPortal, user: WorldUser, [, route, idOf]: Thing) {
  const answers = portal.world.companies
    .filter(({ tenant }) => tenant === user.tenant)
    .flatMap((company) => ({ company, id: idOf(company) }))
    .filter((one): one is { company: WorldCompany; id: number } => one.id !== undefined)
    .map(async ({ company, id }) => ({
      company,
      answer: await portal.callAs(user, route, { params: { id } }),
    }));
  return Promise.all(answers);
}

describe('the company of a page', () => {
  portalTest.each(things)('is told of %s to staff in every company', async (portal, ...thing) => {
    const staff = portal.world.users.find(
      ({ tenant, state, globalRoles }) =>
        tenant === 'ruter' && state === 'ACTIVE' && globalRoles.includes('GLOBAL_COMPANY_ADMIN'),
    );
    if (!staff) throw new Error('the world has staff');
    const answers = await answersTo(portal, staff, thing);
    expect(answers.length).toBeGreaterThan(1);
    const accepted = answers.filter(({ answer }) => answer.status === 200);
    expect(accepted.length).toBeGreaterThan(1);
    expect(accepted.map(({ answer }) => answer.json)).toEqual(
      accepted.map(({ company }) => ({ companyId: company.id })),
    );
  });

  portalTest('is told of a school ticket to the school, and of no other ticket', async (portal) => {
    const { id: companyId, tickets } = portal.company('school');
    const ask = (key: string, id = 0) =>
      portal.callAs(portal.user(key), getCompanyOfSchoolTicket, { params: { id } });
    expect(await ask('school', tickets[0])).toMatchObject({ status: 200, json: { companyId } });
    expect(await ask('school-support', tickets[0])).toMatchObject({ status: 200 });
    expect(await ask('support', tickets[0])).toMatchObject({ status: 403 });
    const [free] = portal.company('several-services').tickets;
    expect(await ask('school-support', free)).toMatchObject({ status: 404 });
  });

  portalTest('is told of a list of pupils to the school, and not as any list', async (portal) => {
    const { id: companyId, batches } = portal.company('school');
    const ask = (route: typeof getCompanyOfSchoolBatch | typeof getCompanyOfBatch, key: string) =>
      portal.callAs(portal.user(key), route, { params: { id: batches[0] ?? 0 } });
    expect(await ask(getCompanyOfSchoolBatch, 'school')).toMatchObject({
      status: 200,
      json: { companyId },
    });
    expect(await ask(getCompanyOfSchoolBatch, 'support')).toMatchObject({ status: 403 });
    expect(await ask(getCompanyOfBatch, 'support')).toMatchObject({ status: 404 });
  });

  portalTest('is not told of a ticket that is anonymised', async (portal) => {
    const id = idOf(await orderIn(portal)());
    const ask = () => portal.callAs(portal.user('hr'), getCompanyOfTicket, { params: { id } });
    expect(await ask()).toMatchObject({ status: 200 });
    await endLongAgo(portal.database, [id]);
    await anonymiseAll(portal);
    expect(await ask()).toMatchObject({ status: 404, json: { code: 'NOT_IN_A_COMPANY' } });
  });

  portalTest('is told of a free ticket where somebody administers it', async (portal) => {
    const company = freeCompany(portal);
    const id = idOf(await orderFreeIn(portal)());
    const ask = (name: string, tenant?: 'akt') =>
      portal.callAs(portal.user(name, tenant), getCompanyOfFreeTicket, { params: { id } });
    const companyAnswer = { status: 200, json: { companyId: company.id } };
    expect(await ask('hr-free-ticket')).toMatchObject(companyAnswer);
    expect(await ask('support')).toMatchObject(companyAnswer);
    const unknown = { status: 404, json: { code: 'NOT_IN_A_COMPANY' } };
    expect(await ask('hr-free-ticket', 'akt')).toMatchObject(unknown);
    const asCompanyTicket = portal.callAs(portal.user('support'), getCompanyOfTicket, {
      params: { id },
    });
    expect(await asCompanyTicket).toMatchObject(unknown);
  });

  portalTest('is told of a department to those with free tickets there', async (portal) => {
    const { id: companyId } = freeCompany(portal);
    const [department = 0] = departmentsOf(freeCompany(portal));
    const ask = (name: string, id: number, tenant?: 'akt') =>
      portal.callAs(portal.user(name, tenant), getCompanyOfDepartment, { params: { id } });
    const companyAnswer = { status: 200, json: { companyId } };
    expect(await ask('hr-free-ticket', department)).toMatchObject(companyAnswer);
    expect(await ask('support', department)).toMatchObject(companyAnswer);
    const unknown = { status: 404, json: { code: 'NOT_IN_A_COMPANY' } };
    expect(await ask('hr-free-ticket', department, 'akt')).toMatchObject(unknown);
    const others = portal.world.companies.flatMap((company) =>
      company.tenant === 'ruter' ? company.agreements : [],
    );
    const ofEmployees = others.find(({ subtype }) => subtype === 'SUBSCRIPTIONS')?.id ?? 0;
    expect(await ask('support', ofEmployees)).toMatchObject(unknown);
  });

  portalTest.each(things)(
    'is told of %s to those with a role there, and to others as of nothing',
    async (portal, ...thing) => {
      const hr = portal.user('hr');
      const answers = await answersTo(portal, hr, thing);
      const own = answers.filter(({ company }) => company.key in hr.companyRoles);
      const others = answers.filter(({ company }) => !(company.key in hr.companyRoles));
      expect(own.some(({ answer }) => answer.status === 200)).toBe(true);
      for (const { company, answer } of own.filter((one) => one.answer.status === 200)) {
        expect(answer.json).toEqual({ companyId: company.id });
      }
      expect(others.length).toBeGreaterThan(0);
      for (const { answer } of others) {
        expect([answer.status, answer.text]).toEqual([404, '{"code":"NOT_IN_A_COMPANY"}']);
      }
    },
  );
});
