/** The operators of the demo world: folders that come with the project. Others get their logins (`place-new-operators.ts`). */
export const demoTenants = ['ruter', 'akt', 'fjord'] as const;
