import type { ListedOnboarding } from '@takst/contract/services/onboarding/list-onboardings.contract.ts';
import type { SupportReason } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import { formatLongDate } from '#platform/design/format.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useMoment } from '#platform/session/use-moment.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

type Key = PlainTextKey<'onboardings'>;

const reasons: { readonly [R in SupportReason]: Key } = {
  COMPANY_EXISTS: 'companyExists',
  NO_SIGNING_RIGHTS: 'noRights',
  RIGHTS_CHANGED: 'rightsChanged',
  MAY_NOT_BECOME_CUSTOMER: 'mayNotBecomeCustomer',
  USER_INACTIVE: 'userInactive',
};

const steps: { readonly [S in ListedOnboarding['step']]: Key } = {
  PROVE_IDENTITY: 'atIdentity',
  PROVIDE_SIGNEE: 'atSignee',
  VERIFY_PHONE: 'atPhone',
  AWAIT_SIGNATURES: 'atSignatures',
  // A completed one is not in the list.
  DONE: 'atSignatures',
  CONTACT_SUPPORT: 'filterSupport',
  ENDED: 'ended',
};

/** Why customer support has to help, or what it waits for. */
export function OnboardingState({ onboarding }: { onboarding: ListedOnboarding }) {
  const t = useTexts('onboardings');
  const moment = useMoment();
  const language = usePageLanguage();
  const { today } = useSignedIn();
  const { step, supportReason, missingSigners, since, expiresAt } = onboarding;
  const lastDay = expiresAt.toZonedDateTimeISO('Europe/Oslo').toPlainDate();
  const isOver = step === 'ENDED' || step === 'CONTACT_SUPPORT';
  return (
    <div>
      {supportReason ? (
        <Badge tone="warning">{t(reasons[supportReason])}</Badge>
      ) : (
        <Badge tone={step === 'ENDED' ? 'error' : 'neutral'}>{t(steps[step])}</Badge>
      )}
      {since && (
        <p className="text-small text-ink-muted">
          {t('since', { moment: moment(since, 'in-sentence') })}
        </p>
      )}
      {!isOver && missingSigners.length > 0 && (
        <p className="text-small text-ink-muted">
          {t('waitsFor', {
            names: missingSigners.join(', '),
            date: formatLongDate(lastDay, language, today),
          })}
        </p>
      )}
    </div>
  );
}
