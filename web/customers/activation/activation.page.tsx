import { getActivation } from '@takst/contract/customers/users/activation/get-activation.contract.ts';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { callProblemOf } from '#platform/api/call-problem.ts';
import { type Answer, useAnswer } from '#platform/api/use-answer.ts';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { Activated } from './activated.tsx';
import { DeadLink } from './dead-link.tsx';
import { type Activation, type LinkProblem, problemOfRefusal } from './link-problem.ts';
import { Welcome } from './welcome.tsx';

/** The page of an activation link: a new user activates their login, once. */
export function ActivationPage() {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  return <ActivationOfLink key={token} token={token} />;
}

type LinkState = { activation: Activation; isDone: boolean } | { problem: LinkProblem };

function stateOf(answer: Exclude<Answer<typeof getActivation>, 'loading'>): LinkState {
  if ('reply' in answer) return { activation: answer.reply, isDone: false };
  return 'refused' in answer
    ? { problem: problemOfRefusal[answer.refused.code] }
    : { problem: callProblemOf(answer.failure) };
}

function ActivationOfLink({ token }: { token: string }) {
  const { answer, tryAgain } = useAnswer(getActivation, { params: { token } });
  /** What has become of the link since it was opened. */
  const [changed, setChanged] = useState<LinkState | null>(null);
  if (answer === 'loading') return <SkeletonLines lines={6} />;
  const link = changed ?? stateOf(answer);
  if ('problem' in link) return <DeadLink problem={link.problem} onTryAgain={tryAgain} />;
  const { activation, isDone } = link;
  if (isDone) return <Activated email={activation.email} />;
  return (
    <Welcome
      token={token}
      activation={activation}
      onDone={() => setChanged({ activation, isDone: true })}
      onDeadLink={(problem) => setChanged({ problem })}
    />
  );
}
