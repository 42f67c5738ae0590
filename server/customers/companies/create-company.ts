import type { CreateAgreementBody } from '@takst/contract/customers/agreements/create-agreement.contract.ts';
import type { CompanyScope } from '#platform/scope/scope.ts';
import { addAgreement } from '#customers/agreements/agreements.public.ts';
import type { Change } from '#platform/changes/change-path.ts';
import type { Language } from '#platform/http/call.ts';
import { addFirstAdministrator, type AnnounceUser } from '#customers/users/users.public.ts';
import { type Addresses, companyStore } from './company/company.store.ts';

/** Violated when another company of the operator has the organisation number. */
export const companyTakenConstraint = 'company_once_per_tenant';

export type NewCustomer = {
  readonly scope: CompanyScope;
  readonly company: {
    readonly name: string;
    readonly organisationNumber: string;
    /** The operator's own number; null where the id is the customer number. */
    readonly customerNumber: string | null;
    readonly addresses: Addresses;
    /** Who signs the contract, where customer support has asked for it. */
    readonly signee: { readonly name: string; readonly email: string } | null;
  };
  readonly agreements: readonly CreateAgreementBody[];
  /** The agreements do not take orders until the contract is signed. */
  readonly awaitsSignature: boolean;
  readonly administrator: {
    readonly email: string;
    readonly phoneCountryCode: string;
    readonly phone: string;
    readonly firstName: string;
    readonly lastName: string;
  };
  /** Null where nobody of the portal does it. */
  readonly createdBy: number | null;
  readonly today: Temporal.PlainDate;
  readonly now: Temporal.Instant;
  readonly language: Language;
};

/**
 * Creates a company with its agreements and its first administrator, and enqueues the e-mail to them. Null when the
 * administrator's e-mail is that of a user who was deactivated: undo everything then. Violates `companyTakenConstraint`,
 * and `emailTakenConstraint` when the user was made at the same time.
 */
export async function createCompany(
  change: Change & { announceUser: AnnounceUser },
  customer: NewCustomer,
): Promise<number | null> {
  const { scope, agreements, awaitsSignature, administrator, createdBy } = customer;
  const { today, now, language } = customer;
  const companyId = await saveCompany(change, customer);
  const beginning = { scope, companyId, today, now, awaitsSignature };
  for (const agreement of agreements) await addAgreement(change, beginning, agreement);
  const hasAdministrator = await addFirstAdministrator(change, {
    ...administrator,
    tenant: scope.tenant,
    createdBy,
    now,
    language,
    rolesIn: { companyId, roles: ['COMPANY_ADMIN', 'USER_ADMIN'] },
  });
  return hasAdministrator ? companyId : null;
}

async function saveCompany(
  { tx, record }: Change,
  { scope, company: { addresses, ...company }, now }: NewCustomer,
): Promise<number> {
  const id = await companyStore(tx, scope).insert({ ...company, addresses, createdAt: now });
  await record({
    companyId: id,
    kind: 'onboard-company',
    subject: { type: 'company', id },
    about: null,
    before: null,
    after: { ...company, ...addresses },
  });
  return id;
}
