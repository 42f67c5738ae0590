import { describe, expect, it } from 'vitest';
import { tenantIds, tenantOf } from '#platform/tenants/tenants.ts';
import {
  requiresSignee,
  faultOfAgreements,
  hasOwnCustomerNumbers,
} from './onboard-company.rules.ts';

describe('a new company', () => {
  it('has a customer number of the operator’s own, but at the main one (spec 1 §5)', () => {
    expect(tenantIds().filter(hasOwnCustomerNumbers)).toEqual(['akt', 'fjord']);
  });

  it('names who signs at the main operator outside production (spec 1 §5)', () => {
    const asking = (production: boolean) =>
      tenantIds().filter((tenant) => requiresSignee(tenant, { production }));
    expect(asking(false)).toEqual(['ruter']);
    expect(asking(true)).toEqual([]);
  });

  it.each(tenantIds())('may have the agreements that %s begins with', (tenant) => {
    expect(faultOfAgreements(tenant, tenantOf(tenant).defaultAgreements)).toBeNull();
  });

  it('may not have agreements that do not go together, in whichever order', () => {
    expect(faultOfAgreements('ruter', ['SUBSCRIPTIONS', 'FREETICKET'])).toBe(
      'AGREEMENT_IN_CONFLICT',
    );
    for (const subtypes of [
      ['FREETICKET', 'TICKETOFFICE', 'SUBSCRIPTIONS'],
      ['TICKETOFFICE', 'FREETICKET', 'SUBSCRIPTIONS'],
    ] as const)
      expect(faultOfAgreements('ruter', subtypes)).toBe('AGREEMENT_IN_CONFLICT');
  });

  it('may not have an agreement that the operator does not sell', () => {
    expect(faultOfAgreements('akt', ['SCHOOLTICKET'])).toBe('SUBTYPE_NOT_ALLOWED');
    expect(faultOfAgreements('ruter', ['OTHER'])).toBe('SUBTYPE_NOT_ALLOWED');
  });
});
