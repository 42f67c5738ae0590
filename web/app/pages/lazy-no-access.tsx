import { lazy } from 'react';

/** Few see it: not part of the first load. */
export const NoAccessPage = lazy(async () => ({
  default: (await import('./no-access.page.tsx')).NoAccessPage,
}));
