import { tenantOf } from '@takst/domain/platform/tenants/tenants.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { pageFacts } from '#platform/texts/page-facts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { Activation, LinkProblem } from './link-problem.ts';
import { PasswordForm } from './password.form.tsx';
import { useActivate } from './use-activate.ts';

interface WelcomeProps {
  token: string;
  activation: Activation;
  onDone: () => void;
  onDeadLink: (problem: LinkProblem) => void;
}

export function Welcome({ token, activation, onDone, onDeadLink }: WelcomeProps) {
  const t = useTexts('activation');
  const { firstName, email, way } = activation;
  const { operator, brandTitle } = tenantOf(pageFacts.tenant);
  const { activate, isPending, problem } = useActivate({ token, onDone, onDeadLink });
  return (
    <section className="sm:mt-8 rounded-panel border border-line bg-surface p-5 sm:p-8">
      <h1 tabIndex={-1} className="text-title font-bold wrap-anywhere outline-none">
        {t('greeting', { name: firstName })}
      </h1>
      <p className="mt-2 mb-6 text-section text-pretty text-ink-muted">
        {way === 'password'
          ? t('passwordLead', { brand: brandTitle })
          : t('providerLead', { brand: brandTitle, operator })}
      </p>
      {problem && (
        <Notice kind="error" title={t('failed')} isAnnounced className="mb-6">
          {t(problem)}
        </Notice>
      )}
      {way === 'password' ? (
        <PasswordForm
          email={email}
          isPending={isPending}
          onChosen={(password) => activate({ password })}
        />
      ) : (
        <ProviderWay email={email} isPending={isPending} onActivate={() => activate({})} />
      )}
    </section>
  );
}

interface ProviderWayProps {
  email: string;
  isPending: boolean;
  onActivate: () => void;
}

/**
 * Activation where the operator's identity provider keeps the password: the first sign-in links the
 * account by this e-mail.
 */
function ProviderWay({ email, isPending, onActivate }: ProviderWayProps) {
  const t = useTexts('activation');
  return (
    <>
      <p className="text-small text-ink-muted">{t('email')}</p>
      <p className="mb-4 text-section font-semibold wrap-anywhere">{email}</p>
      <p className="mb-6">{t('providerHelp')}</p>
      <Button variant="primary" isPending={isPending} onClick={onActivate} className="w-full">
        {t('activateAtProvider')}
      </Button>
    </>
  );
}
