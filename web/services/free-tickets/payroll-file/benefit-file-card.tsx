import { getPayrollSettings } from '@takst/contract/billing/payroll/payroll-settings.contract.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '#platform/api/query.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { SkeletonLines } from '#platform/design/page/skeleton.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type BenefitChoice, usualChoice } from './benefit-choice.ts';
import { BenefitChoiceFields } from './benefit-choice.fields.tsx';
import { BenefitPreview } from './benefit-preview.tsx';

interface BenefitFileCardProps {
  /** A day of the month that is chosen first; without it the last month. */
  month?: Temporal.PlainDate | undefined;
}

/** Makes a file with the taxable benefit for the payroll system, and says before what it tells and leaves out. */
export function BenefitFileCard({ month }: BenefitFileCardProps) {
  const t = useTexts('benefit-file');
  const { company, today } = useSession();
  const { data: settings } = useQuery(queryOf(getPayrollSettings, { params: { id: company.id } }));
  const [choice, setChoice] = useState<BenefitChoice>(() => ({
    ...usualChoice(today),
    ...(month && { month: firstOfMonth(month) }),
  }));
  const isSet = settings?.format && settings.benefitWageType;
  return (
    <Card title={t('cardTitle')} className="mb-6">
      {!settings && <SkeletonLines lines={6} />}
      {settings && !isSet && <NotSet />}
      {isSet && (
        <div className="grid gap-5 lg:grid-cols-2">
          <BenefitChoiceFields choice={choice} onChoose={setChoice} />
          <BenefitPreview key={JSON.stringify(choice)} choice={choice} />
        </div>
      )}
      <p className="mt-4 text-small text-ink-muted">{t('erasing')}</p>
    </Card>
  );
}

function NotSet() {
  const t = useTexts('benefit-file');
  return (
    <Notice title={t('notSetTitle')}>
      <p>{t('notSetText')}</p>
      <LinkButton icon="settings" to="/fribilletter/innstillinger" className="mt-3">
        {t('toSettings')}
      </LinkButton>
    </Notice>
  );
}
