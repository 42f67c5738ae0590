import { isAgreementValid } from '@takst/domain/agreements/agreement-validity.rules.ts';
import { formatShortDate } from '#design/format.ts';
import { Badge } from '#design/page/badge.tsx';
import { usePageLanguage } from '#design/page-language.ts';
import { useSignedIn } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';

/** Whether an agreement is valid, and until when; only what is over stands out. */
export function AgreementState({ endDate }: { endDate: Temporal.PlainDate | null }) {
  const t = useTexts('companies');
  const language = usePageLanguage();
  const { today } = useSignedIn();
  if (endDate === null) return <Badge tone="quiet">{t('agreementValid')}</Badge>;
  const date = formatShortDate(endDate, { language, today });
  return isAgreementValid({ endDate }, today) ? (
    <Badge icon="calendar">{t('agreementValidUntil', { date })}</Badge>
  ) : (
    <Badge tone="error">{t('agreementExpired', { date })}</Badge>
  );
}
