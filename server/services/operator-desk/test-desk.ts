import {
  approveProposal,
  rejectProposal,
  withdrawProposal,
} from '@takst/contract/services/operator-desk/decide-proposal.contract.ts';
import { checkPrices } from '@takst/contract/services/operator-desk/check-prices.contract.ts';
import { getDesk } from '@takst/contract/services/operator-desk/get-desk.contract.ts';
import { getProposal } from '@takst/contract/services/operator-desk/get-proposal.contract.ts';
import { listPrices } from '@takst/contract/services/operator-desk/list-prices.contract.ts';
import { listProposals } from '@takst/contract/services/operator-desk/list-proposals.contract.ts';
import { makeProposal } from '@takst/contract/services/operator-desk/make-proposal.contract.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { CallInput } from '#testing/portal/call-as.ts';
import type { TestPortal } from '#testing/portal/test-portal.ts';

export type Proposed = CallInput<typeof makeProposal>['body']['proposed'];
type Listed = { id: number; state: string; stale: string | null; isOwn: boolean };

/** The desk of an operator with two of its users: who proposes, and who decides. */
export function deskOf(portal: TestPortal, tenant: TenantId = 'ruter') {
  const maker = portal.user('support', tenant);
  const decider = portal.user('operator', tenant);
  const propose = (proposed: Proposed, by = maker) =>
    portal.callAs(by, makeProposal, { body: { proposed } });
  return {
    maker,
    decider,
    propose,
    /** The id of a proposal that is in order. */
    proposed: async (proposed: Proposed, by = maker) => {
      const { status, json } = await propose(proposed, by);
      if (status !== 200) throw new Error(JSON.stringify(json));
      return (json as { id: number }).id;
    },
    approve: (id: number, by = decider) => portal.callAs(by, approveProposal, { params: { id } }),
    reject: (id: number, reason = 'Ikke ennå', by = decider) =>
      portal.callAs(by, rejectProposal, { params: { id }, body: { reason } }),
    withdraw: (id: number, by = maker) => portal.callAs(by, withdrawProposal, { params: { id } }),
    read: async (id: number, by = decider) =>
      (await portal.callAs(by, getProposal, { params: { id } })).json as {
        proposal: Listed;
        compared: { rows: unknown[] };
      },
    list: async () => (await portal.callAs(decider, listProposals, {})).json as readonly Listed[],
    desk: async () => (await portal.callAs(decider, getDesk, {})).json,
    check: (rows: Extract<Proposed, { kind: 'prices' }>['rows']) =>
      portal.callAs(maker, checkPrices, { body: { rows } }),
    prices: async () =>
      (await portal.callAs(decider, listPrices, {})).json as {
        products: {
          id: string;
          prices: { profileId: string; nrOfZones: number; priceOre: number }[];
        }[];
      },
  };
}

type Product = Extract<Proposed, { kind: 'product' }>['rows'][number];

/** The company ticket, called something else from 6 March 2026. */
export const productOf = (changed: Partial<Product> = {}): Proposed => ({
  kind: 'product',
  rows: [
    {
      productId: 'company-ticket',
      validFrom: '2026-03-06',
      name: { nb: 'Firmabillett', en: 'Business ticket' },
      description: { nb: 'For ansatte.', en: 'For employees.' },
      services: ['company-tickets', 'housing'],
      ...changed,
    },
  ],
});

let made = 0;

/** A quarantine from a day, and of a length, that no other test proposes. */
export function newQuarantine(): Extract<Proposed, { kind: 'quarantine' }> {
  made += 1;
  const validFrom = Temporal.PlainDate.from('2050-01-01').add({ days: made }).toString();
  return { kind: 'quarantine', rows: [{ validFrom, days: 30 + made }] };
}

export const price = (priceOre: number, validFrom = '2030-01-01') =>
  ({
    productId: 'company-ticket',
    profileId: 'ADULT',
    nrOfZones: 1,
    validFrom,
    priceOre,
  }) as const;

/** The seller of an operator's invoices from a day on. */
export const newSeller = {
  validFrom: '2026-03-07',
  name: 'RUTER AS',
  organisationNumber: '991609407',
  line1: 'Storgata 1',
  postCode: '0155',
  city: 'OSLO',
  accountNumber: '15944000019',
  isInBusinessRegister: true,
};
