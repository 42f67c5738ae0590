import { companyTicketChangeCalls as calls } from '@takst/contract/batches/company-ticket-change-calls.ts';
import { listSubscribers } from '@takst/contract/subscribers/list-subscribers.contract.ts';
import { pathTo } from '@takst/contract/path-to.ts';
import type { ChangeAct } from '@takst/domain/company-tickets/change-many-tickets.rules.ts';
import { useMutation } from '@tanstack/react-query';
import { useTickedBatch } from '#batches/start/use-ticked-batch.ts';
import { replyOf } from '#api/query.ts';
import { useFailureText } from '#api/use-failure-text.ts';
import { classNames } from '#design/class-names.ts';
import { Icon } from '#design/icon.tsx';
import { formatNumber } from '#design/format.ts';
import { useSession } from '#session/use-session.ts';
import { useGoTo } from '#design/links/use-go-to.ts';
import { useTexts } from '#texts/use-texts.ts';
import { useOptionsAtStart } from '#tickets/change-many/options-at-start.ts';
import { type EmployeeChoice, rowsOf } from './employee.queries.ts';
import type { TickedPerson, TickedSubscribers } from './use-ticked-subscribers.ts';

/** As many as can be ticked for one change. */
const maxPeople = 5000;

interface TickedBarProps {
  ticked: TickedSubscribers;
  /** Which rows the list has: ticking all follows it. */
  choice: EmployeeChoice;
  /** Number of rows that match. */
  total: number;
}

/**
 * The number of ticked subscribers and the actions for them; sticks to the screen while scrolling. An
 * action makes a draft, whose page shows what would happen to each.
 */
export function TickedBar({ ticked, choice, total }: TickedBarProps) {
  const t = useTexts('change-many-tickets');
  const goTo = useGoTo();
  const failureText = useFailureText();
  const optionsFor = useOptionsAtStart();
  const { mutate, isPending, error } = useTickedBatch(calls, (id) => {
    void goTo(pathTo('/bedriftsavtale/endringer/{id}', { id }));
  });
  const count = ticked.people.size;
  const hasTooMany = count > maxPeople;
  const start = (act: ChangeAct) =>
    mutate({ options: optionsFor(act), rows: [...ticked.people.values()].map(rowOf) });
  return (
    <div
      data-bottom-bar="always"
      className="sticky bottom-4 z-20 mx-auto mt-4 w-fit max-w-full rounded-panel bg-inverse p-2 text-on-inverse shadow-bar max-sm:bottom-0 max-sm:-mx-4 max-sm:w-auto max-sm:max-w-none max-sm:rounded-none max-sm:pb-[max(0.5rem,env(safe-area-inset-bottom))] forced-colors:border"
    >
      <div className="flex items-center gap-x-6 max-lg:flex-col max-lg:items-stretch">
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
        <div className="flex gap-1 max-sm:grid max-sm:grid-cols-2">
          {acts.map(({ name, icon, text }) => (
            <button
              key={name}
              type="button"
              disabled={hasTooMany || isPending}
              onClick={() => start(name)}
              className={classNames(barButton, 'max-sm:flex-1')}
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
      {error && (
        <p role="alert" className="px-3 pb-1 text-small">
          {t('notStarted')}. {failureText(error)}
        </p>
      )}
    </div>
  );
}

const rowOf = ({ id, firstName, lastName, employeeId }: TickedPerson) => ({
  subscriberId: String(id),
  firstName,
  lastName,
  employeeId,
});

/** On the dark bar the ring of the focus is as light as the text. */
const barButton =
  'inline-flex min-h-(--size-control) items-center justify-center gap-2 rounded-ui px-3 text-table font-semibold whitespace-nowrap outline-current hover:bg-inverse-hover disabled:opacity-60 disabled:hover:bg-transparent';

const acts = [
  { name: 'end', icon: 'minus', text: 'endTicked' },
  { name: 'change-zone', icon: 'swap', text: 'zonesTicked' },
  { name: 'change-agreement', icon: 'document', text: 'agreementTicked' },
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
    onSuccess: ({ matches }) => ticked.tick(matches, true),
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
