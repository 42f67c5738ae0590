import { type ReactNode, useEffect, useState } from 'react';
import { pageFacts } from '#texts/page-facts.ts';
import type { SessionState } from './session.ts';
import { SessionContext } from './use-session.ts';

type SessionProviderProps = {
  /** The session as it is being fetched; begun before the first drawing. */
  starting: Promise<SessionState>;
  children: (state: SessionState) => ReactNode;
};

/** Holds the session for everything below, from 'not-determined' on. */
export function SessionProvider({ starting, children }: SessionProviderProps) {
  const [state, setState] = useState<SessionState>({
    state: pageFacts.isSignedIn ? 'not-determined' : 'not-logged-in',
  });

  useEffect(() => {
    void starting.then(setState);
  }, [starting]);

  return <SessionContext value={state}>{children(state)}</SessionContext>;
}
