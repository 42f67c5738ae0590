/** The three operators that run on this code base (spec 1 §1): the main operator, the second and the third. */
export const tenantIds = ['ruter', 'akt', 'fjord'] as const;
export type TenantId = (typeof tenantIds)[number];

export type PerTenant<Value> = Readonly<Record<TenantId, Value>>;

/** A value for each operator. */
export const perTenant = <Value>(valueOf: (tenant: TenantId) => Value): PerTenant<Value> => ({
  ruter: valueOf('ruter'),
  akt: valueOf('akt'),
  fjord: valueOf('fjord'),
});
