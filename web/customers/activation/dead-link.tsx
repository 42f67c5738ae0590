import { Button } from '#platform/design/buttons/button.tsx';
import { buttonClass } from '#platform/design/buttons/button-style.ts';
import { ContactLink } from '#platform/session/contact-link.tsx';
import { MessagePage } from '#platform/session/message-page.tsx';
import { signInAddress } from '#platform/session/sign-in-address.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { LinkProblem } from './link-problem.ts';

type Key = PlainTextKey<'activation'>;

const texts: { readonly [P in LinkProblem]: { title: Key; text: Key } } = {
  used: { title: 'usedTitle', text: 'usedText' },
  expired: { title: 'expiredTitle', text: 'expiredText' },
  'not-found': { title: 'notFoundTitle', text: 'notFoundText' },
  'too-many': { title: 'tooManyTitle', text: 'tooMany' },
  offline: { title: 'notLoaded', text: 'offline' },
  trouble: { title: 'notLoaded', text: 'trouble' },
};

interface DeadLinkProps {
  problem: LinkProblem;
  onTryAgain: () => void;
}

export function DeadLink({ problem, onTryAgain }: DeadLinkProps) {
  const t = useTexts('activation');
  const { title, text } = texts[problem];
  return (
    <MessagePage icon={problem === 'used' ? 'key' : 'mail'} title={t(title)} text={t(text)}>
      <NextStep problem={problem} onTryAgain={onTryAgain} />
    </MessagePage>
  );
}

function NextStep({ problem, onTryAgain }: DeadLinkProps) {
  const t = useTexts('activation');
  switch (problem) {
    case 'used':
      return (
        <a href={signInAddress('/')} className={buttonClass('primary')}>
          {t('signIn')}
        </a>
      );
    case 'expired':
    case 'not-found':
      return <ContactLink>{t('contactSupport')}</ContactLink>;
    default:
      return <Button onClick={onTryAgain}>{t('tryAgain')}</Button>;
  }
}
