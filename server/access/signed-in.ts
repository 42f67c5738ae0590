/** A company that the user reaches, with what decides their features there. */
export type ReachedCompany = {
  readonly id: number;
  readonly kind: 'CUSTOMER' | 'CONTRACTOR' | 'OTHER';
  /** The user's own roles; none where a global role reaches in. */
  readonly roles: readonly string[];
  readonly agreements: readonly {
    readonly id: number;
    readonly subtype: string;
    readonly endDate: Temporal.PlainDate | null;
    readonly ticketCounter: unknown;
  }[];
  readonly settings: { readonly increasedExpiry: boolean; readonly arbitraryDates: boolean };
};

/** An active user with a session: who, and what decides their features. */
export type SignedIn = {
  readonly user: {
    readonly id: number;
    readonly email: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string;
    readonly phoneCountryCode: string;
  };
  readonly globalRoles: readonly string[];
  readonly companies: readonly ReachedCompany[];
};
