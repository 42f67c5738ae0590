import { type ReactNode, startTransition, useEffect, useEffectEvent, useState } from 'react';
import { pageFacts } from '#texts/page-facts.ts';
import type { SessionState } from './session.ts';
import { SessionContext } from './use-session.ts';

type SessionProviderProps = {
  /** The session as it is being fetched; begun before the first drawing. */
  starting: Promise<SessionState>;
  /** What has to be there before the page is drawn with the session; how it fares is the page's to say. */
  prepare: (state: SessionState) => Promise<void>;
  children: (state: SessionState) => ReactNode;
};

/** Holds the session for everything below, from 'not-determined' on. */
export function SessionProvider({ starting, prepare, children }: SessionProviderProps) {
  const [state, setState] = useState<SessionState>({
    state: pageFacts.isSignedIn ? 'not-determined' : 'not-logged-in',
  });

  const begin = useEffectEvent(async () => {
    const found = await starting;
    await prepare(found).catch(() => undefined);
    startTransition(() => setState(found));
  });
  useEffect(() => {
    if (pageFacts.isSignedIn) void begin();
  }, []);

  return <SessionContext value={state}>{children(state)}</SessionContext>;
}
