/** An address in Norway, with the fields of the administration forms. */
export type RegisteredAddress = {
  readonly addressLine1: string;
  readonly addressLine2: string | null;
  readonly postCode: string;
  readonly postArea: string;
  readonly countryCode: 'NO';
};

export type RegisteredUnit = {
  readonly name: string;
  readonly organisationNumber: string;
  /** Null when the unit has no such address in Norway. */
  readonly billAddress: RegisteredAddress | null;
  readonly postAddress: RegisteredAddress | null;
  readonly visitAddress: RegisteredAddress | null;
};

/** Why a unit may not become a customer. A sub-unit is not a legal person; its parent is. */
export type Obstacle =
  | 'deleted'
  | 'removed'
  | 'bankrupt'
  | 'being-wound-up'
  | 'forced-dissolution'
  | 'sub-unit';

export type RegisterAnswer =
  | { readonly found: RegisteredUnit }
  | { readonly notFound: true }
  | { readonly mayNotBecomeCustomer: Obstacle };

/** The national register of companies; throws RegisterUnavailable when it gives no answer. */
export type CompanyRegister = {
  readonly lookUp: (organisationNumber: string) => Promise<RegisterAnswer>;
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
