import { lazy } from 'react';

/** The parts of the shell that a visitor never sees, and does not fetch. */
export const SignedInTools = lazy(async () => ({
  default: (await import('./signed-in-tools.tsx')).SignedInTools,
}));

export const SignedInSheet = lazy(async () => ({
  default: (await import('./signed-in-sheet.tsx')).SignedInSheet,
}));
