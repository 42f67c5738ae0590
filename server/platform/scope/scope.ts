import type { Feature } from '@takst/domain/platform/access/feature.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';

declare const authorised: unique symbol;

/**
 * Whose data may be reached. Every store and query of company-owned data is made from it and puts its
 * tenant and companies into each statement, so an id outside it is as if it did not exist
 * (domain: Authorisation). Made by `access/authorise.ts` for users, and by `access/self-service-scope.ts`
 * for people who order for themselves.
 */
export type CompanyScope = {
  readonly [authorised]: true;
  readonly tenant: TenantId;
  /** The companies in which the user has what the call needs. */
  readonly companies: CompaniesInScope;
  /** For a call that one of several features opens: the companies in which the user has each of them. */
  readonly companiesByFeature?: ReadonlyMap<Feature, CompaniesInScope>;
};

/** What one call of a user may reach. */
export type Scope = CompanyScope & { readonly userId: number };

export type CompaniesInScope = readonly number[] | 'whole-tenant';

declare const admitted: unique symbol;

/**
 * What a ticket app's call may reach: the tickets of its operator whose codes come with the call,
 * and those that it has redeemed. Only `access/admit-ticket-app.ts` makes one.
 */
export type TicketAppScope = {
  readonly [admitted]: true;
  readonly tenant: TenantId;
  readonly clientId: string;
};

/**
 * What the key of an offer of a voucher reaches: that offer. Null when it leads to none that is told of, whatever the
 * reason: a use case answers all of them alike. Made by `access/voucher-scope.ts`.
 */
export type VoucherScope = {
  readonly [admitted]: true;
  readonly tenant: TenantId;
  readonly offerId: number | null;
};
