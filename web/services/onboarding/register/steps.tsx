import { classNames } from '#platform/design/class-names.ts';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

const steps = [
  'company',
  'stepIdentity',
  'stepSigning',
  'mobile',
] as const satisfies readonly PlainTextKey<'register'>[];

export type OnboardingStage = (typeof steps)[number];

/** The four steps, of which one is current; on phones its name and number. */
export function Steps({ current }: { current: OnboardingStage }) {
  const t = useTexts('register');
  const index = steps.indexOf(current);
  return (
    <div className="mb-5">
      <p className="flex justify-between text-small sm:hidden">
        <span className="font-semibold">{t(current)}</span>
        <span className="text-ink-muted">
          {t('stepOf', { step: index + 1, all: steps.length })}
        </span>
      </p>
      <ol aria-label={t('steps')} className="flex flex-wrap gap-x-6 gap-y-2 max-sm:sr-only">
        {steps.map((step, place) => (
          <li
            key={step}
            aria-current={place === index ? 'step' : undefined}
            className={classNames(
              'flex items-center gap-2 text-small',
              place === index ? 'font-semibold' : 'text-ink-muted',
            )}
          >
            <StepNumber number={place + 1} isCurrent={place === index} />
            {t(step)}
          </li>
        ))}
      </ol>
    </div>
  );
}

interface StepNumberProps {
  number: number;
  isCurrent?: boolean;
}

export const StepNumber = ({ number, isCurrent = false }: StepNumberProps) => (
  <span
    aria-hidden="true"
    className={classNames(
      'grid size-6 shrink-0 place-items-center rounded-full border text-caption font-semibold',
      isCurrent ? 'border-select bg-select text-on-select' : 'border-line bg-surface',
    )}
  >
    {number}
  </span>
);
