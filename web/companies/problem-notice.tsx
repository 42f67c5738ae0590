import { Notice } from '#design/page/notice.tsx';
import type { Problem } from './use-problem.ts';

/** Why something was not saved; what was filled in stays. */
export function ProblemNotice({ problem }: { problem: Problem | null }) {
  if (!problem) return null;
  return (
    <Notice kind="danger" title={problem.title} isAnnounced>
      {problem.text}
    </Notice>
  );
}
