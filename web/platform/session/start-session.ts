import { pageFacts } from '#platform/texts/page-facts.ts';
import type { SessionState } from './session.ts';

/** Loads the session. The page says when nobody is signed in; visitors then fetch no session code. */
export async function startSession(): Promise<SessionState> {
  if (!pageFacts.isSignedIn) return { state: 'not-logged-in' };
  try {
    const { loadSession } = await import('./load-session.ts');
    return await loadSession();
  } catch {
    return { state: 'fetch-error' };
  }
}
