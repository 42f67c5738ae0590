import type {
  ManyAction,
  ManyFault,
} from '@takst/contract/company-tickets/many/change-many-tickets.schema.ts';
import type { ManyLine } from '@takst/contract/company-tickets/many/get-change-many-tickets.contract.ts';
import { formatNumber } from '#design/format.ts';
import type { PlainTextKey } from '#texts/texts.ts';
import { useTexts } from '#texts/use-texts.ts';

type Key = PlainTextKey<'change-many-tickets'>;

/** One text per reason why a ticket is not changed. */
const faults: Readonly<Record<ManyFault, Key>> = {
  SUBSCRIBER_NOT_FOUND: 'subscriberNotFound',
  NO_ACTIVE_TICKET: 'noActiveTicket',
  END_ALREADY_SET: 'endAlreadySet',
  ALREADY_DOWNLOADED: 'alreadyDownloaded',
  NO_PICKUP_CODE: 'noPickupCode',
  PICKUP_CODE_JUST_SENT: 'pickupCodeJustSent',
  TICKET_NOT_FOUND: 'ticketNotFound',
  TICKET_NOT_ENDABLE: 'ticketNotEndable',
  END_DATE_NOT_OFFERED: 'endDateNotOffered',
  NOT_ALLOWED: 'notAllowed',
};

/** Values of a text with a plural: the number, and the count that selects the form. */
export const countValues = (count: number) => ({ count, number: formatNumber(count) });

/** Texts that preview and results share. */
export function useManyChangeTexts() {
  const t = useTexts('change-many-tickets');
  return {
    nameOf: (person: ManyLine['person']) =>
      person ? `${person.firstName} ${person.lastName}` : t('unknownPerson'),

    faultText: (fault: ManyFault) => t(faults[fault]),

    titleOf: (action: ManyAction, count: number) =>
      t(action === 'end' ? 'ending' : 'resending', countValues(count)),
  };
}
