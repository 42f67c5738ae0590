import { readFileSync } from 'node:fs';
import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { describe, expect, it } from 'vitest';
import { demoCompanies } from '../demo-companies.ts';
import { counterCustomerOf } from './counter-customer.ts';

const customers = demoCompanies().flatMap((company) => {
  const customer = counterCustomerOf(company);
  return customer ? [{ company, ...customer }] : [];
});
const main = customers.find(({ company }) => company.key === 'several-services');

type ProductFile = { products: { id: string; services: string[] }[] };

describe('ticket counters', () => {
  it('are in each company with such an agreement, at every operator', () => {
    expect(customers.map(({ company }) => `${company.tenant} ${company.key}`)).toEqual([
      'ruter several-services',
      'ruter free-ticket',
      'akt several-services',
      'fjord several-services',
      'fjord expired-agreement',
      'fjord contractor',
    ]);
  });

  it('have buyers; the main one has several, one of whom buys at another counter too', () => {
    const buyersAt = (tenant: string, key: string) =>
      customers.find(({ company }) => company.tenant === tenant && company.key === key)?.buyers;
    expect(main?.buyers).toEqual([
      'ticket-counter@ruter.example',
      'ticket-buyer@ruter.example',
      'hr-everything@ruter.example',
    ]);
    expect(buyersAt('ruter', 'free-ticket')).toEqual(['ticket-buyer@ruter.example']);
    expect(buyersAt('akt', 'several-services')).toContain('ticket-counter@akt.example');
    expect(buyersAt('fjord', 'several-services')).toContain('ticket-counter@fjord.example');
  });

  it('have references of 2 to 50 characters, both lengths among them', () => {
    const lengths = customers.flatMap((one) => one.invoiceReferences.map(({ length }) => length));
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([2, 50]);
  });

  it('pay for people by references that the company has', () => {
    expect(main?.covered.length).toBeGreaterThan(1);
    for (const { covered, invoiceReferences } of customers) {
      for (const { phone, invoiceReference } of covered) {
        expect(phone).toMatch(/^4123\d{4}$/);
        expect(invoiceReferences).toContain(invoiceReference);
      }
    }
  });

  it('have budgets, patterns and limits for some, at the main one', () => {
    const { referenceTerms = {}, invoiceReferences = [], covered = [] } = main ?? {};
    expect(invoiceReferences).toEqual(expect.arrayContaining(Object.keys(referenceTerms)));
    expect(covered.map(({ limitOre }) => limitOre)).toContain(null);
    expect(covered.some(({ limitOre }) => limitOre !== null)).toBe(true);
  });

  it('may do what their operator offers, and leave out products that it sells', () => {
    for (const { company } of customers) {
      const { offers } = tenantOf(company.tenant);
      const file = new URL(`../../../operators/${company.tenant}/data.json`, import.meta.url);
      const { products } = JSON.parse(readFileSync(file, 'utf8')) as ProductFile;
      const sold = products.filter(({ services }) => services.includes('ticket-counter'));
      for (const { subtype, counter } of company.agreements) {
        expect(counter !== undefined).toBe(subtype === 'TICKETOFFICE');
        if (!counter) continue;
        expect(sold.map(({ id }) => id)).toEqual(
          expect.arrayContaining([...counter.blackListedProducts]),
        );
        if (!offers.has('ticketCounter.mailDelivery')) expect(counter.hasMailDelivery).toBe(false);
        if (!offers.has('ticketCounter.visitAddress')) expect(counter.visitAddress).toBe(null);
        if (!offers.has('ticketCounter.cancelTravelMoney'))
          expect(counter.allowedTravelMoneyCancellation).toBe(false);
      }
    }
  });

  it('differ in each of their terms', () => {
    const terms = customers.flatMap(({ company }) =>
      company.agreements.flatMap(({ counter }) => counter ?? []),
    );
    for (const term of [
      'allowedRefund',
      'allowedTicketCancellation',
      'allowedTravelMoneyCancellation',
      'hasMailDelivery',
    ] as const) {
      expect(new Set(terms.map((one) => one[term]))).toEqual(new Set([true, false]));
    }
  });
});
