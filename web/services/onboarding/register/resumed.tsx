import { downloadContract } from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import { useState } from 'react';
import { addressOf } from '#platform/api/call-input.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { PageHeader } from '#platform/design/page/page-header.tsx';
import { formatOrganisationNumber } from '#platform/design/format.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ContractLink } from '../contract-link.tsx';
import { SignerList } from '../signers/signer-list.tsx';
import { ChooseSignee } from './choose-signee.tsx';
import type { StandingProps } from './standing-props.ts';
import { StartOver } from './start-over.tsx';
import { Steps } from './steps.tsx';
import { TellSigneeAgain } from './tell-signee-again.tsx';

/** Where an onboarding of this browser stands, to go on or to start over. */
export function Resumed(standing: StandingProps) {
  const { onboarding, onChange, onStartOver } = standing;
  const t = useTexts('register');
  const shared = useTexts('onboarding');
  const [isContinued, setContinued] = useState(false);
  const { id, companyName: company, step, phoneEnding: ending, signers } = onboarding;
  const isAtSignee = step === 'PROVIDE_SIGNEE';
  if (isContinued && isAtSignee) return <ChooseSignee {...standing} />;
  return (
    <div className="max-w-2xl">
      <PageHeader
        title={t('resumedTitle', { company })}
        subtitle={shared('organisationOf', {
          number: formatOrganisationNumber(onboarding.organisationNumber),
        })}
      />
      <Steps current={isAtSignee ? 'stepSigning' : 'mobile'} />
      <div className="grid gap-(--space-gap)">
        <Card>
          <p className="text-section">{isAtSignee ? t('atSignee') : t('atPhone', { ending })}</p>
          <div className="mt-5 flex flex-wrap items-center gap-3">
            {isAtSignee ? (
              <Button variant="primary" onClick={() => setContinued(true)}>
                {t('resume')}
              </Button>
            ) : (
              <LinkButton to="/register/verify-phone" variant="primary">
                {t('resume')}
              </LinkButton>
            )}
            <ContractLink href={addressOf(downloadContract, { params: { id } })} />
          </div>
        </Card>
        {signers.length > 0 && (
          <SignerList
            signers={signers}
            isIncomplete={isAtSignee}
            expiresAt={onboarding.expiresAt}
            actionsOf={(signer) => (
              <TellSigneeAgain onboarding={onboarding} signer={signer} onChange={onChange} />
            )}
          />
        )}
        <div>
          <StartOver onboarding={onboarding} onDone={onStartOver} />
        </div>
      </div>
    </div>
  );
}
