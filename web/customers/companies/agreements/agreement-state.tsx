import type { CompanyAgreement } from '@takst/contract/customers/companies/user-company.schema.ts';
import { isAgreementValid } from '@takst/domain/platform/access/agreement-validity.rules.ts';
import { formatShortDate } from '#platform/design/format.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

interface AgreementStateProps {
  agreement: Pick<CompanyAgreement, 'endDate' | 'awaitsSignature'>;
}

/** Whether an agreement is valid, and until when; only what is over, or awaits a signature, stands out. */
export function AgreementState({ agreement }: AgreementStateProps) {
  const t = useTexts('companies');
  const language = usePageLanguage();
  const { today } = useSignedIn();
  const { endDate, awaitsSignature } = agreement;
  const isValid = isAgreementValid(agreement, today);
  if (isValid && awaitsSignature) {
    return (
      <Badge tone="warning" icon="clock">
        {t('agreementAwaitsSignature')}
      </Badge>
    );
  }
  if (endDate === null) return <Badge tone="quiet">{t('agreementValid')}</Badge>;
  const date = formatShortDate(endDate, { language, today });
  return isValid ? (
    <Badge icon="calendar">{t('agreementValidUntil', { date })}</Badge>
  ) : (
    <Badge tone="error">{t('agreementExpired', { date })}</Badge>
  );
}
