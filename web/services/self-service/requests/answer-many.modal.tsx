import type { TicketRequest } from '@takst/contract/services/self-service/requests/ticket-request.schema.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reportFailure } from '#platform/api/report-failure.ts';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatNumber, formatPrice } from '#platform/design/format.ts';
import { Progress } from '#platform/design/page/progress.tsx';
import { showToast } from '#platform/design/toasts/toasts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { type Act, answerRequests, type UnansweredRequest } from './answer-requests.ts';
import { UnansweredRequests } from './unanswered-requests.tsx';

interface AnswerManyModalProps {
  act: Act;
  requests: readonly TicketRequest[];
  onAnswered: (requests: readonly TicketRequest[]) => void;
  onClose: () => void;
}

const texts = {
  approve: { title: 'approveManyTitle', done: 'manyApproved' },
  reject: { title: 'rejectManyTitle', done: 'manyRejected' },
} as const;

type Run = {
  readonly done: number;
  readonly unanswered: readonly UnansweredRequest[];
  isOver: boolean;
};

/** Answers all ticked requests: asks first, shows how far it is, and says which are still open and why. */
export function AnswerManyModal({ act, requests, onAnswered, onClose }: AnswerManyModalProps) {
  const t = useTexts('ticket-requests');
  // Ticks go away while it runs.
  const [all] = useState(requests);
  const answerable = act === 'approve' ? all.filter(({ expired }) => !expired) : all;
  const { run, start } = useRun({ act, answerable, onAnswered, onClose });
  const total = answerable.length;
  const doneText = run && t(texts[act].done, countOf(run.done - run.unanswered.length));
  return (
    <FormDialog
      isQuestion={!run}
      isDanger={act === 'reject' && !run}
      isReadOnly={run !== null}
      title={run?.isOver && doneText ? doneText : t(texts[act].title, countOf(total))}
      submitLabel={t(act)}
      cancelLabel={run ? t('close') : undefined}
      operation={{ isPending: run !== null && !run.isOver, problem: null }}
      onSubmit={start}
      onClose={onClose}
    >
      {!run && <Question act={act} answerable={answerable} expired={all.length - total} />}
      {run && !run.isOver && (
        <Progress
          label={t('answering', { done: formatNumber(run.done), total: formatNumber(total) })}
          value={run.done}
          max={total}
        />
      )}
      {run?.isOver && <UnansweredRequests unanswered={run.unanswered} />}
    </FormDialog>
  );
}

const countOf = (count: number) => ({ count, number: formatNumber(count) });

type QuestionProps = { act: Act; answerable: readonly TicketRequest[]; expired: number };

function Question({ act, answerable, expired }: QuestionProps) {
  const t = useTexts('ticket-requests');
  if (act === 'reject') return <p>{t('rejectManyText')}</p>;
  const priceOre = answerable.reduce(
    (sum, { pricePerMonthOre }) => sum + (pricePerMonthOre ?? 0),
    0,
  );
  return (
    <>
      <p>{t('approveManyText', { price: formatPrice(priceOre) })}</p>
      {expired > 0 && <p>{t('expiredLeftOut', countOf(expired))}</p>}
    </>
  );
}

type RunOptions = Pick<AnswerManyModalProps, 'act' | 'onAnswered' | 'onClose'> & {
  answerable: readonly TicketRequest[];
};

/** Closes with a toast when all are answered; stays open when some are not. */
function useRun({ act, answerable, onAnswered, onClose }: RunOptions) {
  const t = useTexts('ticket-requests');
  const queries = useQueryClient();
  const [run, setRun] = useState<Run | null>(null);
  const isStarted = useRef(false);
  async function start() {
    if (isStarted.current) return;
    isStarted.current = true;
    let answerCount = 0;
    const unanswered: UnansweredRequest[] = [];
    const answered: TicketRequest[] = [];
    setRun({ done: answerCount, unanswered, isOver: false });
    for await (const one of answerRequests(act, answerable)) {
      answerCount += 1;
      if (one.unanswered) unanswered.push(one.unanswered);
      else answered.push(one.request);
      setRun({ done: answerCount, unanswered: [...unanswered], isOver: false });
    }
    for (const { because } of unanswered) {
      if (because !== 'not-tried') reportFailure(because);
    }
    await queries.invalidateQueries();
    onAnswered(answered);
    if (unanswered.length > 0) return setRun({ done: answerCount, unanswered, isOver: true });
    showToast('success', t(texts[act].done, countOf(answered.length)));
    onClose();
  }
  return { run, start: () => void start() };
}
