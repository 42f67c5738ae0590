import type { ManyAction } from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listChangeManyTickets } from '@takst/contract/company-tickets/many/list-change-many-tickets.contract.ts';
import { useSubmission } from '#api/submission.ts';
import { useFailureText } from '#api/use-failure-text.ts';
import { Button } from '#design/buttons/button.tsx';
import { Modal } from '#design/overlays/modal.tsx';
import { Notice } from '#design/page/notice.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { LastDayField } from './last-day.field.tsx';
import { previewQuery, startChange } from './many.queries.ts';
import { counted } from './many-words.ts';
import { Preview } from './preview.tsx';
import { isRefusedDate } from './refused-date.ts';
import { useLastDay } from '#company-tickets/use-last-day.ts';

interface ChangeManyModalProps {
  action: ManyAction;
  subscriberIds: readonly number[];
  onClose: () => void;
  onStarted: (id: number) => void;
}

/** Shows what will happen to everybody who is ticked, and begins when that is what was meant. */
export function ChangeManyModal({
  action,
  subscriberIds,
  onClose,
  onStarted,
}: ChangeManyModalProps) {
  const t = useTexts('change-many-tickets');
  const failureText = useFailureText();
  const { company } = useSession();
  const queries = useQueryClient();
  const submission = useSubmission();
  const [page, setPage] = useState(1);
  const lastDay = useLastDay();
  const expiryDate = action === 'end' ? lastDay.date : null;
  const asked = {
    companyId: company.id,
    body: { action, expiryDate, subscriberIds: [...subscriberIds] },
  };
  const preview = useQuery({
    ...previewQuery(asked, page),
    enabled: action !== 'end' || lastDay.isOffered,
  });
  const start = useMutation({
    mutationFn: () => startChange(asked, submission),
    async onSuccess(outcome) {
      if ('refused' in outcome) return;
      await queries.invalidateQueries({ queryKey: [listChangeManyTickets.path] });
      onStarted(outcome.reply.id);
    },
  });
  const isDateRefused =
    isRefusedDate(preview.error) || (start.data !== undefined && 'refused' in start.data);
  const failure = start.error ?? preview.error;
  const shown = preview.data;
  const count = shown?.willChange ?? 0;

  return (
    <Modal
      isOpen
      width="wide"
      onClose={onClose}
      isBusy={start.isPending}
      title={t(action === 'end' ? 'endTitle' : 'resendTitle')}
      actions={
        <>
          <Button
            variant={action === 'end' ? 'danger' : 'primary'}
            isPending={start.isPending}
            disabled={count === 0 || preview.isFetching || preview.isError}
            onClick={() => start.mutate()}
          >
            {t(action === 'end' ? 'confirmEnd' : 'confirmResend', counted(count))}
          </Button>
          <Button disabled={start.isPending} onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <div className="space-y-5">
        {action === 'end' && (
          <LastDayField
            lastDay={lastDay}
            onChosen={() => {
              setPage(1);
              start.reset();
            }}
          />
        )}
        {failure || isDateRefused ? (
          <Notice kind="danger" title={t('refusedTitle')} isAnnounced>
            {isDateRefused ? t('dateNotOffered') : failureText(failure)}
          </Notice>
        ) : shown ? (
          <Preview
            action={action}
            lastDay={expiryDate}
            preview={shown}
            isStale={preview.isPlaceholderData}
            page={page}
            onPage={setPage}
          />
        ) : (
          <>
            <p className="sr-only">{t('previewing')}</p>
            <SkeletonLines lines={5} />
          </>
        )}
      </div>
    </Modal>
  );
}
