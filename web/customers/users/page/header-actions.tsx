import type { AdministeredUser } from '@takst/contract/customers/users/administration/user.schema.ts';
import { isInvitation } from '@takst/domain/customers/users/user-state.rules.ts';
import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useUserActions } from '#customers/users/state/use-user-actions.ts';
import { UserDialog, type UserDialogName } from '#customers/users/state/user-dialog.tsx';

interface HeaderActionsProps {
  user: AdministeredUser;
  /** The user has roles in other companies, so this administrator may not (de)activate them. */
  rolesElsewhere: boolean;
}

export function HeaderActions({ user, rolesElsewhere }: HeaderActionsProps) {
  const t = useTexts('users');
  const actions = useUserActions()(user);
  const [dialog, setDialog] = useState<UserDialogName | null>(null);
  if (rolesElsewhere) return null;
  return (
    <>
      {actions.has('reactivate') && (
        <Button icon="mail" onClick={() => setDialog({ is: 'reactivate', user })}>
          {t(isInvitation(user.status) ? 'inviteAgain' : 'reactivate')}
        </Button>
      )}
      {actions.has('deactivate') && (
        <Button
          variant="danger"
          icon="user-off"
          onClick={() => setDialog({ is: 'deactivate', user })}
        >
          {t('deactivate')}
        </Button>
      )}
      {dialog && <UserDialog dialog={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}
