import { downloadContract } from '@takst/contract/services/onboarding/get-onboarding.contract.ts';
import type { Onboarding } from '@takst/contract/services/onboarding/onboarding.schema.ts';
import type { ReactNode } from 'react';
import { addressOf } from '#platform/api/call-input.ts';
import { buttonClass } from '#platform/design/buttons/button-style.ts';
import { formatOrganisationNumber } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { signInAddressOf } from '#platform/session/sign-in-address.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useFocusOnMount } from '#platform/design/use-focus-on-mount.ts';
import { ContractLink } from './contract-link.tsx';
import { type ListedSigner, SignerList } from './signers/signer-list.tsx';

interface AfterContractProps {
  onboarding: Onboarding;
  actionsOf?: (signer: ListedSigner) => ReactNode;
}

/** The final message: signed, or reduced functionality until it is (spec 3 §4); who signs, and how invoices arrive. */
export function AfterContract({ onboarding, actionsOf }: AfterContractProps) {
  const t = useTexts('onboarding');
  // What had the focus has been removed.
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const { id, companyName: company, organisationNumber, step, signers, email } = onboarding;
  const isSigned = step === 'DONE';
  const missing = signers.filter(({ state }) => state !== 'SIGNED').length;
  return (
    <div className="max-w-2xl">
      <h1 ref={heading} tabIndex={-1} className="text-title font-bold outline-none">
        {isSigned ? t('doneTitle') : t('limitedTitle', { count: missing })}
      </h1>
      <p className="text-ink-muted">
        {company} · {t('organisationOf', { number: formatOrganisationNumber(organisationNumber) })}
      </p>
      <p className="mt-4 text-section text-pretty">
        {isSigned ? t('doneText', { company }) : t('limitedText', { company })}
      </p>
      <p className="mt-2 text-pretty wrap-anywhere">{t('signInHow', { email })}</p>
      <div className="my-5 flex flex-wrap items-center gap-4">
        <a href={signInAddressOf(email)} className={buttonClass('primary')}>
          {t('signIn')}
        </a>
        <ContractLink href={addressOf(downloadContract, { params: { id } })} />
      </div>
      <div className="grid gap-(--space-gap)">
        <SignerList
          signers={signers}
          expiresAt={onboarding.expiresAt}
          {...(actionsOf && { actionsOf })}
        />
        {!isSigned && <WhileWaiting />}
        <Card title={t('invoices')}>
          <p className="text-pretty">
            <HowInvoicesArrive onboarding={onboarding} />
          </p>
        </Card>
      </div>
    </div>
  );
}

function HowInvoicesArrive({ onboarding }: { onboarding: Onboarding }) {
  const t = useTexts('onboarding');
  const { receivesEhf, email } = onboarding;
  if (receivesEhf === null) return t('invoicesUnknown', { email });
  return receivesEhf ? t('invoicesEhf') : t('invoicesEmail', { email });
}

const waiting = [
  ['ordersOpenLater', 'ordersOpenLaterText'],
  ['mayRead', 'mayReadText'],
] as const satisfies readonly (readonly [PlainTextKey<'onboarding'>, PlainTextKey<'onboarding'>])[];

/** What is still closed first, then what works. */
function WhileWaiting() {
  const t = useTexts('onboarding');
  return (
    <Card title={t('whileWaiting')}>
      <ul className="grid gap-3">
        {waiting.map(([title, text]) => (
          <li key={title}>
            <p className="font-semibold">{t(title)}</p>
            <p className="text-small text-ink-muted">{t(text)}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
