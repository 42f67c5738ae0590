import type { Machine } from '../measure/machine.ts';
import type { Result } from './result.ts';

/** Everything that one run came to, and on what. */
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
