import { useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { Activated } from './activated.tsx';
import { DeadLink } from './dead-link.tsx';
import { type Activation, type DeadEnd, fetchActivation } from './fetch-activation.ts';
import { Welcome } from './welcome.tsx';

/** The page behind the link in the e-mail: a new user makes their login ready, once. */
export function ActivationPage() {
  const { token = '' }: { token?: string } = useParams({ strict: false });
  return <ActivationOfLink key={token} token={token} />;
}

type Found = 'looking' | { activation: Activation; isDone: boolean } | { deadEnd: DeadEnd };

function ActivationOfLink({ token }: { token: string }) {
  const [found, setFound] = useState<Found>('looking');
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isLeft = false;
    void fetchActivation(token).then((answer) => {
      if (isLeft) return;
      setFound(
        typeof answer === 'string' ? { deadEnd: answer } : { activation: answer, isDone: false },
      );
    });
    return () => {
      isLeft = true;
    };
  }, [token, tries]);

  if (found === 'looking') return <SkeletonLines lines={6} />;
  if ('deadEnd' in found) {
    return <DeadLink why={found.deadEnd} onTryAgain={() => setTries((count) => count + 1)} />;
  }
  const { activation, isDone } = found;
  if (isDone) return <Activated email={activation.email} />;
  return (
    <Welcome
      token={token}
      activation={activation}
      onDone={() => setFound({ activation, isDone: true })}
      onDead={(deadEnd) => setFound({ deadEnd })}
    />
  );
}
