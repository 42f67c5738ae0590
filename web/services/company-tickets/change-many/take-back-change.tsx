import { companyTicketChangeCalls as calls } from '@takst/contract/ticketing/batches/company-ticket-change-calls.ts';
import type { Batch, BatchTotals } from '@takst/contract/ticketing/batches/batch.schema.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import type { ChangeAct } from '@takst/domain/services/company-tickets/change-many-tickets.rules.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { useMutation } from '@tanstack/react-query';
import { replyOf } from '#platform/api/query.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatLongDate } from '#platform/design/format.ts';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { BottomBar } from '#platform/design/page/bottom-bar.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useTickedBatch } from '#ticketing/batches/start/use-ticked-batch.ts';
import { useOptionsAtStart } from '#ticketing/subscribers/change-many/options-at-start.ts';

const maxRows = 10_000;

interface TakeBackChangeProps {
  batch: Batch;
  totals: BatchTotals;
  act: ChangeAct;
}

/** While a change can be undone, this button makes a batch of the same people that takes it back. */
export function TakeBackChange({ batch, totals, act }: TakeBackChangeProps) {
  const t = useTexts('change-many-tickets');
  const goTo = useGoTo();
  const failureText = useFailureText();
  const until = useUntil({ batch, totals, act });
  const optionsFor = useOptionsAtStart();
  const { mutateAsync } = useTickedBatch(calls, (id) => {
    void goTo(pathTo('/bedriftsavtale/endringer/{id}', { id }));
  });
  const { mutate, isPending, error } = useMutation({
    async mutationFn() {
      const { matches } = await replyOf(calls.listRows, {
        params: { id: batch.id },
        query: { maxEntries: maxRows },
      });
      const rows = matches.flatMap(({ state, cells, subject }) => {
        if (state !== 'done' || !subject) return [];
        const { firstName = '', lastName = '', employeeId = '' } = cells;
        return [{ subscriberId: String(subject.id), firstName, lastName, employeeId }];
      });
      await mutateAsync({ options: optionsFor('take-back'), rows });
    },
  });
  if (!until || batch.done === 0) return null;
  return (
    <>
      {error && (
        <Notice kind="error" title={t('notStarted')} isAnnounced>
          {failureText(error)}
        </Notice>
      )}
      <BottomBar>
        <p className="min-w-0 flex-1 basis-60 text-small">{until}</p>
        <Button icon="undo" isPending={isPending} onClick={() => mutate()}>
          {t('takeBackAll')}
        </Button>
      </BottomBar>
    </>
  );
}

/** Until when: an end for the day, another change until it begins; null when that is over. */
function useUntil({ batch: { startedAt }, totals: { firstStart }, act }: TakeBackChangeProps) {
  const t = useTexts('change-many-tickets');
  const language = usePageLanguage();
  const { today } = useSession();
  if (act === 'end') {
    return startedAt && businessDayOf(startedAt).equals(today) ? t('takeBackEnds') : null;
  }
  if (act !== 'change-zone' && act !== 'change-agreement') return null;
  return firstStart && Temporal.PlainDate.compare(firstStart, today) > 0
    ? t('takeBackBefore', { date: formatLongDate(firstStart, language, today) })
    : null;
}
