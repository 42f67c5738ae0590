import { buttonClass } from '#platform/design/buttons/button-style.ts';
import { ContactLink } from '#platform/session/contact-link.tsx';
import { MessagePage } from '#platform/session/message-page.tsx';
import { signInAddress } from '#platform/session/sign-in-address.ts';
import type { Translate } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { StandingProps } from './standing-props.ts';
import { StartOver } from './start-over.tsx';

type Onboarding = StandingProps['onboarding'];

/** Customer support takes over: why, and what the person can do (spec 3 §4). */
export function SupportView({ onboarding, onStartOver }: StandingProps) {
  const t = useTexts('register');
  const shared = useTexts('onboarding');
  const [title, text] = supportTexts(onboarding, t, shared);
  const isCustomer = onboarding.supportReason === 'COMPANY_EXISTS';
  return (
    <MessagePage icon={isCustomer ? 'info' : 'warning'} title={title} text={text}>
      <ContactLink>{t('contactSupport')}</ContactLink>
      {isCustomer && (
        <a href={signInAddress('/')} className={buttonClass('secondary')}>
          {t('signIn')}
        </a>
      )}
      <StartOver onboarding={onboarding} onDone={onStartOver} />
    </MessagePage>
  );
}

function supportTexts(
  { supportReason, companyName: company, email }: Onboarding,
  t: Translate<'register'>,
  shared: Translate<'onboarding'>,
): [title: string, text: string] {
  switch (supportReason) {
    case 'COMPANY_EXISTS':
      return [t('existsTitle', { company }), t('existsText')];
    case 'NO_SIGNING_RIGHTS':
      return [t('noRightsTitle'), `${t('noRights')}. ${t('noRightsText')}`];
    case 'RIGHTS_CHANGED':
      return [t('rightsChangedTitle'), t('rightsChangedText')];
    case 'MAY_NOT_BECOME_CUSTOMER':
      return [t('mayNotTitle'), shared('mayNotBecomeCustomer')];
    case 'USER_INACTIVE':
      return [t('inactiveTitle'), t('inactiveText', { email })];
    case null:
      return [t('errorTitle'), t('errorText')];
  }
}
