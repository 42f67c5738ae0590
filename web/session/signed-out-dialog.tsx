import { useEffect, useState } from 'react';
import { sessionEnded } from '#api/session-ended.ts';
import { Button } from '#design/buttons/button.tsx';
import { Modal } from '#design/overlays/modal.tsx';
import { draftStore } from '#drafts/draft-store.ts';
import { useTexts } from '#texts/use-texts.ts';
import { currentPlace, signInAddress } from './sign-in-address.ts';

const signIn = () => location.assign(signInAddress(currentPlace()));

/**
 * Watches for the end of the session. It leads to sign-in and back to the page that was left; where
 * something has been typed, it asks first, and what was typed is there again afterwards.
 */
export function SignedOutDialog() {
  const say = useTexts('session');
  const [isOpen, setOpen] = useState(false);

  useEffect(
    () =>
      sessionEnded.listen(() => {
        if (draftStore.holdsAny()) setOpen(true);
        else signIn();
      }),
    [],
  );

  return (
    <Modal
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      role="alertdialog"
      title={say('signedOutTitle')}
      actions={
        <>
          <Button variant="primary" onClick={signIn}>
            {say('signInAgain')}
          </Button>
          <Button onClick={() => setOpen(false)}>{say('stayHere')}</Button>
        </>
      }
    >
      <p>{say('signedOutText')}</p>
    </Modal>
  );
}
