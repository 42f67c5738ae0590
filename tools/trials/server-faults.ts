import type { Fault } from './fault.ts';

export const serverFaults: readonly Fault[] = [];
