import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { pageFacts } from '#texts/page-facts.ts';
import type { SessionState } from './session.ts';
import { SessionContext } from './use-session.ts';

/** Puts another session in the place of the one on the page. */
export type ChangeSession = (state: SessionState) => Promise<void>;

type SessionProviderProps = {
  /** The session, being fetched since before the first render. */
  starting: Promise<SessionState>;
  /** Loads what the first page needs; its failure is reported by the page itself. */
  prepare: (state: SessionState) => Promise<void>;
  /** Opens the page again for a session that has changed. */
  reopen: (state: SessionState) => Promise<void>;
  children: (state: SessionState, onChange: ChangeSession) => ReactNode;
};

export function SessionProvider({ starting, prepare, reopen, children }: SessionProviderProps) {
  const [state, setState] = useState<SessionState>({
    state: pageFacts.isSignedIn ? 'not-determined' : 'not-logged-in',
  });

  const begin = useEffectEvent(async () => {
    const loadedState = await starting;
    await prepare(loadedState).catch(() => undefined);
    startTransition(() => setState(loadedState));
  });
  useEffect(() => {
    if (pageFacts.isSignedIn) void begin();
  }, []);
  const change: ChangeSession = async (next) => {
    await reopen(next).catch(() => undefined);
    setState(next);
  };

  return <SessionContext value={state}>{children(state, change)}</SessionContext>;
}
