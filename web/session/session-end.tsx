import { lazy, Suspense, useEffect, useState } from 'react';
import { sessionEnded } from '#api/session-ended.ts';
import { draftStore } from '#drafts/draft-store.ts';
import { currentPlace, signInAddress } from './sign-in-address.ts';

const SignedOutDialog = lazy(async () => ({
  default: (await import('./signed-out-dialog.tsx')).SignedOutDialog,
}));

const signIn = () => location.assign(signInAddress(currentPlace()));

/**
 * Watches for the end of the session. It leads to sign-in and back to the page that was left; where
 * something has been typed, it asks first, and what was typed is there again afterwards.
 */
export function SessionEnd() {
  const [isAsking, setAsking] = useState(false);

  useEffect(
    () =>
      sessionEnded.listen(() => {
        if (draftStore.holdsAny()) setAsking(true);
        else signIn();
      }),
    [],
  );

  if (!isAsking) return null;
  return (
    <Suspense>
      <SignedOutDialog onSignIn={signIn} onClose={() => setAsking(false)} />
    </Suspense>
  );
}
