import type { Onboarding } from '@takst/contract/services/onboarding/onboarding.schema.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { StartOver } from './start-over.tsx';

interface EarlierStartProps {
  onboarding: Onboarding;
  onStartOver: () => void;
}

/** What this browser began before the form was opened again. */
export function EarlierStart({ onboarding, onStartOver }: EarlierStartProps) {
  const t = useTexts('register');
  const { companyName: company, step } = onboarding;
  if (step === 'ENDED') return <Notice title={t('previousEnded', { company })} />;
  return (
    <Notice title={t('stillToProve', { company })}>
      <p className="mb-3">{t('stillToProveText')}</p>
      <StartOver onboarding={onboarding} onDone={onStartOver} />
    </Notice>
  );
}
