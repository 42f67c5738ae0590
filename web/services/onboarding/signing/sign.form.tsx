import {
  downloadContractToSign,
  type getSigning,
  startSigning,
} from '@takst/contract/services/onboarding/sign-contract.contract.ts';
import type { Reply } from '@takst/contract/platform/calls/route.ts';
import { privacyPage } from '@takst/contract/app/terms-pages.ts';
import { type FormEvent, useState } from 'react';
import { addressOf } from '#platform/api/call-input.ts';
import type { IdentificationProblem } from '@takst/domain/services/onboarding/identification-problem.ts';
import { useVisitorOperation } from '#platform/operations/use-visitor-operation.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { focusField } from '#platform/design/fields/focus-field.ts';
import { ProblemNotice } from '#platform/design/form/form-notices.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { leavePage } from '#platform/drafts/leave-page.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ContractLink } from '../contract-link.tsx';
import { IdentificationNotice } from '../identification-notice.tsx';
import { SignerList } from '../signers/signer-list.tsx';

export type SigningReply = Reply<typeof getSigning>;

interface SignFormProps {
  token: string;
  signing: SigningReply;
  problem: IdentificationProblem | null;
}

/** The contract, consent and one button: who proves to be the signee has signed. */
export function SignForm({ token, signing, problem }: SignFormProps) {
  const t = useTexts('signing');
  const { companyName: company, signeeName: name, askedBy, isOtherPerson } = signing;
  return (
    <div className="grid gap-(--space-gap)">
      <div>
        <h1 tabIndex={-1} className="text-title font-bold text-balance wrap-anywhere outline-none">
          {t('title', { company })}
        </h1>
        <p className="mt-2 text-pretty text-ink-muted">{t('lead', { askedBy, name })}</p>
      </div>
      {problem && <IdentificationNotice problem={problem} />}
      {isOtherPerson && !problem && (
        <Notice kind="warning" title={t('otherPersonTitle')} isAnnounced>
          {t('otherPersonText', { name, askedBy })}
        </Notice>
      )}
      <Consent token={token} version={signing.termsVersion} />
      <SignerList signers={signing.signers} expiresAt={signing.expiresAt} />
    </div>
  );
}

function Consent({ token, version }: { token: string; version: string }) {
  const t = useTexts('signing');
  const shared = useTexts('onboarding');
  const [isAccepted, setAccepted] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const params = { token };
  const sign = useVisitorOperation(startSigning, {
    texts: 'signing',
    failed: 'notSigned',
    refusals: {
      LINK_NOT_FOUND: 'notFoundText',
      LINK_EXPIRED: 'expiredText',
      HAS_SIGNED: 'hasSigned',
    },
    leavesPortal: true,
    onDone: leavePage,
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isAccepted) sign.send({ params, body: { acceptsContract: true } });
    else focusField('acceptsContract');
  }

  return (
    <Card title={t('howTitle')}>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <p className="text-pretty">{t('howText')}</p>
        <p>
          <ContractLink href={addressOf(downloadContractToSign, { params })} />{' '}
          <span className="text-small text-ink-muted">{t('termsVersion', { version })}</span>
        </p>
        <p>
          <ExternalLink href={privacyPage}>{t('privacy')}</ExternalLink>
        </p>
        <Checkbox
          name="acceptsContract"
          label={shared('acceptContract')}
          value={isAccepted}
          onChange={setAccepted}
          error={isChecked && !isAccepted ? t('consentMissing') : undefined}
          isRequired
        />
        <ProblemNotice problem={sign.problem} />
        <Button type="submit" variant="primary" isPending={sign.isPending} className="w-full">
          {t('sign')}
        </Button>
      </form>
    </Card>
  );
}
