import { companyTicketChangeCalls as calls } from '@takst/contract/ticketing/batches/company-ticket-change-calls.ts';
import { subscriberList } from '@takst/contract/ticketing/subscribers/list-subscribers.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import type { ChangeAct } from '@takst/domain/services/company-tickets/change-many-tickets.rules.ts';
import { useMutation } from '@tanstack/react-query';
import { useTickedBatch } from '#ticketing/batches/start/use-ticked-batch.ts';
import { replyOf } from '#platform/api/query.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { BarButton, TickedBar as Bar } from '#platform/design/list/ticked-bar.tsx';
import { type Choice, rowsQueryFor } from '@takst/contract/platform/lists/rows-asked.ts';
import { formatNumber } from '#platform/design/format.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useOptionsAtStart } from '#ticketing/subscribers/change-many/options-at-start.ts';
import type { TickedPerson, TickedSubscribers } from './use-ticked-subscribers.ts';

/** As many as can be ticked for one change. */
const maxPeople = 5000;

interface TickedBarProps {
  ticked: TickedSubscribers;
  /** Which rows the list has: ticking all follows it. */
  choice: Choice;
  /** Number of rows that match. */
  total: number;
}

/**
 * The number of ticked subscribers and the actions for them. An action makes a draft, whose page shows what
 * would happen to each.
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
    <Bar
      text={t('ticked', { number: formatNumber(count) })}
      clearLabel={t('untick')}
      onClear={ticked.clear}
      more={
        count < Math.min(total, maxPeople) && (
          <TickAllHits ticked={ticked} choice={choice} total={total} />
        )
      }
      actions={acts.map(({ name, icon, text }) => (
        <BarButton
          key={name}
          icon={icon}
          disabled={hasTooMany || isPending}
          onClick={() => start(name)}
        >
          {t(text)}
        </BarButton>
      ))}
    >
      {hasTooMany && (
        <p className="px-3 pb-1 text-small">{t('tooMany', { most: formatNumber(maxPeople) })}</p>
      )}
      {error && (
        <p role="alert" className="px-3 pb-1 text-small">
          {t('notStarted')}. {failureText(error)}
        </p>
      )}
    </Bar>
  );
}

const rowOf = ({ id, firstName, lastName, employeeId }: TickedPerson) => ({
  subscriberId: String(id),
  firstName,
  lastName,
  employeeId,
});

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
      replyOf(subscriberList.list, {
        params: { id: company.id },
        query: { ...rowsQueryFor(subscriberList, choice), maxEntries: maxPeople, offset: 0 },
      }),
    onSuccess: ({ matches }) => ticked.tick(matches, true),
  });
  const number = { total: formatNumber(Math.min(total, maxPeople)) };
  return (
    <>
      <BarButton
        aria-disabled={fetching.isPending}
        onClick={() => !fetching.isPending && fetching.mutate()}
        className="font-normal underline"
      >
        {total > maxPeople ? t('tickMost', number) : t('tickAllHits', number)}
      </BarButton>
      {fetching.error && <p role="alert">{failureText(fetching.error)}</p>}
    </>
  );
}
