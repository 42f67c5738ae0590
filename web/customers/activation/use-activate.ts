import { activateUser } from '@takst/contract/customers/users/activation/activate-user.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import { useRef, useState } from 'react';
import { call } from '#platform/api/call.ts';
import { callProblemOf } from '#platform/api/call-problem.ts';
import { leavePage } from '#platform/drafts/leave-page.ts';
import { signInAddressOf } from '#platform/session/sign-in-address.ts';
import { type LinkProblem, problemOfRefusal } from './link-problem.ts';

type Password = { password?: string };
type ActivatedUser = Reply<typeof activateUser>;

async function activate(token: string, body: Password): Promise<ActivatedUser | LinkProblem> {
  try {
    const outcome = await call(activateUser, { params: { token }, body });
    return 'refused' in outcome ? problemOfRefusal[outcome.refused.code] : outcome.reply;
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
    const answer = await activate(token, body);
    if (typeof answer === 'object' && answer.loginHint !== null) {
      // The form stays as it is until the page is left.
      return leavePage(signInAddressOf(answer.loginHint));
    }
    isSending.current = false;
    setPending(false);
    if (typeof answer === 'object') return onDone();
    if (answer in temporaryProblems) {
      return setProblem(temporaryProblems[answer as keyof typeof temporaryProblems]);
    }
    onDeadLink(answer);
  }

  return { activate: (body: Password) => void send(body), isPending, problem };
}
