import type { ManyAction } from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import { changeManyTickets } from '@takst/contract/company-tickets/many/change-many-tickets.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listChangeManyTickets } from '@takst/contract/company-tickets/many/list-change-many-tickets.contract.ts';
import { Refused } from '#api/query.ts';
import { useOperation } from '#api/use-operation.ts';
import { useFailureText } from '#api/use-failure-text.ts';
import { FormDialog } from '#design/form/form-dialog.tsx';
import { ProblemNotice } from '#design/form/form-notices.tsx';
import { SkeletonLines } from '#design/page/skeleton.tsx';
import { useSession } from '#session/use-session.ts';
import { useTexts } from '#texts/use-texts.ts';
import { LastDayField } from './last-day.field.tsx';
import { previewQuery } from './many.queries.ts';
import { countValues } from './use-many-change-texts.ts';
import { Preview } from './preview.tsx';
import { isDateRefused, useLastDay } from '#tickets/use-last-day.ts';

interface ChangeManyModalProps {
  action: ManyAction;
  subscriberIds: readonly number[];
  onClose: () => void;
  onStarted: (id: number) => void;
}

/** Previews a change for all ticked subscribers and starts it after confirmation. */
export function ChangeManyModal({
  action,
  subscriberIds,
  onClose,
  onStarted,
}: ChangeManyModalProps) {
  const t = useTexts('change-many-tickets');
  const failureText = useFailureText();
  const { company } = useSession();
  const [page, setPage] = useState(1);
  const lastDay = useLastDay();
  const expiryDate = action === 'end' ? lastDay.date : null;
  const change = {
    companyId: company.id,
    body: { action, expiryDate, subscriberIds: [...subscriberIds] },
  };
  const preview = useQuery({
    ...previewQuery(change, page),
    enabled: action !== 'end' || lastDay.isOffered,
  });
  const start = useOperation(changeManyTickets, {
    texts: 'change-many-tickets',
    failed: 'refusedTitle',
    refusals: { END_DATE_NOT_OFFERED: 'dateNotOffered' },
    about: lastDay.date,
    onProblem: (obstacle) => isDateRefused(obstacle) && lastDay.refuse(),
    invalidates: [listChangeManyTickets.path],
    onDone: ({ id }) => onStarted(id),
  });
  const { data } = preview;
  const count = data?.willChange ?? 0;

  return (
    <FormDialog
      width="wide"
      title={t(action === 'end' ? 'endTitle' : 'resendTitle')}
      submitLabel={t(action === 'end' ? 'confirmEnd' : 'confirmResend', countValues(count))}
      isDanger={action === 'end'}
      isDisabled={count === 0 || preview.isFetching || preview.isError}
      operation={start}
      onSubmit={() => start.send({ params: { id: company.id }, body: change.body })}
      onClose={onClose}
    >
      {action === 'end' && <LastDayField lastDay={lastDay} onChosen={() => setPage(1)} />}
      {preview.error ? (
        <ProblemNotice
          problem={{
            title: t('refusedTitle'),
            // The only refusal of a whole preview: the selected day is no longer allowed.
            text:
              preview.error instanceof Refused ? t('dateNotOffered') : failureText(preview.error),
          }}
        />
      ) : data ? (
        <Preview
          action={action}
          lastDay={expiryDate}
          preview={data}
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
    </FormDialog>
  );
}
