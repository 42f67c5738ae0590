import type { Contact } from '@takst/contract/customers/session/get-contact.contract.ts';
import type { AccessCompany } from '@takst/domain/platform/access/features-for.rules.ts';

/** An active user with a session: who, and what decides their features. */
export type SignedIn = {
  readonly user: Omit<Contact, 'roles'>;
  readonly globalRoles: readonly string[];
  /** Those where the user has a role; with a global role also the one that the call is about. */
  readonly companies: readonly (AccessCompany & { readonly id: number })[];
};
