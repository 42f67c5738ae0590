export { limitTries } from './limit-tries.ts';
