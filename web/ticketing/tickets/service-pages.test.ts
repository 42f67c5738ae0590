import type { Feature } from '@takst/domain/platform/access/feature.ts';
import { describe, expect, it } from 'vitest';
import { pagesOfSubtype, servicePagesAt } from '#platform/page-entries/service-pages.ts';

const serviceAt = (path: string, ...features: Feature[]) =>
  servicePagesAt(path, new Set(features)).service;

describe('the service of a page', () => {
  it('follows from its address, whatever the user has', () => {
    expect(serviceAt('/borettslag', 'companyTicket', 'housing')).toBe('housing');
    expect(serviceAt('/borettslag/boenhet/7')).toBe('housing');
    expect(serviceAt('/bedriftsavtale/ansatt/7', 'companyTicket', 'housing')).toBe(
      'company-tickets',
    );
  });

  it('is the one that the user has on a page that belongs to none (spec 1 §4)', () => {
    expect(serviceAt('/bedriftsavtale/faktura/7', 'housing')).toBe('housing');
    expect(serviceAt('/bedriftsavtale/faktura/7', 'companyTicket')).toBe('company-tickets');
    expect(serviceAt('/', 'companyTicket', 'housing')).toBe('company-tickets');
    expect(serviceAt('/')).toBe('company-tickets');
  });

  it('is not that of an address which only begins alike', () => {
    expect(serviceAt('/borettslaget', 'companyTicket')).toBe('company-tickets');
  });

  it('has pages for the agreements of its own subtype alone', () => {
    expect(pagesOfSubtype('HOUSING_COOPERATIVE_AGREEMENT')?.list).toBe('/borettslag');
    expect(pagesOfSubtype('TICKETOFFICE')).toBeNull();
  });
});
