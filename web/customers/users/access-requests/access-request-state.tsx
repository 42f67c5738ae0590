import type { AccessRequest } from '@takst/contract/customers/users/access-requests/access-request.schema.ts';
import {
  type AccessRequestOutcome,
  isAccessRequestDeletedSoon,
} from '@takst/domain/services/onboarding/access-request.rules.ts';
import { formatShortDate } from '#platform/design/format.ts';
import { Badge, type BadgeTone } from '#platform/design/page/badge.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const looks = {
  accepted: ['quiet', 'stateAccepted'],
  rejected: ['muted', 'stateRejected'],
  handled: ['muted', 'stateHandled'],
} as const satisfies Record<AccessRequestOutcome, [BadgeTone, string]>;

/** The state of a request: open, or its answer with the user who gave it, and the day of deletion when it is near. */
export function AccessRequestState({ request }: { request: AccessRequest }) {
  const t = useTexts('access-requests');
  const language = usePageLanguage();
  const { today } = useSignedIn();
  const { outcome, answeredBy, deletedOn, userId, company, hasAdministrator } = request;
  if (outcome !== null) {
    const [tone, text] = looks[outcome];
    return (
      <>
        <Badge tone={tone}>{t(text)}</Badge>
        {answeredBy && <Detail>{t('answeredBy', { name: answeredBy })}</Detail>}
      </>
    );
  }
  return (
    <>
      <Badge tone="info" icon="clock">
        {t('stateOpen')}
      </Badge>
      {userId !== null && <Detail>{t('isUser')}</Detail>}
      {!company && <Detail>{t('notCustomer')}</Detail>}
      {company && !hasAdministrator && <Detail>{t('noAdministrator')}</Detail>}
      {isAccessRequestDeletedSoon({ isOpen: true, deletedOn }, today) && (
        <Detail>{t('deletedOn', { date: formatShortDate(deletedOn, { language, today }) })}</Detail>
      )}
    </>
  );
}

const Detail = ({ children }: { children: string }) => (
  <span className="block text-caption text-ink-muted">{children}</span>
);
