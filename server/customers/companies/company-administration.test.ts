import { changeAgreement } from '@takst/contract/customers/agreements/change-agreement.contract.ts';
import { createAgreement } from '@takst/contract/customers/agreements/create-agreement.contract.ts';
import { deleteAgreement } from '@takst/contract/customers/agreements/delete-agreement.contract.ts';
import { changeCompanyAddresses } from '@takst/contract/customers/companies/change-company-addresses.contract.ts';
import { checkCompanyDeletion } from '@takst/contract/customers/companies/check-company-deletion.contract.ts';
import type { Company } from '@takst/contract/customers/companies/company.schema.ts';
import { deleteCompany } from '@takst/contract/customers/companies/delete-company.contract.ts';
import { getCompany } from '@takst/contract/customers/companies/get-company.contract.ts';
import { listCompanies } from '@takst/contract/customers/companies/list-companies.contract.ts';
import { companyUses } from '@takst/domain/customers/companies/delete-company.rules.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { orderIn, rightOrder } from '#services/company-tickets/test-order.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import { changesOfCompany, placeCompany } from './test-companies.store.ts';

const address = (line: string) => ({ addressLine1: line, postCode: '0155', postArea: 'OSLO' });
const addresses = {
  billAddress: address('Fakturaveien 1'),
  postAddress: { ...address('Postboks 2'), addressLine2: 'Sentrum' },
  visitAddress: address('Inngangen 3'),
};
let companyCount = 0;
/** An organisation number that nobody in the world has. */
const newNumber = () => String(899_000_000 + (companyCount += 1));

describe('company administration', () => {
  const support = (portal: TestPortal) => portal.user('support');
  const newCompany = (portal: TestPortal, agreements: string[] = []) =>
    placeCompany(portal.database, {
      name: 'Ødegårdens Verft AS',
      organisationNumber: newNumber(),
      agreements: agreements.map((subtype) => ({ subtype })),
    });
  const show = async (portal: TestPortal, id: number): Promise<Company> =>
    (await portal.callAs(support(portal), getCompany, { params: { id } })).json as Company;
  const create = (
    portal: TestPortal,
    id: number,
    body: CallInput<typeof createAgreement>['body'],
  ) => portal.callAs(support(portal), createAgreement, { params: { id }, body });

  const search = async (portal: TestPortal, searchFor: string) =>
    (await portal.callAs(support(portal), listCompanies, { query: { searchFor } })).json as {
      totalEntries: number;
      matches: { id: number; agreementTypes: string[] }[];
    };

  describe('the list', () => {
    portalTest(
      'has every company of the operator, with its numbers and the types of its agreements',
      async (portal) => {
        const ofRuter = portal.world.companies.filter(({ tenant }) => tenant === 'ruter');
        const all = await search(portal, '');
        expect(all.totalEntries).toBe(ofRuter.length);
        const { id, agreements } = portal.company('several-services');
        const companies = await search(portal, String(id));
        expect(companies.matches).toMatchObject([
          {
            id,
            customerNumber: String(id),
            agreementTypes: agreements.map(({ subtype }) => subtype),
          },
        ]);
      },
    );

    portalTest.each([
      ['ødegårdens', 1],
      ['verft ØDEGÅRD', 1],
      ['odegardens', 1],
      ['<verft>', 1],
      ['ødegårdens 100%', 0],
      ['verft_', 0],
    ])('searched for %j finds %i', async (portal, words, count) => {
      await newCompany(portal);
      const { totalEntries } = await search(portal, words);
      expect(Math.sign(totalEntries)).toBe(count);
    });
  });

  describe('addresses', () => {
    portalTest(
      'are changed by customer support and by the company’s administrator, and recorded',
      async (portal) => {
        const { id } = portal.company('several-services');
        const before = (await show(portal, id)).addresses;
        const answer = await portal.callAs(portal.user('hr'), changeCompanyAddresses, {
          params: { id },
          body: addresses,
        });
        expect(answer).toMatchObject({ status: 200, json: { id } });
        const after = (await show(portal, id)).addresses;
        expect(after).toEqual({
          bill: {
            line1: 'Fakturaveien 1',
            line2: null,
            postCode: '0155',
            city: 'OSLO',
            country: 'NO',
          },
          post: {
            line1: 'Postboks 2',
            line2: 'Sentrum',
            postCode: '0155',
            city: 'OSLO',
            country: 'NO',
          },
          visit: {
            line1: 'Inngangen 3',
            line2: null,
            postCode: '0155',
            city: 'OSLO',
            country: 'NO',
          },
        });
        expect(
          await changesOfCompany(portal.database, id, 'change-company-addresses'),
        ).toMatchObject([{ before, after, user_id: portal.user('hr').id }]);
      },
    );

    portalTest('of a contractor stay as they are (spec 1 §6)', async (portal) => {
      const { id } = portal.company('contractor');
      const call = { params: { id }, body: addresses };
      expect(await portal.callAs(support(portal), changeCompanyAddresses, call)).toMatchObject({
        status: 409,
        json: { code: 'CONTRACTOR' },
      });
    });
  });

  describe('an agreement', () => {
    portalTest(
      'is made with the defaults, changed but for its type, and deleted',
      async (portal) => {
        const id = await newCompany(portal);
        const createAnswer = await create(portal, id, {
          subType: 'SUBSCRIPTIONS',
          invoicingInterval: 'WEEKLY',
        });
        expect(createAnswer.status).toBe(200);
        const agreementId = (createAnswer.json as { id: number }).id;
        expect((await show(portal, id)).allAgreements).toMatchObject([
          {
            id: agreementId,
            subTypeId: 'SUBSCRIPTIONS',
            invoicingInterval: 'WEEKLY',
            invoiceReference: '',
            paymentDeadline: 30,
            fromDate: '2026-03-06',
            endDate: null,
          },
        ]);
        const params = { id, agreementId };
        const terms = { invoicingInterval: 'QUARTERLY', invoiceReference: ' PO 7 ' } as const;
        const body = { ...terms, paymentDeadlineDays: 90 };
        await portal.callAs(support(portal), changeAgreement, { params, body });
        expect((await show(portal, id)).allAgreements).toMatchObject([
          { subTypeId: 'SUBSCRIPTIONS', invoiceReference: 'PO 7', paymentDeadline: 90 },
        ]);
        expect(await changesOfCompany(portal.database, id, 'change-agreement')).toMatchObject([
          {
            user_id: support(portal).id,
            subject_type: 'agreement',
            subject_id: String(agreementId),
            before: { invoicingInterval: 'WEEKLY', invoiceReference: '', paymentDeadlineDays: 30 },
            after: {
              invoicingInterval: 'QUARTERLY',
              invoiceReference: 'PO 7',
              paymentDeadlineDays: 90,
            },
          },
        ]);
        expect(await portal.callAs(support(portal), deleteAgreement, { params })).toMatchObject({
          status: 200,
        });
        expect((await show(portal, id)).allAgreements).toEqual([]);
        expect(await portal.callAs(support(portal), deleteAgreement, { params })).toMatchObject({
          status: 404,
          json: { code: 'AGREEMENT_NOT_FOUND' },
        });
      },
    );

    portalTest(
      'that conflicts with another is refused, also when both are created at once',
      async (portal) => {
        const id = await newCompany(portal, ['FREETICKET']);
        const wanted = { invoicingInterval: 'WEEKLY' } as const;
        expect(await create(portal, id, { ...wanted, subType: 'SUBSCRIPTIONS' })).toMatchObject({
          status: 409,
          json: { code: 'AGREEMENT_IN_CONFLICT' },
        });
        const other = await newCompany(portal);
        const answers = await Promise.all(
          (['FREETICKET', 'SUBSCRIPTIONS', 'SCHOOLTICKET'] as const).map((subType) =>
            create(portal, other, { ...wanted, subType }),
          ),
        );
        expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
        expect(answers.filter(({ status }) => status === 409)).toHaveLength(2);
      },
    );

    portalTest(
      'that was deleted conflicts with none and is in no list of companies',
      async (portal) => {
        const id = await newCompany(portal);
        const terms = { invoicingInterval: 'WEEKLY' } as const;
        const createAnswer = await create(portal, id, { ...terms, subType: 'SUBSCRIPTIONS' });
        const params = { id, agreementId: (createAnswer.json as { id: number }).id };
        await portal.callAs(support(portal), deleteAgreement, { params });
        expect((await search(portal, String(id))).matches).toMatchObject([{ agreementTypes: [] }]);
        const other = await create(portal, id, { ...terms, subType: 'FREETICKET' });
        expect(other).toMatchObject({ status: 200 });
      },
    );

    portalTest('of a type that the operator does not sell is refused', async (portal) => {
      const { id } = portal.company('several-services', 'akt');
      const call = {
        params: { id },
        body: { subType: 'SCHOOLTICKET', invoicingInterval: 'WEEKLY' },
      } as const;
      expect(
        await portal.callAs(portal.user('support', 'akt'), createAgreement, call),
      ).toMatchObject({
        status: 422,
        json: { code: 'SUBTYPE_NOT_ALLOWED' },
      });
    });

    portalTest(
      'with a current ticket cannot be deleted, not even while it is being ordered',
      async (portal) => {
        const company = portal.company('single-service');
        const [agreement] = company.agreements;
        const params = { id: company.id, agreementId: agreement?.id ?? 0 };
        await orderIn(portal)(rightOrder(company), { company });
        expect(await portal.callAs(support(portal), deleteAgreement, { params })).toMatchObject({
          status: 409,
          json: {
            code: 'AGREEMENT_IN_USE',
            tickets: expect.any(Number),
            subscriptions: expect.any(Number),
          },
        });
      },
    );
  });

  describe('deleting a company', () => {
    const check = async (portal: TestPortal, id: number) => {
      const answers = await Promise.all(
        companyUses.map((use) =>
          portal.callAs(support(portal), checkCompanyDeletion, { params: { id, use } }),
        ),
      );
      return answers.map(({ json }) => json as { use: string; isInUse: boolean });
    };
    const remove = (portal: TestPortal, id: number) =>
      portal.callAs(support(portal), deleteCompany, { params: { id } });

    portalTest(
      'is refused with tickets or unpaid invoices, as its checks have said',
      async (portal) => {
        const { id } = portal.company('several-services');
        const inUse = (await check(portal, id)).filter(({ isInUse }) => isInUse);
        expect(inUse.map(({ use }) => use)).toEqual(['company-tickets', 'invoices']);
        expect(await remove(portal, id)).toMatchObject({
          status: 409,
          json: { code: 'COMPANY_IN_USE', uses: ['company-tickets', 'invoices'] },
        });
      },
    );

    portalTest('is refused for a contractor (spec 1 §6)', async (portal) => {
      expect(await remove(portal, portal.company('contractor').id)).toMatchObject({
        status: 409,
        json: { code: 'CONTRACTOR' },
      });
    });

    portalTest('takes it out of every list, keeps its rows, and is recorded', async (portal) => {
      const id = await newCompany(portal, ['SUBSCRIPTIONS']);
      expect((await check(portal, id)).some(({ isInUse }) => isInUse)).toBe(false);
      expect(await remove(portal, id)).toMatchObject({ status: 200 });
      expect(await portal.callAs(support(portal), getCompany, { params: { id } })).toMatchObject({
        status: 404,
      });
      expect(await remove(portal, id)).toMatchObject({ status: 404 });
      expect(await search(portal, String(id))).toEqual({ totalEntries: 0, matches: [] });
      expect(await changesOfCompany(portal.database, id, 'delete-company')).toMatchObject([
        { before: { name: 'Ødegårdens Verft AS' }, after: null },
      ]);
    });
  });
});
