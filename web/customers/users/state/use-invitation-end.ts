import type { AdministeredUser } from '@takst/contract/customers/users/administration/user.schema.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { formatShortDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSignedIn } from '#platform/session/use-session.ts';

/** The last day of a user's invitation; empty for a user who is not invited. */
export function useInvitationEnd({ invitedUntil }: AdministeredUser): string {
  const { today } = useSignedIn();
  const language = usePageLanguage();
  return invitedUntil ? formatShortDate(businessDayOf(invitedUntil), { language, today }) : '';
}
