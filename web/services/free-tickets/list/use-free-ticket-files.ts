import {
  overStatuses,
  operativeStatuses,
} from '@takst/contract/services/free-tickets/list/free-ticket-filter.ts';
import {
  downloadFreeTickets,
  freeTicketList,
} from '@takst/contract/services/free-tickets/list/free-ticket-list.contract.ts';
import { addressOf } from '#platform/api/call-input.ts';
import type { ListOption } from '#platform/design/list/list-option.ts';
import { rowsQueryFor } from '@takst/contract/platform/lists/rows-asked.ts';
import type { PageList } from '#platform/lists/use-list-of.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The two files of the specification, for the current search and the selected department (spec 3 §2). */
export function useFreeTicketFiles(list: PageList<typeof freeTicketList>): ListOption[] {
  const t = useTexts('free-ticket-list');
  const { company } = useSession();
  const { filter: _filter, ...rows } = rowsQueryFor(freeTicketList, list);
  const fileOf = (statuses: readonly string[]) =>
    addressOf(downloadFreeTickets, {
      params: { id: company.id },
      query: {
        ...rows,
        agreementNumber: rows.agreementNumber && String(rows.agreementNumber),
        statusFilter: statuses.join(','),
      },
    });
  return [
    { label: t('downloadCurrent'), href: fileOf(operativeStatuses) },
    { label: t('downloadOver'), href: fileOf(overStatuses) },
  ];
}
