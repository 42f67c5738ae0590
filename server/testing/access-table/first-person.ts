import type { CompanyTarget } from './area-access.ts';

/** The first person of a company, or an id that nobody has. */
export const firstPerson = ({ people }: CompanyTarget): number => people[0]?.id ?? 7_299_999;
