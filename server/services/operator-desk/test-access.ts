import { support } from '#testing/access-table/rows.ts';
import type { AreaAccess } from '#testing/access-table/area-access.ts';
import { placeProposals, proposalIds } from './test-world.store.ts';

export const operatorDeskAccess = {
  whoMay: { operatorDesk: support },
  things: {
    /** Proposals are the operator's own; the test world has one for each company. */
    proposals: {
      find: proposalIds('quarantine'),
      nobodys: 7_029_999,
      inPaths: 'none',
      inPathsOf: [
        '/operator-desk-api/proposal/{id}',
        '/operator-desk-api/proposal/{id}/approve',
        '/operator-desk-api/proposal/{id}/reject',
        '/operator-desk-api/proposal/{id}/withdraw',
      ],
      isMark: false,
    },
    /** Of which the portal says what they mean. */
    priceProposals: {
      find: proposalIds('prices'),
      nobodys: 7_029_998,
      inPaths: 'none',
      pathName: 'proposalId',
      isMark: false,
    },
  },
  place: placeProposals,
  firstIds: { 'operator_desk.proposal': 7_020_001 },
  fieldsByPath: {
    // What prices mean is worked out for products of the operator alone.
    '/operator-desk-api/price-change': {
      productId: ({ tenant }, example) => (tenant === 'fjord' ? 'period-30-days' : example),
    },
  },
  /** Those of the main operator. */
  freshFields: { productId: (_, example) => example, profileId: (_, example) => example },
  // A proposal names who made it and who decided it.
  tellsOf: { operatorDesk: 'of-operator' },
} as const satisfies AreaAccess;
