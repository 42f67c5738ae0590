import { getActivation } from '@takst/contract/users/activation/get-activation.contract.ts';
import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { call } from '#api/call.ts';
import { callProblemOf } from '#api/call-problem.ts';
import { SkeletonLines } from '#design/page/skeleton.tsx';
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

async function fetchLinkState(token: string): Promise<LinkState> {
  try {
    const outcome = await call(getActivation, { params: { token } });
    return 'refused' in outcome
      ? { problem: problemOfRefusal[outcome.refused.code] }
      : { activation: outcome.reply, isDone: false };
  } catch (failure) {
    return { problem: callProblemOf(failure) };
  }
}

function ActivationOfLink({ token }: { token: string }) {
  const [link, setLink] = useState<LinkState | 'loading'>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    void fetchLinkState(token).then((state) => {
      if (isCurrent) setLink(state);
    });
    return () => {
      isCurrent = false;
    };
  }, [token, attempt]);

  if (link === 'loading') return <SkeletonLines lines={6} />;
  if ('problem' in link) {
    return <DeadLink problem={link.problem} onTryAgain={() => setAttempt((count) => count + 1)} />;
  }
  const { activation, isDone } = link;
  if (isDone) return <Activated email={activation.email} />;
  return (
    <Welcome
      token={token}
      activation={activation}
      onDone={() => setLink({ activation, isDone: true })}
      onDeadLink={(problem) => setLink({ problem })}
    />
  );
}
