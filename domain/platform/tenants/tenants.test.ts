import { describe, expect, it } from 'vitest';
import { agreementSubtypes } from '#platform/tenants/agreement-subtype.ts';
import { tenantIds, tenantOf } from './tenants.ts';

describe('operators as data (spec 1 §9)', () => {
  it('the main operator allows all eight types of agreement', () => {
    const { allowedAgreementTypes } = tenantOf('ruter');
    expect(allowedAgreementTypes.toSorted()).toEqual(
      agreementSubtypes.filter((subtype) => subtype !== 'OTHER').toSorted(),
    );
  });

  it('the second allows ticket office, free ticket and company ticket; the third the first two', () => {
    expect(tenantOf('akt').allowedAgreementTypes).toEqual([
      'TICKETOFFICE',
      'FREETICKET',
      'SUBSCRIPTIONS',
    ]);
    expect(tenantOf('fjord').allowedAgreementTypes).toEqual(['TICKETOFFICE', 'FREETICKET']);
  });

  it('a new company begins with the agreements of its operator', () => {
    expect(tenantOf('ruter').defaultAgreements).toEqual(['TICKETOFFICE', 'SUBSCRIPTIONS']);
    expect(tenantOf('akt').defaultAgreements).toEqual(['TICKETOFFICE']);
    expect(tenantOf('fjord').defaultAgreements).toEqual(['TICKETOFFICE', 'FREETICKET']);
  });

  it.each(tenantIds())('%s begins with agreements that it allows', (tenant) => {
    const { allowedAgreementTypes, defaultAgreements } = tenantOf(tenant);
    expect(defaultAgreements.filter((type) => !allowedAgreementTypes.includes(type))).toEqual([]);
  });

  it('forms begin with the zones 1 and 2Ø, Kristiansand and Birkenes, or none', () => {
    expect(tenantOf('ruter').defaultZones).toEqual({ from: '1', to: '2Ø' });
    expect(tenantOf('akt').defaultZones).toEqual({ from: 'Kristiansand', to: 'Birkenes' });
    expect(tenantOf('fjord').defaultZones).toBeNull();
  });

  it('all zones can be had at the main and the second operator', () => {
    expect(tenantIds().filter((tenant) => tenantOf(tenant).offersAllZones)).toEqual([
      'ruter',
      'akt',
    ]);
  });

  it('the third writes employee ticket wherever the others write free ticket (spec 1 §1)', () => {
    expect(tenantIds().map((tenant) => tenantOf(tenant).freeTicketWord)).toEqual([
      'freeTicket',
      'freeTicket',
      'employeeTicket',
    ]);
  });

  it('Kristiansand and Vennesla, 900 and 950, are a pair at the second operator', () => {
    expect(tenantOf('akt').commonZonePair).toEqual({
      memberIds: ['900', '950'],
      from: 'Kristiansand',
      to: 'Vennesla',
    });
    expect([tenantOf('ruter').commonZonePair, tenantOf('fjord').commonZonePair]).toEqual([
      null,
      null,
    ]);
  });

  it('brand titles and external links differ', () => {
    const texts = tenantIds().flatMap((tenant) => {
      const { brandTitle, links } = tenantOf(tenant);
      return [brandTitle, ...Object.values(links)];
    });
    expect(new Set(texts).size).toBe(texts.length);
  });
});
