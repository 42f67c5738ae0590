import { useEffect, useState } from 'react';
import { sessionEnded } from '#platform/api/session-ended.ts';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { draftStore } from '#platform/drafts/draft-store.ts';
import { leavePage } from '#platform/drafts/leave-page.ts';
import { currentPlace, signInAddress } from './sign-in-address.ts';

const SignedOutDialog = lazyDialog(
  async () => (await import('./signed-out-dialog.tsx')).SignedOutDialog,
);

const signIn = () => leavePage(signInAddress(currentPlace()));

/**
 * Goes to sign-in when the session ends, and back to the same page afterwards. Asks first when a
 * form has unsaved input; the draft is restored after sign-in.
 */
export function SessionEnd() {
  const [isConfirming, setIsConfirming] = useState(false);

  useEffect(
    () =>
      sessionEnded.listen(() => {
        if (draftStore.holdsAny()) setIsConfirming(true);
        else signIn();
      }),
    [],
  );

  return (
    isConfirming && <SignedOutDialog onSignIn={signIn} onClose={() => setIsConfirming(false)} />
  );
}
