import { type ReactNode, useState } from 'react';
import type { SessionState } from './session.ts';
import { SessionContext } from './use-session.ts';

/** Puts another session in the place of the one on the page. */
export type ChangeSession = (state: SessionState) => Promise<void>;

type SessionProviderProps = {
  /** The session with which the page begins. */
  session: SessionState;
  /** Opens the page again for a session that has changed. */
  reopen: (state: SessionState) => Promise<void>;
  children: (state: SessionState, onChange: ChangeSession) => ReactNode;
};

export function SessionProvider({ session, reopen, children }: SessionProviderProps) {
  const [state, setState] = useState(session);
  const change: ChangeSession = async (next) => {
    await reopen(next).catch(() => undefined);
    setState(next);
  };
  return <SessionContext value={state}>{children(state, change)}</SessionContext>;
}
