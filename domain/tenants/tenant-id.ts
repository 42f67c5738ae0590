/** The three operators that run on this code base (spec 1 §1): the main operator, the second and the third. */
export const tenantIds = ['ruter', 'akt', 'fjord'] as const;
export type TenantId = (typeof tenantIds)[number];
