import '#platform/design/form/form-design.ts';
import { getEligibleSigners } from '@takst/contract/services/onboarding/choose-signee.contract.ts';
import { useAnswer } from '#platform/api/use-answer.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { ContactLink } from '#platform/session/contact-link.tsx';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { SignerList } from '../signers/signer-list.tsx';
import { Combinations } from './combinations.tsx';
import { SigneeForm } from './signee.form.tsx';
import type { StandingProps } from './standing-props.ts';
import { StartOver } from './start-over.tsx';
import { Steps } from './steps.tsx';
import { TellSigneeAgain } from './tell-signee-again.tsx';

/** PROVIDE_SIGNEE_INFO: who signs, or signs next; asked again for each who is missing (spec 3 §4). */
export function ChooseSignee({ onboarding, onChange, onStartOver }: StandingProps) {
  const t = useTexts('register');
  const goTo = useGoTo();
  const { companyName: company, hasSigned, signers } = onboarding;
  const invited = signers.filter(({ state }) => state === 'ASKED');
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={t(hasSigned ? 'chooseNextTitle' : 'chooseTitle')}
        subtitle={hasSigned ? t('chooseNextText') : t('chooseText', { company })}
      />
      <Steps current="stepSigning" />
      <div className="grid gap-(--space-gap)">
        <Combinations combinations={onboarding.combinations} signers={signers} />
        {invited.length > 0 && (
          <SignerList
            signers={invited}
            isIncomplete
            expiresAt={onboarding.expiresAt}
            actionsOf={(signer) => (
              <TellSigneeAgain onboarding={onboarding} signer={signer} onChange={onChange} />
            )}
          />
        )}
        <SigneeCard
          // Asked again for the next one, who is another.
          key={signers.length}
          id={onboarding.id}
          onChosen={(changed) => {
            if (changed.step === 'VERIFY_PHONE') void goTo('/register/verify-phone');
            else onChange(changed);
          }}
        />
        <div>
          <StartOver onboarding={onboarding} onDone={onStartOver} />
        </div>
      </div>
    </div>
  );
}

interface SigneeCardProps {
  id: string;
  onChosen: StandingProps['onChange'];
}

function SigneeCard({ id, onChosen }: SigneeCardProps) {
  const t = useTexts('register');
  const failureText = useFailureText();
  const { answer, tryAgain } = useAnswer(getEligibleSigners, { params: { id } });
  if (answer === 'loading') {
    return (
      <Card>
        <SkeletonLines lines={4} />
      </Card>
    );
  }
  if (!('reply' in answer)) {
    return (
      <Notice kind="error" title={t('signersNotLoaded')} isAnnounced>
        <p>{'failure' in answer ? failureText(answer.failure) : t('gone')}</p>
        <Button className="mt-3" onClick={tryAgain}>
          {t('tryAgain')}
        </Button>
      </Notice>
    );
  }
  if (answer.reply.length === 0) {
    return (
      <Notice kind="warning" title={t('noneLeft')}>
        <p className="mt-3">
          <ContactLink>{t('contactSupport')}</ContactLink>
        </p>
      </Notice>
    );
  }
  return <SigneeForm id={id} names={answer.reply} onChosen={onChosen} onStale={tryAgain} />;
}
