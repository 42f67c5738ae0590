import { lazy } from 'react';
import { comesAliveLater } from '#platform/design/page/comes-alive-later.tsx';

// Of the views of the page a visitor fetches the one that the server's answer asks for.
const loadStartForm = async () => comesAliveLater((await import('./start.form.tsx')).StartForm);

/** Most visitors begin: the form is fetched beside the answer. */
export const preloadStartForm = (): void => void loadStartForm().catch(() => undefined);

export const StartForm = lazy(loadStartForm);

export const StandingOnboarding = lazy(async () =>
  comesAliveLater((await import('./standing-onboarding.tsx')).StandingOnboarding),
);

export const RequestAccess = lazy(async () =>
  comesAliveLater((await import('../request-access/request-access.tsx')).RequestAccess),
);
