import { useFormContext } from 'react-hook-form';
import { Button } from '#platform/design/buttons/button.tsx';
import { TextField } from '#platform/design/fields/text-field.tsx';
import { formatOrganisationNumber } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { ContactLink } from '#platform/session/contact-link.tsx';
import type { Translate } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { fullFormRefusalTexts } from '../start-problem.ts';
import { useStartFailureText } from '../use-start-failure-text.ts';
import { type StartFields, useStartField } from './start-fields.ts';
import type { CompanyLookup, CompanyToOnboard } from './use-company-to-onboard.ts';

interface CompanyCardProps {
  lookup: CompanyLookup;
  onTryAgain: () => void;
}

/** The organisation number alone finds the company, before anything is asked of the person. */
export function CompanyCard({ lookup, onTryAgain }: CompanyCardProps) {
  const t = useTexts('register');
  return (
    <Card title={t('whichCompany')}>
      <div className="grid gap-4">
        <NumberField />
        <div role="status" className="empty:hidden">
          <CompanyStatus lookup={lookup} onTryAgain={onTryAgain} />
        </div>
      </div>
    </Card>
  );
}

function NumberField() {
  const t = useTexts('register');
  const { formState } = useFormContext<StartFields>();
  const field = useStartField('organisationNumber');
  return (
    <div className="max-w-sm">
      <TextField
        {...field}
        description={t('numberHelp')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        disabled={formState.isSubmitting}
      />
    </div>
  );
}

function CompanyStatus({ lookup, onTryAgain }: CompanyCardProps) {
  const t = useTexts('onboarding');
  const looking = useTexts('register')('looking');
  const failureText = useStartFailureText();
  switch (lookup.is) {
    case 'incomplete':
      return null;
    case 'loading':
      return <p className="text-ink-muted">{looking}</p>;
    case 'found':
      return <CompanyPanel company={lookup.company} />;
    case 'refused':
      return (
        <Notice kind="error" title={t(fullFormRefusalTexts[lookup.code])}>
          {lookup.code === 'MAY_NOT_BECOME_CUSTOMER' && (
            <p className="mt-3">
              <ContactLink>{t('contactSupport')}</ContactLink>
            </p>
          )}
        </Notice>
      );
    case 'failed':
      return (
        <Notice kind="error" title={failureText(lookup.failure)}>
          <Button className="mt-3" onClick={onTryAgain}>
            {t('tryAgain')}
          </Button>
        </Notice>
      );
  }
}

function CompanyPanel({ company }: { company: CompanyToOnboard }) {
  const t = useTexts('register');
  const shared = useTexts('onboarding');
  const { name, organisationNumber, fewestSigners, basis } = company;
  return (
    <div className="rounded-ui border border-line bg-sunken p-4">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-small text-ink-muted">
        {shared('organisationOf', { number: formatOrganisationNumber(organisationNumber) })} ·{' '}
        {t('fromRegister')}
      </p>
      <div className="mt-3 border-t border-line pt-3">
        {fewestSigners === null ? (
          <NoRights />
        ) : (
          <>
            <p className="font-semibold">{whoSigns(fewestSigners, t)}</p>
            <p className="text-small text-ink-muted">
              {basis === 'PROCURATION' && `${t('byProcuration')} `}
              {basis === 'ROLES' && `${t('byRoles')} `}
              {t('namesLater')}
            </p>
          </>
        )}
      </div>
    </div>
  );
}

/** Without registered rights the form asks for nothing more. */
function NoRights() {
  const t = useTexts('register');
  return (
    <>
      <p className="font-semibold">{t('noRights')}</p>
      <p className="mb-3 text-pretty">{t('noRightsText')}</p>
      <ContactLink>{t('contactSupport')}</ContactLink>
    </>
  );
}

function whoSigns(number: number, t: Translate<'register'>): string {
  if (number === 1) return t('signsAlone');
  if (number === 2) return t('signTogetherTwo');
  return number === 3 ? t('signTogetherThree') : t('signTogetherMany', { number });
}
