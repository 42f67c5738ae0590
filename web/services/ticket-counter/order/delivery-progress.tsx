import type { CounterOrderDetails } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import { formatMoment } from '#platform/design/format-moment.ts';
import { formatNumber } from '#platform/design/format.ts';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { Progress } from '#platform/design/page/progress.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** How far an order is, while something of it is missing; what failed or was not sent; and when codes go out. */
export function DeliveryProgress({ order }: { order: CounterOrderDetails }) {
  const t = useTexts('counter-order');
  const language = usePageLanguage();
  const { today } = useSession();
  const { ticketCount: madeCount, requestedTicketCount: requested, sendAt } = order;
  const { failedCount, notSentCount } = order;
  const missing = requested - madeCount;
  return (
    <>
      {!order.isDelivered && (
        <Card>
          <div className="grid gap-4">
            <Progress
              label={t('delivered', {
                made: formatNumber(madeCount),
                requested: formatNumber(requested),
              })}
              value={madeCount}
              max={requested}
            />
            <Notice kind="warning" title={t('notAllTitle')} isAnnounced>
              {t('notAllText', { count: missing, number: formatNumber(missing) })}
            </Notice>
          </div>
        </Card>
      )}
      {order.isDelivered && failedCount > 0 && (
        <Notice
          kind="error"
          title={t('failedTitle', { count: failedCount, number: formatNumber(failedCount) })}
        >
          {t('failedText')}
        </Notice>
      )}
      {notSentCount > 0 && (
        <Notice
          kind="error"
          title={t('notSentTitle', { count: notSentCount, number: formatNumber(notSentCount) })}
        >
          {t('notSentText')}
        </Notice>
      )}
      {order.isToBeSent && sendAt !== null && (
        <Notice kind="info">
          {t('sentLater', { when: formatMoment(sendAt, { language, today }) })}
        </Notice>
      )}
    </>
  );
}
