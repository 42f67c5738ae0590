import type { ToastMessage } from './toasts.ts';

declare global {
  /** Set by tests to avoid waiting. */
  var takstIsUnderTest: boolean | undefined;
}

/** How long a toast stays (spec 1 §9): 3 s for a success, 5 s for anything else, one under test. */
export const toastTime = (kind: ToastMessage['kind']): number => {
  if (globalThis.takstIsUnderTest) return 1000;
  return kind === 'success' ? 3000 : 5000;
};
