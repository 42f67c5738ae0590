import type { UndeliveredMessage } from '@takst/contract/platform/messages/list-undelivered-messages.contract.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import {
  type SmsCapReason,
  smsCapReasons,
  smsCaps,
} from '@takst/domain/platform/messages/sms-caps.rules.ts';
import { useState } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { Link } from '#platform/design/buttons/link.tsx';
import { lazyDialog } from '#platform/design/overlays/lazy-dialog.tsx';
import { formatNumber } from '#platform/design/format.ts';
import { capitalize, formatMoment } from '#platform/design/format-moment.ts';
import { Email } from '#platform/design/page/email.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSignedIn } from '#platform/session/use-session.ts';
import { SearchedList } from '#platform/design/list/searched-list.tsx';
import { useList } from '#platform/design/list/use-list.ts';
import type { Column } from '#platform/design/table/column.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { messageTopicTexts } from './message-topic-texts.ts';
import { undeliveredMessagesQuery } from './undelivered-messages.queries.ts';

const SendMessageAgainModal = lazyDialog(
  async () => (await import('./send-message-again.modal.tsx')).SendMessageAgainModal,
);

/** Customer support sees undelivered e-mails and SMS, and sends them again (docs/decisions/0072). */
export function UndeliveredMessagesPage() {
  const t = useTexts('undelivered-messages');
  const list = useList(undeliveredMessagesQuery, ['filter']);
  const [message, setMessage] = useState<UndeliveredMessage | null>(null);
  const { filter } = list.filters;
  return (
    <>
      <SearchedList
        list={list}
        title={t('title')}
        subtitle={t('subtitle')}
        searchLabel={list.isEmpty ? undefined : t('searchLabel')}
        chips={
          list.isEmpty
            ? undefined
            : {
                label: t('filters'),
                chips: [
                  { value: '', label: t('filterAll'), count: undefined },
                  { value: 'sms', label: t('filterSms'), count: undefined },
                  { value: 'email', label: t('email'), count: undefined },
                ],
                value: filter,
                onChange: (next) => list.setFilters({ filter: next }),
              }
        }
        columns={useColumns(setMessage)}
        cardsBelow={860}
        empty={{ icon: 'mail', title: t('emptyTitle'), text: t('emptyText') }}
        noHits={{ text: t('noHitText') }}
      />
      {message && <SendMessageAgainModal message={message} onClose={() => setMessage(null)} />}
    </>
  );
}

function useColumns(onAsk: (message: UndeliveredMessage) => void): Column<UndeliveredMessage>[] {
  const t = useTexts('undelivered-messages');
  const language = usePageLanguage();
  const { today } = useSignedIn();
  const heldBack = useHeldBack();
  return [
    {
      id: 'message',
      header: t('message'),
      isRowHeader: true,
      cell: ({ kind, topic }) => (
        <span>
          {t(messageTopicTexts[topic])}
          <span className="block text-small font-normal text-ink-muted">{t(kind)}</span>
        </span>
      ),
    },
    {
      id: 'failedAt',
      header: t('failedAt'),
      width: 9,
      cell: ({ failedAt }) => (
        <span className="tabular-nums">
          {capitalize(formatMoment(failedAt, { language, today }))}
        </span>
      ),
    },
    {
      id: 'recipient',
      header: t('recipient'),
      cell: ({ recipient }) =>
        recipient === null ? t('noRecipient') : <Email email={recipient} />,
    },
    {
      id: 'company',
      header: t('company'),
      cell: ({ company }) =>
        company ? (
          <Link to={pathTo('/bedrifter/{id}', { id: company.id })}>{company.name}</Link>
        ) : (
          t('noCompany')
        ),
    },
    {
      id: 'reason',
      header: t('reason'),
      cell: ({ reason, recipient, topic }) => (
        <span className="text-small wrap-anywhere">
          {recipient === null ? t(withoutAdministrator(topic)) : (heldBack(reason) ?? reason)}
        </span>
      ),
      onCard: 'below',
    },
    {
      id: 'act',
      header: t('act'),
      width: 11,
      cell: (message) => <Act message={message} onAsk={onAsk} />,
      onCard: 'below',
    },
  ];
}

/** The words for an SMS that a cap of the day held back. */
function useHeldBack(): (reason: string) => string | undefined {
  const t = useTexts('undelivered-messages');
  const texts: Readonly<Record<SmsCapReason, string>> = {
    SMS_CAP_OF_COMPANY: t('heldForCompany', {
      max: formatNumber(smsCaps.perCompanyADay),
    }),
    SMS_CAP_OF_PHONE: t('heldForPhone', { max: formatNumber(smsCaps.perPhoneADay) }),
  };
  return (reason) => smsCapReasons.filter((one) => one === reason).map((one) => texts[one])[0];
}

type ActProps = { message: UndeliveredMessage; onAsk: (message: UndeliveredMessage) => void };

/** The button, or what to do instead. */
function Act({ message, onAsk }: ActProps) {
  const t = useTexts('undelivered-messages');
  if (message.isSendableAgain)
    return (
      <Button icon="send" onClick={() => onAsk(message)}>
        {t('sendAgain')}
      </Button>
    );
  const { recipient, topic } = message;
  if (recipient !== null && (topic === 'voucher-link' || topic === 'voucher-code')) {
    return (
      <Link to="/kodelager/tilbud" search={{ q: recipient }} className="text-small">
        {t('sendFromOffer')}
      </Link>
    );
  }
  return <span className="text-small text-ink-muted">{t(insteadOf(message))}</span>;
}

function insteadOf({ recipient, topic }: UndeliveredMessage) {
  if (recipient === null) {
    if (topic === 'school-deadline') return 'addSchoolAdministrator';
    if (topic === 'unused-codes') return 'addBuyer';
    return topic === 'child-ends' ? 'addAdministrator' : 'addAdministratorAnyDay';
  }
  if (topic === 'tax-notice') return 'newTaxNotice';
  if (topic === 'onboarding-link') return 'newSigneeLink';
  return topic === 'activation-link' ? 'newLink' : 'codeIsOld';
}

const withoutAdministrator = (topic: UndeliveredMessage['topic']) => {
  if (topic === 'unused-codes') return 'noBuyer';
  return topic === 'school-deadline' ? 'noSchoolAdministrator' : 'noAdministrator';
};
