import type { SigningRights } from '@takst/domain/services/onboarding/signing-rights.rules.ts';
import type {
  RegisteredCompany,
  obstacles,
} from '@takst/contract/customers/companies/prefill/get-company-prefill.contract.ts';

/** Why a unit may not become a customer. A sub-unit is not a legal person; its parent is. */
export type Obstacle = (typeof obstacles)[number];

export type RegisterAnswer =
  | { readonly found: RegisteredCompany }
  | { readonly notFound: true }
  | { readonly mayNotBecomeCustomer: Obstacle };

/** The national register of companies; throws RegisterUnavailable when it gives no answer. */
export type CompanyRegister = {
  readonly lookUp: (organisationNumber: string) => Promise<RegisterAnswer>;
  /**
   * Who may sign for a company (docs/decisions/0110). No combinations for one without registered rights, for a unit that
   * the register does not have, and where the rights are only in words; customer support helps then.
   */
  readonly signingRightsOf: (organisationNumber: string) => Promise<SigningRights>;
};

/** The register is down, too slow or gives invalid answers; trying again later helps. */
export class RegisterUnavailable extends Error {
  override name = 'RegisterUnavailable';
  constructor(reason: string, cause?: unknown) {
    super(`the company register is unavailable: ${reason}`, { cause });
  }
}
export const isRegisterUnavailable = (error: unknown): error is RegisterUnavailable =>
  error instanceof RegisterUnavailable;
