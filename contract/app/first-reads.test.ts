import { describe, expect, it } from 'vitest';
import { listRead, readById, readOfCompany } from './first-read.ts';
import { getSubscriber } from '#ticketing/subscribers/get-subscriber.contract.ts';
import { subscriberList } from '#ticketing/subscribers/list-subscribers.contract.ts';
import { companyList } from '#customers/companies/list-companies.contract.ts';
import { listCompanyProducts } from '#ticketing/subscribers/list-company-products.contract.ts';

describe('the first reads of a page', () => {
  const place = { params: {}, search: {}, companyId: 7 };

  it('of a list are its page and its counts, as the address of the page has them', () => {
    const search = { q: 'kari & co', page: '3', rows: '25', sort: '-status', agreement: '12' };
    expect(listRead(subscriberList)({ ...place, search })).toEqual([
      '/api/subscriber/by-company-id/7?searchFor=kari+%26+co&agreementId=12&sort=-status&maxEntries=25&offset=50',
      '/api/subscriber/count/by-company-id/7',
    ]);
  });

  it('leave out of the address what the list does not have', () => {
    const search = { page: '-1', rows: '7', sort: 'shoes', filter: 'none', agreement: 'x' };
    expect(listRead(subscriberList)({ ...place, search })[0]).toBe(
      '/api/subscriber/by-company-id/7?searchFor=&maxEntries=10&offset=0',
    );
  });

  it('of a company wait until it is known; of all companies they do not', () => {
    expect(listRead(subscriberList)({ ...place, companyId: null })).toEqual([]);
    expect(readOfCompany(listCompanyProducts)({ ...place, companyId: null })).toEqual([]);
    expect(listRead(companyList)({ ...place, companyId: null })).toHaveLength(2);
  });

  it('of one thing are none where the path has no id', () => {
    const at = (id: string) => readById(getSubscriber)({ ...place, params: { id } });
    expect(at('12')).toEqual(['/api/subscriber/12']);
    expect(at('TICKET:12')).toEqual([]);
  });
});
