import { schoolTicketRolloverCalls as calls } from '@takst/contract/services/school-tickets/rollover/school-ticket-rollover-calls.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useMutation } from '@tanstack/react-query';
import { replyOf } from '#platform/api/query.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { useTickedBatch } from '#ticketing/batches/start/use-ticked-batch.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { BottomBar } from '#platform/design/page/bottom-bar.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';

const maxRows = 10_000;

/** Makes a list of the tickets that a batch has ordered, in which all of them can be taken back. */
export function TakeBack({ batchId }: { batchId: number }) {
  const t = useTexts('school-rollover');
  const goTo = useGoTo();
  const failureText = useFailureText();
  const { mutateAsync } = useTickedBatch(calls, (id) => {
    void goTo(pathTo('/skole/nytt-skolear/{id}', { id }));
  });
  const { mutate, isPending, error } = useMutation({
    async mutationFn() {
      const { matches } = await replyOf(calls.listRows, {
        params: { id: batchId },
        query: { maxEntries: maxRows },
      });
      const rows = matches.flatMap(({ state, cells, subject }) =>
        state === 'done' && subject ? [{ ...cells, ticketId: String(subject.id) }] : [],
      );
      // The year is told by the tickets themselves.
      await mutateAsync({ options: { act: 'take-back', beginsIn: 0, slashOrder: null }, rows });
    },
  });
  return (
    <div className="mt-4">
      {error && (
        <Notice kind="error" title={t('notStarted')} isAnnounced className="mb-4">
          {failureText(error)}
        </Notice>
      )}
      <BottomBar>
        <p className="min-w-0 flex-1 basis-60 text-small">{t('takeBackText')}</p>
        <Button variant="danger" icon="undo" isPending={isPending} onClick={() => mutate()}>
          {t('takeBack')}
        </Button>
      </BottomBar>
    </div>
  );
}
