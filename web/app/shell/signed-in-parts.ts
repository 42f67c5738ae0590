import { lazy } from 'react';

/** Parts of the shell for signed-in users; visitors do not fetch them. */
export const SignedInTools = lazy(async () => ({
  default: (await import('./signed-in-tools.tsx')).SignedInTools,
}));

export const SignedInSheet = lazy(async () => ({
  default: (await import('./signed-in-sheet.tsx')).SignedInSheet,
}));
