import type { ProposalState } from './proposal.ts';

type Decided = { readonly state: ProposalState; readonly proposedBy: number };

/** Why a user may neither approve nor reject a proposal: it is decided, or it is their own. */
export function whyNotDecided(
  { state, proposedBy }: Decided,
  userId: number,
): 'PROPOSAL_DECIDED' | 'OWN_PROPOSAL' | null {
  if (state !== 'OPEN') return 'PROPOSAL_DECIDED';
  return proposedBy === userId ? 'OWN_PROPOSAL' : null;
}

/** Why a user may not withdraw a proposal: it is decided, or another user made it. */
export function whyNotWithdrawn(
  { state, proposedBy }: Decided,
  userId: number,
): 'PROPOSAL_DECIDED' | 'NOT_OWN_PROPOSAL' | null {
  if (state !== 'OPEN') return 'PROPOSAL_DECIDED';
  return proposedBy === userId ? null : 'NOT_OWN_PROPOSAL';
}
