import { pageFacts } from '#texts/page-facts.ts';
import type { SessionState } from './session.ts';

/**
 * Begins to find out who is here. A visitor is known as one from the page itself; the code that asks the
 * server is fetched only for those who may be signed in.
 */
export async function startSession(): Promise<SessionState> {
  if (!pageFacts.isSignedIn) return { state: 'not-logged-in' };
  try {
    const { loadSession } = await import('./load-session.ts');
    return await loadSession();
  } catch {
    return { state: 'fetch-error' };
  }
}
