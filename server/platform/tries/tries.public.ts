export { countRequests } from './count-request.store.ts';
export { limitTries, limitWrongLinks } from './limit-tries.ts';
export { limitUses } from './limit-uses.ts';
export { networkOf } from './network-of.ts';
