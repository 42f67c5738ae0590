import {
  type ManyAction,
  maxPeople,
} from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import { listSubscribers } from '@takst/contract/subscribers/list-subscribers.contract.ts';
import { pathTo } from '@takst/contract/path-to.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyDialog } from '#design/overlays/lazy-dialog.tsx';
import { replyOf } from '#api/query.ts';
import { useFailureText } from '#api/use-failure-text.ts';
import { Button } from '#design/buttons/button.tsx';
import { IconButton } from '#design/buttons/icon-button.tsx';
import { formatNumber } from '#design/format.ts';
import { useSession } from '#session/use-session.ts';
import { useGoTo } from '#design/links/use-go-to.ts';
import { useTexts } from '#texts/use-texts.ts';
import { type EmployeeChoice, rowsOf } from './employee.queries.ts';
import type { TickedSubscribers } from './use-ticked-subscribers.ts';

// Lazy: needed only when subscribers are ticked.
const ChangeManyModal = lazyDialog(
  async () => (await import('#subscribers/many/change-many.modal.tsx')).ChangeManyModal,
);

interface TickedBarProps {
  ticked: TickedSubscribers;
  /** Which rows the list has: ticking all follows it. */
  choice: EmployeeChoice;
  /** Number of rows that match. */
  total: number;
}

/**
 * The number of ticked subscribers and the actions for them; sticks to the screen while scrolling.
 */
export function TickedBar({ ticked, choice, total }: TickedBarProps) {
  const t = useTexts('change-many-tickets');
  const goTo = useGoTo();
  const [action, setAction] = useState<ManyAction | null>(null);
  const count = ticked.ids.size;
  const hasTooMany = count > maxPeople;
  return (
    <div className="sticky bottom-2 z-20 mt-3 rounded-panel border border-line bg-surface p-3 shadow-bar">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex items-center gap-1 max-sm:w-full">
          <IconButton icon="close" label={t('untick')} onClick={ticked.clear} />
          <p role="status" className="font-semibold tabular-nums">
            {t('ticked', { number: formatNumber(count) })}
          </p>
          {count < Math.min(total, maxPeople) && (
            <TickAllHits ticked={ticked} choice={choice} total={total} />
          )}
        </div>
        <div className="flex gap-2 max-sm:w-full sm:ml-auto">
          <Button
            className="max-sm:flex-1 max-sm:px-2"
            disabled={hasTooMany}
            onClick={() => setAction('resend-pickup-code')}
          >
            {t('resendTitle')}
          </Button>
          <Button
            className="max-sm:flex-1 max-sm:px-2"
            disabled={hasTooMany}
            onClick={() => setAction('end')}
          >
            {t('endTitle')}
          </Button>
        </div>
      </div>
      {hasTooMany && (
        <p className="mt-2 text-small">{t('tooMany', { most: formatNumber(maxPeople) })}</p>
      )}
      {action && (
        <ChangeManyModal
          action={action}
          subscriberIds={[...ticked.ids]}
          onClose={() => setAction(null)}
          onStarted={(id) => {
            void goTo(pathTo('/bedriftsavtale/endringer/{id}', { id }));
          }}
        />
      )}
    </div>
  );
}

/** Ticks all current matches, also those on other pages. */
function TickAllHits({ ticked, choice, total }: TickedBarProps) {
  const t = useTexts('change-many-tickets');
  const failureText = useFailureText();
  const { company } = useSession();
  const fetching = useMutation({
    mutationFn: () =>
      replyOf(listSubscribers, {
        params: { id: company.id },
        query: { ...rowsOf(choice), maxEntries: maxPeople, offset: 0 },
      }),
    onSuccess: ({ matches }) => {
      const ids = matches.map(({ id }) => id);
      ticked.tick(ids, true);
    },
  });
  const number = { total: formatNumber(Math.min(total, maxPeople)) };
  return (
    <>
      <Button variant="quiet" isPending={fetching.isPending} onClick={() => fetching.mutate()}>
        {total > maxPeople ? t('tickMost', number) : t('tickAllHits', number)}
      </Button>
      {fetching.error && <p role="alert">{failureText(fetching.error)}</p>}
    </>
  );
}
