import { downloadContractToSign } from '@takst/contract/services/onboarding/sign-contract.contract.ts';
import { addressOf } from '#platform/api/call-input.ts';
import { ContactLink } from '#platform/session/contact-link.tsx';
import type { Translate } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { ContractLink } from '../contract-link.tsx';
import { SignerList } from '../signers/signer-list.tsx';
import type { SigningReply } from './sign.form.tsx';

interface AfterSigningProps {
  token: string;
  signing: SigningReply;
}

/** The status that all signers see. */
export function AfterSigning({ token, signing }: AfterSigningProps) {
  const t = useTexts('signing');
  const needsSupport = signing.step === 'CONTACT_SUPPORT';
  return (
    <div className="grid gap-(--space-gap)">
      <div>
        <h1 tabIndex={-1} className="text-title font-bold outline-none">
          {t(needsSupport ? 'supportTitle' : 'signedTitle')}
        </h1>
        <p className="mt-2 text-pretty text-ink-muted">{textOf(signing, t)}</p>
      </div>
      {needsSupport && (
        <div>
          <ContactLink>{t('contactSupport')}</ContactLink>
        </div>
      )}
      <SignerList signers={signing.signers} expiresAt={signing.expiresAt} />
      <p>
        <ContractLink href={addressOf(downloadContractToSign, { params: { token } })} />
      </p>
    </div>
  );
}

function textOf(signing: SigningReply, t: Translate<'signing'>): string {
  const { step, askedBy, companyName: company } = signing;
  if (step === 'CONTACT_SUPPORT') return t('supportText');
  if (step === 'DONE') return t('signedAll', { company });
  return step === 'PROVIDE_SIGNEE' ? t('signedNext', { askedBy }) : t('signedWaiting');
}
