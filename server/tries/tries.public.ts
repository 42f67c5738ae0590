export { limitLinkTries, limitTries } from './limit-tries.ts';
