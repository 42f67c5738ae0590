import type { PerTenant } from '@takst/domain/platform/tenants/tenant-id.ts';
import { nextPhone } from '#testing/access-table/fresh-values.ts';
import { idsOf } from '#testing/portal/ids-of-companies.store.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';

/** Those of the contract's examples are the main operator's. */
const zones: Partial<PerTenant<{ from: string; to: string }>> = {
  akt: { from: 'Arendal', to: 'Grimstad' },
  fjord: { from: 'Fjordbyen', to: 'Nordsida' },
  nord: { from: 'Sør', to: 'Sentrum' },
};

export const ticketsAccess = {
  things: {
    tickets: {
      find: (tx) => idsOf(tx, 'tickets.ticket'),
      nobodys: 7_199_999,
      inPaths: 'first',
      listFields: ['entryIds'],
      isMark: true,
    },
  },
  firstIds: { 'tickets.ticket': 7_100_001 },
  freshFields: {
    zoneFrom: ({ tenant }, example) => zones[tenant]?.from ?? example,
    zoneTo: ({ tenant }, example) => zones[tenant]?.to ?? example,
    pickupCode: ({ tenant }) => `NO ${tenant}`,
    appId: () => `app-on-${nextPhone()}`,
  },
  /** A last day. */
  words: { isoDate: '2026-03-31' },
} as const satisfies AreaAccess;
