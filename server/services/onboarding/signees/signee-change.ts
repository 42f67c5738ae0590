import type { StoredOnboarding } from '../application/onboarding.store.ts';

/** The record names no person: who signs stands in the contract alone. */
export const signeeChange = <Kind extends 'ask-signee' | 'withdraw-signee'>(
  kind: Kind,
  { id, company_id: companyId }: Pick<StoredOnboarding, 'id' | 'company_id'>,
) => ({
  companyId,
  kind,
  subject: { type: 'onboarding', id },
  about: null,
  before: null,
  after: {},
});
