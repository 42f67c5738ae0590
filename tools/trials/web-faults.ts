import type { Fault } from './fault.ts';

export const webFaults: readonly Fault[] = [];
