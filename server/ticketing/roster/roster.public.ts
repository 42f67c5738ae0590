export type { CompareList, DescribeFamilies } from './comparison.ts';
export { readEntry } from './read-entry.ts';
export { refuseStart } from './refuse-start.ts';
export { type RosterPlan, rosterPlan } from './roster-plan.ts';
export { routesOfComparison } from './routes-of-comparison.ts';
