import { describe, expect, it } from 'vitest';
import { whyNotDecided, whyNotWithdrawn } from './decide-proposal.rules.ts';

const [maker, another] = [1, 2];

describe('a proposal', () => {
  it.each([
    ['OPEN', another, null],
    ['OPEN', maker, 'OWN_PROPOSAL'],
    ['APPROVED', another, 'PROPOSAL_DECIDED'],
    ['REJECTED', another, 'PROPOSAL_DECIDED'],
    ['WITHDRAWN', maker, 'PROPOSAL_DECIDED'],
  ] as const)(
    'that is %s is approved or rejected by user %i: refused as %s',
    (state, user, why) => {
      expect(whyNotDecided({ state, proposedBy: maker }, user)).toBe(why);
    },
  );

  it.each([
    ['OPEN', maker, null],
    ['OPEN', another, 'NOT_OWN_PROPOSAL'],
    ['APPROVED', maker, 'PROPOSAL_DECIDED'],
  ] as const)('that is %s is withdrawn by user %i: refused as %s', (state, user, why) => {
    expect(whyNotWithdrawn({ state, proposedBy: maker }, user)).toBe(why);
  });
});
