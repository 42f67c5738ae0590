import { getCompanyPrefill } from '@takst/contract/customers/companies/prefill/get-company-prefill.contract.ts';
import { deleteCompany } from '@takst/contract/customers/companies/delete-company.contract.ts';
import { getPostArea } from '@takst/contract/customers/companies/post-areas/get-post-area.contract.ts';
import { describe, expect } from 'vitest';
import { portalTest } from '#testing/portal/portal-test.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';
import { changesOfCompany, placeCompany } from '../test-companies.store.ts';

describe('filling in a new company', () => {
  const lookUp = (portal: TestPortal, orgNumber: string, tenant: 'ruter' | 'akt' = 'ruter') =>
    portal.callAs(portal.user('support', tenant), getCompanyPrefill, { params: { orgNumber } });

  portalTest('gives name and addresses of the register', async (portal) => {
    expect(await lookUp(portal, '982463718')).toMatchObject({
      status: 200,
      json: {
        name: 'Telenor ASA',
        organisationNumber: '982463718',
        billAddress: { addressLine1: 'Postboks 800', postCode: '1331', postArea: 'Fornebu' },
        postAddress: { addressLine1: 'Postboks 800' },
        visitAddress: { addressLine1: 'Snarøyveien 30', addressLine2: null, countryCode: 'NO' },
      },
    });
  });

  portalTest.each(['991609408', '12345678', '000000000', 'telenor'])(
    '%s is no organisation number (spec 1 §8: 400)',
    async (portal, number) => {
      expect(await lookUp(portal, number)).toMatchObject({
        status: 400,
        json: { code: 'ORGANISATION_NUMBER_NOT_VALID' },
      });
    },
  );

  portalTest('of an unknown number finds nothing (spec 1 §8: 404)', async (portal) => {
    expect(await lookUp(portal, '312999900')).toMatchObject({
      status: 404,
      json: { code: 'COMPANY_NOT_FOUND' },
    });
  });

  portalTest.each([
    ['312900009', 'deleted'],
    ['312901374', 'removed'],
    ['312902745', 'bankrupt'],
    ['990013608', 'sub-unit'],
  ])('is refused for %s, which is %s (spec 1 §8: 410)', async (portal, number, obstacle) => {
    expect(await lookUp(portal, number)).toMatchObject({
      status: 410,
      json: { code: 'MAY_NOT_BECOME_CUSTOMER', obstacle },
    });
  });

  portalTest(
    'is refused for a customer of the same operator alone (spec 1 §8: 409)',
    async (portal) => {
      const entur = { name: 'Entur AS', organisationNumber: '917422575' };
      const id = await placeCompany(portal.database, entur);
      expect(await lookUp(portal, '917422575')).toMatchObject({
        status: 409,
        json: { code: 'COMPANY_EXISTS', id },
      });
      expect(await lookUp(portal, '917422575', 'akt')).toMatchObject({ status: 200 });
    },
  );

  portalTest('is possible again for a customer who was deleted', async (portal) => {
    const organisationNumber = '982463718';
    const id = await placeCompany(portal.database, { name: 'Telenor ASA', organisationNumber });
    expect(await lookUp(portal, organisationNumber)).toMatchObject({ status: 409 });
    await portal.callAs(portal.user('support'), deleteCompany, { params: { id } });
    expect(await lookUp(portal, organisationNumber)).toMatchObject({ status: 200 });
    expect(await changesOfCompany(portal.database, id, 'delete-company')).toMatchObject([
      {
        user_id: portal.user('support').id,
        before: { name: 'Telenor ASA', organisationNumber },
        after: null,
      },
    ]);
  });

  portalTest.each(['312005034', '312500000'])(
    'says with 503 that the register does not work, for %s',
    async (portal, number) => {
      const { status, json } = await lookUp(portal, number);
      expect([status, json]).toEqual([503, { code: 'UNAVAILABLE' }]);
    },
  );

  portalTest(
    'is answered in eight seconds however slow the register is',
    async (portal) => {
      const started = performance.now();
      expect(await lookUp(portal, '312300001')).toMatchObject({ status: 503 });
      expect(performance.now() - started).toBeLessThan(8_000);
    },
    15_000,
  );

  portalTest('names the area of a post code', async (portal) => {
    const area = (postCode: string) =>
      portal.callAs(portal.user('hr'), getPostArea, { params: { postCode } });
    expect(await area('8626')).toMatchObject({
      status: 200,
      json: { postCode: '8626', area: 'Mo i Rana', municipality: 'Rana' },
    });
    for (const none of ['0000', '99999', 'abcd']) {
      expect(await area(none)).toMatchObject({
        status: 404,
        json: { code: 'POST_CODE_NOT_FOUND' },
      });
    }
  });
});
