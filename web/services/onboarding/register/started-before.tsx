import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { MessagePage } from '#platform/session/message-page.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { StandingProps } from './standing-props.ts';

/** The identity is not proved yet, or the onboarding is over: the form is where to go on. */
export function StartedBefore({ onboarding }: Pick<StandingProps, 'onboarding'>) {
  const t = useTexts('register');
  const { companyName: company, step } = onboarding;
  const isOver = step === 'ENDED';
  return (
    <MessagePage
      icon="info"
      title={t(isOver ? 'title' : 'stillToProve', { company })}
      text={isOver ? t('previousEnded', { company }) : t('stillToProveText')}
    >
      <LinkButton to="/register" variant="primary">
        {t('resume')}
      </LinkButton>
    </MessagePage>
  );
}
