import type { AgreementSubtype } from '#platform/tenants/agreement-subtype.ts';
import type { PhoneCountry } from './phone-country.ts';
import { type PerTenant, type TenantId, UnknownTenant } from './tenant-id.ts';
import type { TenantOffer } from './tenant-offer.ts';

/** Zone names that a form begins with; null where the operator has none (spec 1 §9). */
type DefaultZones = { readonly from: string; readonly to: string } | null;

/** Two zones that a period ticket counts as one, and how an order for either goes out (spec 1 §9). */
export type CommonZonePair = {
  readonly memberIds: readonly [string, string];
  readonly from: string;
  readonly to: string;
};

export type Tenant = {
  /** The name of its folder. */
  readonly id: TenantId;
  /** The operator's name in running text. */
  readonly operator: string;
  /** The portal's name in the header and in titles. */
  readonly brandTitle: string;
  /** Stands before _CUSTOMER and _CONTRACTOR in a company's type (spec 1 §3). */
  readonly product: string;
  readonly links: {
    readonly contactUs: string;
    readonly terms: string;
    readonly cookies: string;
    readonly privacy: string;
  };
  /** What this operator calls a free ticket: 'fribillett' or 'ansattbillett' (spec 1 §1). */
  readonly freeTicketWord: 'freeTicket' | 'employeeTicket';
  readonly offers: ReadonlySet<TenantOffer>;
  readonly allowedAgreementTypes: readonly AgreementSubtype[];
  readonly defaultAgreements: readonly AgreementSubtype[];
  readonly defaultZones: DefaultZones;
  readonly offersAllZones: boolean;
  readonly commonZonePair: CommonZonePair | null;
  /** From where it takes phones: it pays for each SMS. */
  readonly phoneCountries: readonly PhoneCountry[];
  /** How many digits the number of an existing card has (spec 3 §6); null where only cards that are made are ordered. */
  readonly cardNumberLengths: readonly number[] | null;
  /** Which rule says the profiles of free tickets: by age, or by how the holder belongs to the employer (spec 3 §5). */
  readonly freeProfiles: 'byAge' | 'byRelation';
  /** How many working days a temporary ticket stands in for a card, from its order and from when it was made. */
  readonly temporaryTicketDays: { readonly fromOrder: number; readonly fromProduction: number };
  /** Texts of its own in place of the portal's, by text file and key: `home.title`. */
  readonly words: { readonly nb: OwnWords; readonly en: OwnWords };
};

type OwnWords = Readonly<Record<string, string>>;

/** An operator as JSON, as the server writes it into pages. */
export type WrittenTenant = Omit<Tenant, 'offers'> & { readonly offers: readonly TenantOffer[] };

export const writeTenant = (tenant: Tenant): WrittenTenant => ({
  ...tenant,
  offers: [...tenant.offers],
});

export const tenantFromWritten = (written: WrittenTenant): Tenant => ({
  ...written,
  offers: new Set(written.offers),
});

/**
 * The operators of this process, in their order: those of the folders on a server, the page's own in a browser
 * (docs/decisions/0140). No code names one.
 */
const known = new Map<TenantId, Tenant>();

/** Takes the operators that a process has read, in place of those before. */
export function takeTenants(tenants: readonly Tenant[]): void {
  known.clear();
  for (const tenant of tenants) known.set(tenant.id, tenant);
}

export const tenantIds = (): readonly TenantId[] => [...known.keys()];

export const isTenant = (id: string): id is TenantId => known.has(id);

/** What an operator is like. Its prices, zone map and quarantine are in the database. */
export function tenantOf(id: TenantId): Tenant {
  const tenant = known.get(id);
  if (!tenant) throw new UnknownTenant(id);
  return tenant;
}

/** A value for each operator. */
export const perTenant = <Value>(valueOf: (tenant: TenantId) => Value): PerTenant<Value> =>
  Object.fromEntries(tenantIds().map((tenant) => [tenant, valueOf(tenant)]));
