import type { AdministeredUser } from '@takst/contract/users/user.schema.ts';
import { Button } from '#design/buttons/button.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { useUserActions } from '#users/state/use-user-actions.ts';
import type { UserDialogName } from '#users/state/user-dialog.tsx';

interface HeaderActionsProps {
  user: AdministeredUser;
  /** Then the login is not this administrator's to open or to close. */
  rolesElsewhere: boolean;
  onAsk: (dialog: UserDialogName) => void;
}

export function HeaderActions({ user, rolesElsewhere, onAsk }: HeaderActionsProps) {
  const say = useTexts('users');
  const actions = useUserActions()(user);
  if (rolesElsewhere) return null;
  return (
    <>
      {actions.has('reactivate') && (
        <Button icon="mail" onClick={() => onAsk({ is: 'reactivate', user })}>
          {say('reactivate')}
        </Button>
      )}
      {actions.has('deactivate') && (
        <Button icon="user-off" onClick={() => onAsk({ is: 'deactivate', user })}>
          {say('deactivate')}
        </Button>
      )}
    </>
  );
}
