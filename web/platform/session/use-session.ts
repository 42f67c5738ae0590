import { createContext, useContext } from 'react';
import type { Session, SessionState, SignedIn } from './session.ts';

export const SessionContext = createContext<SessionState>({ state: 'not-determined' });

/** The session in any state, for the frame around the pages. */
export const useSessionState = (): SessionState => useContext(SessionContext);

/** The session, on pages whose guard requires one. */
export function useSession(): Session {
  const session = sessionIn(useSessionState());
  if (!session) throw new Error('This page needs someone who is signed in');
  return session;
}

/** The same on pages that global roles open without a company, too. */
export function useSignedIn(): SignedIn {
  const signedIn = signedInOf(useSessionState());
  if (!signedIn) throw new Error('This page needs someone who is signed in');
  return signedIn;
}

export const signedInOf = (state: SessionState): SignedIn | null =>
  state.state === 'fetch-success' ? (state.session ?? state.withoutCompany) : null;

export const sessionIn = (state: SessionState): Session | null =>
  state.state === 'fetch-success' ? state.session : null;
