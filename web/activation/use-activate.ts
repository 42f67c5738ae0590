import { useRef, useState } from 'react';
import { activate, type DeadEnd } from './fetch-activation.ts';

/** What can be tried again, with everything that was typed. */
const passing = { offline: 'offline', trouble: 'trouble', 'too-many': 'tooMany' } as const;

type Activate = { token: string; onDone: () => void; onDead: (why: DeadEnd) => void };

/** Uses the link, once: a second press while it is on its way does nothing. */
export function useActivate({ token, onDone, onDead }: Activate) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<(typeof passing)[keyof typeof passing] | null>(null);
  const isOnItsWay = useRef(false);

  async function send(body: { password?: string }) {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setPending(true);
    setProblem(null);
    const deadEnd = await activate(token, body);
    isOnItsWay.current = false;
    setPending(false);
    if (deadEnd === null) return onDone();
    if (deadEnd === 'offline' || deadEnd === 'trouble' || deadEnd === 'too-many') {
      return setProblem(passing[deadEnd]);
    }
    onDead(deadEnd);
  }

  return { activate: (body: { password?: string }) => void send(body), isPending, problem };
}
