import { useEffect, useState } from 'react';
import { formatNumber } from '#platform/design/format.ts';
import { Progress } from '#platform/design/page/progress.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { PaymentImport } from './payment-import.ts';

type ActiveImport = Extract<PaymentImport, { stage: 'reading' | 'registering' }>;

export const isRunning = (state: PaymentImport): state is ActiveImport =>
  state.stage === 'reading' || state.stage === 'registering';

/** What is done with a file now, and for how long it has been. The page can be left and found again. */
export function RunningImport({ running: { stage, name, since } }: { running: ActiveImport }) {
  const t = useTexts('payments');
  const seconds = useSecondsSince(since);
  return (
    <div className="grid gap-2">
      {/* Announced when the stage is another one. */}
      <div role="status">
        <Progress label={t(stage, { name })} />
      </div>
      <p className="text-small text-ink-muted tabular-nums" aria-hidden="true">
        {t('importSeconds', { number: formatNumber(seconds) })}
      </p>
      {stage === 'registering' && <p className="max-w-prose text-ink-muted">{t('mayLeave')}</p>}
    </div>
  );
}

function useSecondsSince(since: number): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.round((now - since) / 1_000));
}
