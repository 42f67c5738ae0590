/** The operators that this code base knows (spec 1 §1): the main operator, the second and the third. */
export const tenantNames = ['ruter', 'akt', 'fjord'] as const;
