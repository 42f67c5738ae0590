/** An operator's id: the name of its folder. Which there are is known when the process has read them (`tenants.ts`). */
export type TenantId = string;

export type PerTenant<Value> = Readonly<Record<TenantId, Value>>;

/** The value of an operator, which has one. */
export function ofTenant<Value>(values: PerTenant<Value>, tenant: TenantId): Value {
  if (!Object.hasOwn(values, tenant)) throw new UnknownTenant(tenant);
  // Present: a value may itself be undefined.
  return values[tenant] as Value;
}

/** The operator was not read from a folder, or nothing was computed for it. */
export class UnknownTenant extends Error {
  override name = 'UnknownTenant';
  constructor(tenant: TenantId) {
    super(`There is no operator ${tenant}`);
  }
}
