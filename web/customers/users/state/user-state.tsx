import type { AdministeredUser } from '@takst/contract/customers/users/administration/user.schema.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useInvitationEnd } from './use-invitation-end.ts';

const looks = {
  ACTIVE: ['quiet', 'stateActive'],
  INVITED: ['info', 'stateInvited', 'mail'],
  INVITATION_EXPIRED: ['warning', 'stateInvitationExpired'],
  DEACTIVATED: ['muted', 'stateDeactivated', 'user-off'],
  DELETED: ['muted', 'stateDeleted'],
} as const;

/** Active, invited until a date, deactivated or deleted. */
export function UserState({ user }: { user: AdministeredUser }) {
  const t = useTexts('users');
  const [tone, word, icon] = looks[user.status];
  return (
    <Badge tone={tone} icon={icon}>
      {t(word, { date: useInvitationEnd(user) })}
    </Badge>
  );
}
