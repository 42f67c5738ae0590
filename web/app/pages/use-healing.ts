import { QueryClientContext } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useContext, useEffect, useRef, useState } from 'react';
import { Offline, ServerTrouble, TimedOut, TooManyRequests } from '#platform/api/call-failures.ts';

/** Seconds until the next attempt: soon at first, then seldom enough to spare a server that is coming back. */
const secondsBefore = (attempt: number): number => Math.min(5 * 2 ** attempt, 60);

const mayPass = (error: unknown): boolean =>
  [Offline, ServerTrouble, TimedOut, TooManyRequests].some((kind) => error instanceof kind);

/** Null where another attempt would fail the same way: a crash, or a call that only its form can send again. */
export type Healing = { seconds: number; isTrying: boolean; tryNow: () => void } | null;

/** Fetches again what failed until the server answers, and then shows the page. */
export function useHealing(error: unknown): Healing {
  // Pages for visitors have no queries.
  const queries = useContext(QueryClientContext);
  const router = useRouter();
  const [failed] = useState(
    () =>
      queries?.getQueryCache().findAll({ predicate: ({ state }) => state.error === error }) ?? [],
  );
  const attempts = useRef(0);
  const [seconds, setSeconds] = useState(() => secondsBefore(0));
  const [isTrying, setTrying] = useState(false);
  const canHeal = mayPass(error) && failed.length > 0;

  async function attempt() {
    setTrying(true);
    try {
      await queries?.refetchQueries(
        { predicate: (query) => failed.includes(query) },
        { throwOnError: true },
      );
    } catch {
      attempts.current += 1;
      setSeconds(secondsBefore(attempts.current));
      setTrying(false);
      return;
    }
    await router.invalidate();
  }

  useEffect(() => {
    if (!canHeal || isTrying) return;
    const timer = setTimeout(() => {
      if (seconds > 1) setSeconds(seconds - 1);
      else void attempt();
    }, 1_000);
    return () => clearTimeout(timer);
  });
  useEffect(() => {
    if (!canHeal) return;
    const onOnline = () => setSeconds(1);
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [canHeal]);

  return canHeal ? { seconds, isTrying, tryNow: () => void attempt() } : null;
}
