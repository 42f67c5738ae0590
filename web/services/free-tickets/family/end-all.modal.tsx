import type { FreeTicket } from '@takst/contract/services/free-tickets/free-ticket.schema.ts';
import { stepsToEndAll } from '@takst/domain/services/free-tickets/end-all.rules.ts';
import { useState } from 'react';
import { FormDialog } from '#platform/design/form/form-dialog.tsx';
import { formatLongDate } from '#platform/design/format.ts';
import { Progress } from '#platform/design/page/progress.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { showToast } from '#platform/design/toasts/toasts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DateChoiceField } from '#ticketing/tickets/date-choice.field.tsx';
import { useLastDay } from '#ticketing/tickets/use-last-day.ts';
import { EndAllFailures } from './end-all-failures.tsx';
import { EndAllPreview } from './end-all-preview.tsx';
import { familySections } from './family-sections.ts';
import { useFreeEnds } from './free-ticket-kit.ts';
import { useEndAll } from './use-end-all.ts';
import { useFreeActions } from './use-free-actions.ts';

interface EndAllModalProps {
  tickets: readonly FreeTicket[];
  onClose: () => void;
}

/** The employee's first, as the page shows them. */
function inPageOrder(tickets: readonly FreeTicket[]): FreeTicket[] {
  const { active, expired } = familySections(tickets);
  return [...active.flatMap((section) => section.tickets), ...expired];
}

/** Ends or cancels all tickets of a family that nobody has ended (spec 3 §2, §4, Cancel all). */
export function EndAllModal({ tickets, onClose }: EndAllModalProps) {
  const t = useTexts('free-family');
  const tChange = useTexts('change-ticket');
  const language = usePageLanguage();
  const lastDay = useLastDay(useFreeEnds(null));
  const actions = useFreeActions();
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const { date, setDate, isOffered, today } = lastDay;
  const employeeId = tickets[0]?.employeeId ?? '';
  const groups =
    date && isOffered ? stepsToEndAll(inPageOrder(tickets), { lastDay: date, actions }) : [];
  const { run, progress, failures } = useEndAll((failed, total) => {
    const text = t('endedOfEmployee', { employeeId, count: total - failed.length });
    if (failed.length > 0) {
      showToast('error', { title: t('endAllFailed', { count: failed.length }), text });
      return;
    }
    showToast('success', { title: t('allEnded'), text });
    onClose();
  });
  const day = date && formatLongDate(date, language, today);
  const fault = date ? tChange('lastDayNotOffered') : tChange('lastDayMissing');
  const hasFailed = failures.length > 0;

  function confirm() {
    setHasSubmitted(true);
    if (date && isOffered) void run(groups);
  }

  return (
    <FormDialog
      title={t('endAll')}
      subtitle={t('title', { employeeId })}
      submitLabel={hasFailed ? t('tryAgain') : t('endAllNow', { count: groups.length })}
      cancelLabel={tChange('back')}
      isDanger
      operation={{ isPending: progress !== null, problem: null }}
      onSubmit={confirm}
      onClose={onClose}
    >
      <DateChoiceField
        {...lastDay.field}
        label={tChange('lastDay')}
        description={t('endAllHelp')}
        onChange={(day) => {
          // What is being sent is for the chosen date.
          if (!progress) setDate(day);
        }}
        error={!isOffered && (hasSubmitted || date) ? fault : undefined}
      />
      {day && isOffered && <EndAllPreview groups={groups} />}
      {progress && (
        <Progress
          label={t('endingAll', { ended: progress.ended, total: progress.total })}
          value={progress.ended}
          max={progress.total}
        />
      )}
      {hasFailed && <EndAllFailures failures={failures} />}
    </FormDialog>
  );
}
