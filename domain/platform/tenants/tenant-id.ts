import { tenantNames } from './tenant-names.ts';

/** The names of the operators; what each is like stands in `tenants.ts`. */
export const tenantIds = tenantNames;
export type TenantId = (typeof tenantIds)[number];

export type PerTenant<Value> = Readonly<Record<TenantId, Value>>;

/** A value for each operator. */
export const perTenant = <Value>(valueOf: (tenant: TenantId) => Value): PerTenant<Value> =>
  Object.fromEntries(tenantIds.map((tenant) => [tenant, valueOf(tenant)])) as Record<
    TenantId,
    Value
  >;
