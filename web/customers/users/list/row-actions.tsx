import type { AdministeredUser } from '@takst/contract/customers/users/administration/user.schema.ts';
import { isInvitation } from '@takst/domain/customers/users/user-state.rules.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { iconButtonClass } from '#platform/design/buttons/button-style.ts';
import { IconButton } from '#platform/design/buttons/icon-button.tsx';
import { classNames } from '#platform/design/class-names.ts';
import { Icon } from '#platform/design/icon.tsx';
import { PageLink } from '#platform/design/links/page-link.tsx';
import { useListAddress } from '#platform/design/list/list-address.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useUserActions } from '#customers/users/state/use-user-actions.ts';
import type { UserDialogName } from '#customers/users/state/user-dialog.tsx';
import { userName } from '#customers/users/state/user-name.ts';

interface RowActionsProps {
  user: AdministeredUser;
  onAsk: (dialog: UserDialogName) => void;
}

/** Actions of a row, above the row's own link. */
export function RowActions({ user, onAsk }: RowActionsProps) {
  const t = useTexts('users');
  const address = useListAddress();
  const actions = useUserActions()(user);
  const name = userName(user);
  if (actions.size === 0) return null;
  return (
    <span className="relative z-10 inline-flex align-middle">
      {actions.has('reactivate') && (
        <IconButton
          icon="mail"
          label={t(isInvitation(user.status) ? 'inviteAgainOf' : 'reactivateOf', { name })}
          onClick={() => onAsk({ is: 'reactivate', user })}
        />
      )}
      {actions.has('edit') && (
        // The row links to the same page, so a narrow table leaves this one out.
        <PageLink
          to={pathTo('/brukere/{id}', { id: user.id })}
          search={address}
          aria-label={t('edit', { name })}
          title={t('edit', { name })}
          className={classNames(iconButtonClass, 'md:max-lg:hidden')}
        >
          <Icon name="edit" />
        </PageLink>
      )}
      {actions.has('deactivate') && (
        <IconButton
          icon="user-off"
          label={t('deactivateOf', { name })}
          onClick={() => onAsk({ is: 'deactivate', user })}
        />
      )}
    </span>
  );
}
