import { homeFor } from '@takst/domain/access/home-for.rules.ts';
import { lazy } from 'react';
import { HomePage as VisitorHomePage } from '#home/home.page.tsx';
import { sessionIn, useSessionState } from '#session/use-session.ts';
import { loadTexts } from '#texts/language.ts';
import { hasPage } from '#app/page-components.ts';

// Visitors do not fetch it.
const StartPage = lazy(async () => {
  const [{ StartPage: component }] = await Promise.all([
    import('./start.page.tsx'),
    loadTexts(['services']),
  ]);
  return { default: component };
});

/** What the portal is; for a signed-in user without a service, what they may do. */
export function HomePage() {
  const session = sessionIn(useSessionState());
  const hasNoService = session && homeFor(session.features, hasPage) === '/home';
  return hasNoService ? <StartPage session={session} /> : <VisitorHomePage />;
}
