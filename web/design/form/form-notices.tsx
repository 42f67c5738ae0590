import type { ReactNode } from 'react';
import type { Problem } from '#api/use-operation.ts';
import { Button } from '#design/buttons/button.tsx';
import { ErrorSummary } from '#design/fields/error-summary.tsx';
import { Notice } from '#design/page/notice.tsx';
import { useWords } from '#design/words.ts';
import { useFormFacts } from './form-context.ts';

/** At the top of a form: that it holds a draft, and what is wrong with it. */
export function FormHead() {
  const words = useWords();
  const { faults, attempt, hasDraft, restart } = useFormFacts();
  return (
    <>
      {hasDraft && (
        <Notice title={words('draftTitle')}>
          <p>{words('draftText')}</p>
          <Button className="mt-3" onClick={restart}>
            {words('startOver')}
          </Button>
        </Notice>
      )}
      <ErrorSummary attempt={attempt} errors={faults} />
    </>
  );
}

interface ProblemNoticeProps {
  problem: Problem | null | undefined;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Why something was not done; what was filled in stays. */
export function ProblemNotice({ problem, children }: ProblemNoticeProps) {
  if (!problem) return null;
  return (
    <Notice kind="danger" title={problem.title} isAnnounced>
      <p>{problem.text}</p>
      {children}
    </Notice>
  );
}
