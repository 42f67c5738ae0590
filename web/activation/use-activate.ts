import { activateUser } from '@takst/contract/users/activation/activate-user.contract.ts';
import { useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { callProblemOf } from '#api/call-problem.ts';
import { type LinkProblem, problemOfRefusal } from './link-problem.ts';

type Password = { password?: string };

async function activate(token: string, body: Password): Promise<LinkProblem | null> {
  try {
    const outcome = await call(activateUser, { params: { token }, body });
    return 'refused' in outcome ? problemOfRefusal[outcome.refused.code] : null;
  } catch (failure) {
    return callProblemOf(failure);
  }
}

/** Problems after which the user can try again with the same form. */
const temporaryProblems = {
  offline: 'offline',
  trouble: 'trouble',
  'too-many': 'tooMany',
} as const;

type UseActivate = {
  token: string;
  onDone: () => void;
  onDeadLink: (problem: LinkProblem) => void;
};

/** Activates the user once: a second press while the call is pending does nothing. */
export function useActivate({ token, onDone, onDeadLink }: UseActivate) {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<
    (typeof temporaryProblems)[keyof typeof temporaryProblems] | null
  >(null);
  const isSending = useRef(false);

  async function send(body: Password) {
    if (isSending.current) return;
    isSending.current = true;
    setPending(true);
    setProblem(null);
    const linkProblem = await activate(token, body);
    isSending.current = false;
    setPending(false);
    if (linkProblem === null) return onDone();
    if (linkProblem in temporaryProblems) {
      return setProblem(temporaryProblems[linkProblem as keyof typeof temporaryProblems]);
    }
    onDeadLink(linkProblem);
  }

  return { activate: (body: Password) => void send(body), isPending, problem };
}
