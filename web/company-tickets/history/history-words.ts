import type { HistoryValue } from '@takst/contract/changes/difference.schema.ts';
import type {
  HistoryEntry,
  HistoryField,
} from '@takst/contract/company-tickets/list-subscriber-history.contract.ts';
import { useEmployeeIdLabel } from '#company-tickets/use-employee-id-label.ts';
import { useZoneName } from '#company-tickets/use-zone-name.ts';
import { formatDate } from '#design/format.ts';
import { usePageLanguage } from '#design/page-language.ts';
import type { PlainTextKey } from '#texts/texts.ts';
import { useTexts } from '#texts/use-texts.ts';

type Key = PlainTextKey<'ticket-history'>;

const kinds = new Map<string, Key>([
  ['order-company-ticket', 'ordered'],
  ['cancel-pending-ticket', 'pendingCancelled'],
  ['end-company-ticket', 'ended'],
  ['change-ticket-expiry', 'ended'],
  ['change-zone', 'zoneChanged'],
  ['resend-pickup-code', 'codeResent'],
  ['resend-ticket', 'ticketResent'],
  ['update-contact-details', 'detailsUpdated'],
  ['redeem-ticket', 'redeemed'],
]);

const channels = new Map<string, Key>([
  ['portal', 'portal'],
  ['widget', 'widget'],
  ['link', 'link'],
  ['app', 'app'],
  ['job', 'job'],
  ['import', 'import'],
]);

const fields: Readonly<Record<Exclude<HistoryField, 'employeeId'>, Key>> = {
  firstName: 'firstName',
  lastName: 'lastName',
  phone: 'phone',
  startDate: 'startDate',
  expirationDate: 'expirationDate',
  lastDay: 'lastDay',
  zones: 'zones',
  product: 'product',
  profile: 'profile',
  downloadedToPhone: 'downloadedToPhone',
  cancelled: 'cancelled',
};

type Difference = HistoryEntry['differences'][number];

/** A line of the history in words. */
export function useHistoryWords() {
  const t = useTexts('ticket-history');
  const tickets = useTexts('company-tickets');
  const employeeIdLabel = useEmployeeIdLabel();
  const zoneName = useZoneName();
  const language = usePageLanguage();

  const fieldOf = (field: HistoryField) =>
    field === 'employeeId' ? employeeIdLabel : t(fields[field]);

  function valueOf(value: HistoryValue): string {
    if (value.as === 'text') return value.text;
    if (value.as === 'date') return formatDate(value.date);
    if (value.as === 'words') return value.words[language];
    if (value.as === 'yesNo') return t(value.yes ? 'yes' : 'no');
    return value.allZones ? tickets('allZones') : value.zones.map(zoneName).join(' – ');
  }

  return {
    /** A kind that is newer than this page is a change all the same. */
    kindOf: (kind: string) => t(kinds.get(kind) ?? 'otherKind'),

    whoOf({ who, channel }: HistoryEntry): string {
      const key = channels.get(channel);
      return [who, key && t(key)].filter(Boolean).join(', ');
    },

    differenceOf({ field, before, after }: Difference): string {
      const words = { field: fieldOf(field), after: after ? valueOf(after) : t('none') };
      return before ? t('becameFrom', { ...words, before: valueOf(before) }) : t('became', words);
    },
  };
}
