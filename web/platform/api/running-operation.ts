import type { FieldFault } from '@takst/contract/platform/calls/failures.ts';
import type { Problem } from './obstacle.ts';

/** The form that sends an operation. */
export type AttachedForm = {
  /** Marks the fields that the server rejected. */
  setFaults: (faults: readonly FieldFault[]) => void;
  /** Discards the draft after sending. */
  discard: () => void;
};

/** What a form or dialog needs to know about the operation that it sends. */
export type RunningOperation = {
  isPending: boolean;
  problem: Problem | null;
  /** Attaches a form; returns the function that detaches it. */
  attach?: (form: AttachedForm) => () => void;
  /** Forgets a refusal whose cause has been changed. */
  fieldChanged?: (field: string) => void;
};
