import { getContact } from '@takst/contract/customers/session/get-contact.contract.ts';
import { getUserCompany } from '@takst/contract/customers/session/get-user-company.contract.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { replyOf } from '#platform/api/query.ts';
import { sessionVersion } from '#platform/api/session-version.ts';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { reloadSession, sessionToday } from './load-session.ts';
import type { SessionState, SignedInState } from './session.ts';
import type { ChangeSession } from './session-provider.tsx';
import { useSessionState } from './use-session.ts';

/** Whether an answer has said something else since, or it is of an earlier day. */
const isStale = (state: SessionState): state is SignedInState =>
  state.state === 'fetch-success' &&
  (sessionVersion.isStale() || !state.withoutCompany.today.equals(pageFacts.today));

// Each answer may be of another process, which hears of a change some milliseconds later.
const maxLoads = 3;

/**
 * Keeps the session up to date: when an answer says that it or the day has changed, and when the user
 * comes back to the page.
 */
export function useSessionRefresh(onChange: ChangeSession): void {
  const state = useSessionState();
  const isRefreshing = useRef(false);
  const isChecking = useRef(false);

  const refresh = useEffectEvent(async (current: SignedInState) => {
    let session = sessionToday(current);
    // The page's day is never older than its last answer.
    if (session !== current) await onChange(session);
    for (let loads = 0; loads < maxLoads; loads += 1) {
      const next = await reloadSession(session);
      if (next === session) return;
      await onChange(next);
      if (!isStale(next)) return;
      session = next;
    }
  });

  const onStale = useEffectEvent(async () => {
    if (state.state !== 'fetch-success' || isRefreshing.current) return;
    isRefreshing.current = true;
    await refresh(state);
    isRefreshing.current = false;
  });

  const begin = useEffectEvent(() => {
    if (isStale(state)) void onStale();
  });

  /** A short call; its header says whether anything has changed. */
  const check = useEffectEvent(async () => {
    if (state.state !== 'fetch-success' || isChecking.current) return;
    if (document.visibilityState !== 'visible') return;
    isChecking.current = true;
    const company = state.session?.company;
    const answer = company
      ? replyOf(getUserCompany, { params: { id: company.id } })
      : replyOf(getContact, {});
    // The page stays as it is when the request fails.
    await answer.catch(() => undefined);
    isChecking.current = false;
  });

  useEffect(() => {
    // An answer may have come before anybody listened.
    begin();
    return sessionVersion.listen(() => void onStale());
  }, []);
  useEffect(() => {
    const onFocus = () => void check();
    window.addEventListener('focus', onFocus);
    document.addEventListener('visibilitychange', onFocus);
    return () => {
      window.removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onFocus);
    };
  }, []);
}
