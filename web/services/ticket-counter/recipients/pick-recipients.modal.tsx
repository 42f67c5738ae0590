import {
  type CounterRecipient,
  counterRecipientList,
  listCounterRecipients,
} from '@takst/contract/services/ticket-counter/recipients/counter-recipient-list.contract.ts';
import { businessDayOf } from '@takst/domain/platform/time/business-day.rules.ts';
import { queryOf } from '#platform/api/query.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatDate, formatListedPhone, formatNumber } from '#platform/design/format.ts';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import { useSectionList } from '#platform/design/list/use-list.ts';
import { Modal } from '#platform/design/overlays/modal.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { phonesOnList, withoutRecipients, withRecipients } from './picked-recipients.ts';

interface PickRecipientsModalProps {
  /** The list of guests as the form has it. */
  guests: string;
  onChange: (guests: string) => void;
  onClose: () => void;
}

/** The phones that got codes before: one tick adds a phone to the list of guests, and takes it away again. */
export function PickRecipientsModal({ guests, onChange, onClose }: PickRecipientsModalProps) {
  const t = useTexts('counter-recipients');
  const { company } = useSession();
  const list = useSectionList(({ pageQuery }) => ({
    ...queryOf(listCounterRecipients, { params: { id: company.id }, query: pageQuery }),
    throwOnError: false,
  }));
  const phonesInList = phonesOnList(guests);
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('dialogTitle')}
      width="wide"
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
      foot={
        <p role="status" className="text-small text-ink-muted">
          {t('onList', { count: phonesInList.size, number: formatNumber(phonesInList.size) })}
        </p>
      }
    >
      <SearchedList
        list={list}
        title={t('title')}
        searchLabel={list.isEmpty ? undefined : t('searchLabel')}
        columns={useRecipientColumns()}
        ticks={{
          isTicked: phonesInList.has,
          onTick: (recipients, isTicked) =>
            onChange((isTicked ? withRecipients : withoutRecipients)(guests, recipients)),
          label: (recipient) => t('tick', { name: nameOf(recipient) }),
          allLabel: t('tickAll'),
        }}
        cardsBelow={600}
        empty={{ icon: 'users', title: t('emptyTitle'), text: t('emptyText') }}
        failedTitle={t('failed')}
      />
    </Modal>
  );
}

const nameOf = ({ name, phoneCountryCode, phone }: CounterRecipient): string =>
  name ?? formatListedPhone(phoneCountryCode, phone);

function useRecipientColumns(): readonly Column<CounterRecipient>[] {
  const t = useTexts('counter-recipients');
  const language = usePageLanguage();
  const { columns } = counterRecipientList;
  const dateOf = ({ lastOrderedAt }: CounterRecipient) => formatDate(businessDayOf(lastOrderedAt));
  return [
    {
      id: 'name',
      header: columns.name.heading[language],
      cell: ({ name }) =>
        name === null ? (
          <span className="font-normal text-ink-muted">{t('withoutName')}</span>
        ) : (
          <span className="wrap-anywhere">{name}</span>
        ),
      isRowHeader: true,
      onCard: 'title',
    },
    {
      id: 'phone',
      header: columns.phone.heading[language],
      width: 11,
      cell: ({ phoneCountryCode, phone }) => (
        <span className="whitespace-nowrap tabular-nums">
          {formatListedPhone(phoneCountryCode, phone)}
        </span>
      ),
    },
    {
      id: 'lastOrder',
      header: columns.lastOrder.heading[language],
      width: 9,
      cell: (recipient) => <span className="tabular-nums">{dateOf(recipient)}</span>,
      cardCell: (recipient) => t('lastOrdered', { date: dateOf(recipient) }),
    },
  ];
}
