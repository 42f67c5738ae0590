import { Notice } from '#platform/design/page/notice.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { type FormProblem, problemText } from './form-problem.ts';
import { useFormTexts } from '../words/use-form-texts.ts';

interface ProblemNoticeProps {
  problem: FormProblem | null;
  company: string;
  label: string;
  isRequest: boolean;
}

/** Why nothing was ordered; the form stays as it is. */
export function ProblemNotice({ problem, company, label, isRequest }: ProblemNoticeProps) {
  const t = useFormTexts();
  const language = usePageLanguage();
  return (
    <div role="alert" className="empty:hidden">
      {problem && (
        <Notice kind="error" title={t(isRequest ? 'refusedRequestTitle' : 'refusedTitle')}>
          {problemText(problem, { t, language, company, label })}
        </Notice>
      )}
    </div>
  );
}
