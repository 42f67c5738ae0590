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
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
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
    <div
      data-bottom-bar
      className="sticky bottom-4 z-20 mx-auto mt-4 w-fit max-w-full rounded-panel bg-inverse p-2 text-on-inverse shadow-bar max-sm:bottom-0 max-sm:-mx-4 max-sm:w-auto max-sm:max-w-none max-sm:rounded-none max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))] forced-colors:border"
    >
      <div className="flex items-center gap-x-6 max-sm:flex-col max-sm:items-stretch">
        <div className="flex items-center gap-1">
          <button
            type="button"
            aria-label={t('untick')}
            onClick={ticked.clear}
            className={classNames(barButton, 'w-(--size-control) px-0')}
          >
            <Icon name="close" />
          </button>
          <p role="status" className="px-1 font-semibold whitespace-nowrap tabular-nums">
            {t('ticked', { number: formatNumber(count) })}
          </p>
          {count < Math.min(total, maxPeople) && (
            <TickAllHits ticked={ticked} choice={choice} total={total} />
          )}
        </div>
        <div className="flex gap-1">
          {acts.map(({ name, icon, text }) => (
            <button
              key={name}
              type="button"
              disabled={hasTooMany}
              onClick={() => setAction(name)}
              className={classNames(barButton, 'max-sm:flex-1 max-sm:flex-col max-sm:gap-1')}
            >
              <Icon name={icon} />
              {t(text)}
            </button>
          ))}
        </div>
      </div>
      {hasTooMany && (
        <p className="px-3 pb-1 text-small">{t('tooMany', { most: formatNumber(maxPeople) })}</p>
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

/** On the dark bar the ring of the focus is as light as the text. */
const barButton =
  'inline-flex min-h-(--size-control) items-center justify-center gap-2 rounded-ui px-3 text-table font-semibold whitespace-nowrap outline-current hover:bg-inverse-hover disabled:opacity-60 disabled:hover:bg-transparent';

const acts = [
  { name: 'end', icon: 'minus', text: 'endTicked' },
  { name: 'resend-pickup-code', icon: 'send', text: 'resendTicked' },
] as const;

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
      <button
        type="button"
        aria-disabled={fetching.isPending}
        onClick={() => !fetching.isPending && fetching.mutate()}
        className={classNames(barButton, 'font-normal underline')}
      >
        {total > maxPeople ? t('tickMost', number) : t('tickAllHits', number)}
      </button>
      {fetching.error && <p role="alert">{failureText(fetching.error)}</p>}
    </>
  );
}
