export { limitTries, limitWrongLinks } from './limit-tries.ts';
export { limitUses } from './limit-uses.ts';
export { networkOf } from './network-of.ts';
