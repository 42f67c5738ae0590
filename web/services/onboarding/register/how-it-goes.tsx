import { onboardingDays } from '@takst/domain/services/onboarding/onboarding-step.rules.ts';
import { Card } from '#platform/design/page/card.tsx';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { StepNumber } from './steps.tsx';

interface HowItGoesProps {
  /** Null until the company is found. */
  fewestSigners: number | null;
}

/** The steps to come, before anything is asked of the person. */
export function HowItGoes({ fewestSigners }: HowItGoesProps) {
  const t = useTexts('register');
  const signing = fewestSigners === 1 ? 'howSigningAlone' : 'howSigningTogether';
  const steps: readonly (readonly [PlainTextKey<'register'>, PlainTextKey<'register'>])[] = [
    ['howIdentity', 'howIdentityText'],
    ['howSigning', signing],
    ['howPhone', 'howPhoneText'],
  ];
  return (
    <Card title={t('howItGoes')}>
      <ol className="grid gap-3">
        {steps.map(([title, text], index) => (
          <li key={title} className="flex gap-3">
            <StepNumber number={index + 2} />
            <div className="min-w-0">
              <p className="font-semibold">{t(title)}</p>
              <p className="text-small text-pretty text-ink-muted">{t(text)}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4 border-t border-line pt-3 text-small text-ink-muted">
        {t('takesThree', { days: onboardingDays.end })}
      </p>
    </Card>
  );
}
