import { freeTicketBirthdayCalls as calls } from '@takst/contract/ticketing/batches/free-ticket-birthday-calls.ts';
import type { Birthday } from '@takst/contract/services/free-tickets/birthdays/list-birthdays.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import type { BirthdayAct } from '@takst/domain/services/free-tickets/birthdays.rules.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { useTickedBatch } from '#ticketing/batches/start/use-ticked-batch.ts';
import { formatNumber } from '#platform/design/format.ts';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { BarButton, TickedBar } from '#platform/design/list/ticked-bar.tsx';
import type { TickedRows } from '#platform/design/list/use-ticked.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** Actions for the ticked holders. Each makes a draft batch; its page shows the effect for each holder. */
export function BirthdayBar({ ticked }: { ticked: TickedRows<Birthday> }) {
  const t = useTexts('free-birthdays');
  const goTo = useGoTo();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useTickedBatch(calls, (id) => {
    void goTo(pathTo('/fribilletter/bursdager/{id}', { id }));
  });
  const start = (act: BirthdayAct) =>
    mutate({ options: { act, slashOrder: null }, rows: [...ticked.rows.values()].map(rowOf) });
  return (
    <TickedBar
      text={t('ticked', { number: formatNumber(ticked.rows.size) })}
      clearLabel={t('untick')}
      onClear={ticked.clear}
      actions={acts.map(({ act, icon, text }) => (
        <BarButton key={act} icon={icon} disabled={isPending} onClick={() => start(act)}>
          {t(text)}
        </BarButton>
      ))}
    >
      {error && (
        <p role="alert" className="px-3 pb-1 text-small">
          {t('notStarted')}. {failureText(error)}
        </p>
      )}
    </TickedBar>
  );
}

const rowOf = ({ id, firstName, lastName, employeeId }: Birthday) => ({
  ticketId: String(id),
  firstName,
  lastName,
  employeeId,
});

const acts = [
  { act: 'new-profile', icon: 'swap', text: 'giveProfile' },
  { act: 'end', icon: 'minus', text: 'endTickets' },
] as const;
