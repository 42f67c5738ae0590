import type { Machine } from '../measure/machine.ts';
import type { Result } from './result.ts';

/** All results of one run, with the machine. */
export type Run = {
  at: string;
  machine: Machine;
  data: {
    size: string;
    companies: number;
    people: number;
    tickets: number;
    madeInSeconds: number;
  };
  pace: { rounds: number; burstMs: number; connections: number };
  results: Result[];
};
