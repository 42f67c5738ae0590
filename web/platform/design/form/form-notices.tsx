import type { ReactNode } from 'react';
import type { Problem } from '#platform/api/obstacle.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { ErrorSummary } from '#platform/design/fields/error-summary.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { useDesignTexts } from '#platform/design/words/use-design-texts.ts';
import { useFormFacts } from './form-context.ts';

export function FormHead() {
  const { faults, attempt, hasDraft, restart } = useFormFacts();
  return (
    <>
      {hasDraft && <DraftNotice onRestart={restart} />}
      <ErrorSummary attempt={attempt} errors={faults} />
    </>
  );
}

export function DraftNotice({ onRestart }: { onRestart: () => void }) {
  const t = useDesignTexts();
  return (
    <Notice title={t('draftTitle')}>
      <p>{t('draftText')}</p>
      <Button className="mt-3" onClick={onRestart}>
        {t('startOver')}
      </Button>
    </Notice>
  );
}

interface ProblemNoticeProps {
  problem: Problem | null | undefined;
  children?: ReactNode;
}

export function ProblemNotice({ problem, children }: ProblemNoticeProps) {
  if (!problem) return null;
  return (
    <Notice kind="error" title={problem.title} isAnnounced>
      <p>{problem.text}</p>
      {children}
    </Notice>
  );
}
