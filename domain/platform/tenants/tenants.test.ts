import { describe, expect, it } from 'vitest';
import { agreementSubtypes } from '#platform/tenants/agreement-subtype.ts';
import { tenantIds } from './tenant-id.ts';
import { tenants } from './tenants.ts';

describe('operators as data (spec 1 §9)', () => {
  it('the main operator allows all eight types of agreement', () => {
    const { allowedAgreementTypes } = tenants.ruter;
    expect(allowedAgreementTypes.toSorted()).toEqual(
      agreementSubtypes.filter((subtype) => subtype !== 'OTHER').toSorted(),
    );
  });

  it('the second allows ticket office, free ticket and company ticket; the third the first two', () => {
    expect(tenants.akt.allowedAgreementTypes).toEqual([
      'TICKETOFFICE',
      'FREETICKET',
      'SUBSCRIPTIONS',
    ]);
    expect(tenants.fjord.allowedAgreementTypes).toEqual(['TICKETOFFICE', 'FREETICKET']);
  });

  it('a new company begins with the agreements of its operator', () => {
    expect(tenants.ruter.defaultAgreements).toEqual(['TICKETOFFICE', 'SUBSCRIPTIONS']);
    expect(tenants.akt.defaultAgreements).toEqual(['TICKETOFFICE']);
    expect(tenants.fjord.defaultAgreements).toEqual(['TICKETOFFICE', 'FREETICKET']);
  });

  it.each(tenantIds)('%s begins with agreements that it allows', (tenant) => {
    const { allowedAgreementTypes, defaultAgreements } = tenants[tenant];
    expect(defaultAgreements.filter((type) => !allowedAgreementTypes.includes(type))).toEqual([]);
  });

  it('forms begin with the zones 1 and 2Ø, Kristiansand and Birkenes, or none', () => {
    expect(tenants.ruter.defaultZones).toEqual({ from: '1', to: '2Ø' });
    expect(tenants.akt.defaultZones).toEqual({ from: 'Kristiansand', to: 'Birkenes' });
    expect(tenants.fjord.defaultZones).toBeNull();
  });

  it('all zones can be had at the main and the second operator', () => {
    expect(tenantIds.filter((tenant) => tenants[tenant].offersAllZones)).toEqual(['ruter', 'akt']);
  });

  it('the third writes employee ticket wherever the others write free ticket (spec 1 §1)', () => {
    expect(tenantIds.map((tenant) => tenants[tenant].freeTicketWord)).toEqual([
      'freeTicket',
      'freeTicket',
      'employeeTicket',
    ]);
  });

  it('Kristiansand and Vennesla, 900 and 950, are a pair at the second operator', () => {
    expect(tenants.akt.commonZonePair).toEqual({
      memberIds: ['900', '950'],
      from: 'Kristiansand',
      to: 'Vennesla',
    });
    expect([tenants.ruter.commonZonePair, tenants.fjord.commonZonePair]).toEqual([null, null]);
  });

  it('brand titles and external links differ', () => {
    const texts = tenantIds.flatMap((tenant) => {
      const { brandTitle, links } = tenants[tenant];
      return [brandTitle, ...Object.values(links)];
    });
    expect(new Set(texts).size).toBe(texts.length);
  });
});
