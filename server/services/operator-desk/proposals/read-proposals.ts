import { getProposal as getRoute } from '@takst/contract/services/operator-desk/get-proposal.contract.ts';
import { listProposals as listRoute } from '@takst/contract/services/operator-desk/list-proposals.contract.ts';
import type { Database } from '#platform/db/database.ts';
import { serve } from '#platform/http/serve.ts';
import { readCompared } from '../rows/compare-rows.ts';
import { describeProposals } from './describe-proposal.ts';
import { decidersOf, findProposal, listedProposals, productNames } from './proposal.query.ts';

export const listProposals = (database: Database) =>
  serve(listRoute, async ({ scope: { tenant, userId }, today }) => {
    const reader = { source: database, tenant, userId, today };
    const reply = await describeProposals(reader, await listedProposals(database, tenant));
    return { reply };
  });

export const getProposal = (database: Database) =>
  serve(getRoute, async ({ scope: { tenant, userId }, params, today }) => {
    const row = await findProposal(database, tenant, params.id);
    if (!row) return { refused: { code: 'PROPOSAL_NOT_FOUND' } };
    const reader = { source: database, tenant, userId, today };
    const [proposal] = await describeProposals(reader, [row]);
    if (!proposal) return { refused: { code: 'PROPOSAL_NOT_FOUND' } };
    const compared = readCompared(row);
    return {
      reply: {
        proposal,
        compared,
        nrOfDeciders: (await decidersOf(database, tenant, row.proposedById)).length,
        productNames:
          compared.kind === 'prices' || compared.kind === 'product'
            ? await productNames(database, tenant)
            : {},
      },
    };
  });
