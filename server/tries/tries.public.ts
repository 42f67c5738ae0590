export { limitTries, limitWrongLinks } from './limit-tries.ts';
