import { schoolTicketRolloverCalls as calls } from '@takst/contract/services/school-tickets/rollover/school-ticket-rollover-calls.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { useTickedBatch } from '#ticketing/batches/start/use-ticked-batch.ts';
import { formatLongDate, formatMonth, formatNumber, formatPrice } from '#platform/design/format.ts';
import { useGoTo } from '#platform/design/links/use-go-to.ts';
import { Card } from '#platform/design/page/card.tsx';
import { Notice } from '#platform/design/page/notice.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { OrderSummaryPanel, SummaryRows } from '#ticketing/tickets/order-summary-panel.tsx';
import { type Rollover, type RolloverPlan, rowsOf } from './rollover-plan.ts';

interface RolloverSummaryProps extends Pick<Rollover, 'newCardFeeOre'> {
  plan: RolloverPlan;
  year: NonNullable<Rollover['year']>;
}

/** The order in words, what it costs, and the one button: it makes a list in which each ticket is seen first. */
export function RolloverSummary({ plan, year, newCardFeeOre }: RolloverSummaryProps) {
  const t = useTexts('school-rollover');
  const language = usePageLanguage();
  const goTo = useGoTo();
  const failureText = useFailureText();
  const { mutate, isPending, error } = useTickedBatch(calls, (id) => {
    void goTo(pathTo('/skole/nytt-skolear/{id}', { id }));
  });
  const { lists, priceOre, newCardFeesOre } = plan;
  const cards = lists.newCards.length;
  const order = () =>
    mutate({
      options: { act: 'order', beginsIn: year.beginsIn, slashOrder: null },
      rows: rowsOf(plan),
    });
  const title = t('summary', { year: year.name });
  const rows = (
    <SummaryRows
      rows={[
        [t('summaryPupils'), formatNumber(lists.ready.length)],
        [t('summaryLeavers'), formatNumber(lists.leavers.length)],
        [t('summaryFrom'), formatLongDate(year.startDate, language)],
        [t('summaryThrough'), formatLongDate(year.lastDay, language)],
        [
          t('summaryCards'),
          newCardFeeOre === null || cards === 0
            ? formatNumber(cards)
            : t('cardsPrice', {
                number: formatNumber(cards),
                each: formatPrice(newCardFeeOre),
                price: formatPrice(newCardFeesOre),
              }),
        ],
      ]}
    />
  );
  if (lists.ready.length === 0) {
    return (
      <Card title={title}>
        {rows}
        <p className="mt-3 text-ink-muted">{t('orderNothing')}</p>
      </Card>
    );
  }
  return (
    <form
      noValidate
      className="contents"
      onSubmit={(event) => {
        event.preventDefault();
        order();
      }}
    >
      <OrderSummaryPanel
        title={title}
        price={<Price plan={plan} priceOre={priceOre} />}
        problem={
          error && (
            <Notice kind="error" title={t('notStarted')} isAnnounced>
              {failureText(error)}
            </Notice>
          )
        }
        submitLabel={t('order')}
        cancelLabel={t('cancel')}
        isPending={isPending}
        onCancel={() => void goTo('/skole')}
      >
        {rows}
        <Terms plan={plan} year={year} />
      </OrderSummaryPanel>
    </form>
  );
}

interface PriceProps {
  plan: RolloverPlan;
  priceOre: number;
}

function Price({ plan: { lists }, priceOre }: PriceProps) {
  const t = useTexts('school-rollover');
  const { length } = lists.ready;
  return (
    <div aria-live="polite" className="min-w-0 lg:order-1">
      <p>
        <span className="text-section font-bold tabular-nums lg:text-figure">
          {formatPrice(priceOre)}
        </span>{' '}
        <span className="text-small text-ink-muted lg:text-table">{t('perMonth')}</span>
      </p>
      <p className="text-small text-ink-muted">
        {t('pupils', { count: length, number: formatNumber(length) })}
      </p>
    </div>
  );
}

/** From when it is invoiced, what is not counted, until when cards come in time, and that it can be undone. */
function Terms({ plan: { withoutPrice }, year }: Pick<RolloverSummaryProps, 'plan' | 'year'>) {
  const t = useTexts('school-rollover');
  const language = usePageLanguage();
  return (
    <div className="grid gap-2 text-small text-ink-muted lg:order-2 lg:-mt-2">
      <p>{t('withVat', { month: formatMonth(year.startDate, language) })}</p>
      {withoutPrice > 0 && (
        <p className="text-warning">
          {t('withoutPrice', { count: withoutPrice, number: formatNumber(withoutPrice) })}
        </p>
      )}
      <p className="rounded-ui bg-neutral-tint p-3 text-ink">
        {year.deliveryDay
          ? t('deliveryDay', { date: formatLongDate(year.deliveryDay, language) })
          : t('deliveryLate')}
      </p>
      <p>{t('undoText')}</p>
    </div>
  );
}
