import { type CounterOrderEntry } from '@takst/contract/services/ticket-counter/orders/counter-order.schema.ts';
import { listCounterOrders } from '@takst/contract/services/ticket-counter/orders/counter-order-list.contract.ts';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#platform/api/query.ts';
import { formatMoment } from '#platform/design/format-moment.ts';
import { formatNumber } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';
import { PageLink } from '#platform/design/links/page-link.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { formerOrderInAddress } from './former-order.ts';

/** The newest orders of the company; undefined while they load, none where they cannot be read. */
export function useNewestOrders(): readonly CounterOrderEntry[] | undefined {
  const { company } = useSession();
  const { data, isError } = useQuery({
    ...queryOf(listCounterOrders, {
      params: { id: company.id },
      query: { maxEntries: 3, offset: 0, searchFor: '' },
    }),
    throwOnError: false,
  });
  return isError ? [] : data?.matches;
}

/** One press fills the form with what was ordered before; nothing is ordered yet. */
export function FormerOrders({ orders }: { orders: readonly CounterOrderEntry[] }) {
  const t = useTexts('counter-order-form');
  if (orders.length === 0) return null;
  return (
    <section
      aria-label={t('again')}
      className="mb-4 flex overflow-x-auto rounded-panel border border-line bg-surface sm:grid sm:grid-cols-[8rem_repeat(3,minmax(0,1fr))]"
    >
      <h2 className="min-w-28 p-3 text-table font-semibold">{t('again')}</h2>
      {orders.map((order) => (
        <FormerOrderLink key={order.id} order={order} />
      ))}
    </section>
  );
}

function FormerOrderLink({ order }: { order: CounterOrderEntry }) {
  const t = useTexts('counter-order-form');
  const language = usePageLanguage();
  const { today } = useSession();
  const number = formatNumber(order.requestedTicketCount);
  const name = order.productName?.[language] ?? t('unknownProduct');
  const about = [
    order.personalReference ?? order.invoiceReference,
    formatMoment(order.purchaseDate, { language, today }),
  ];
  return (
    <PageLink
      to="/billettluka"
      search={{ [formerOrderInAddress]: String(order.id) }}
      className="flex min-w-0 items-center gap-2 border-l border-line p-3 outline-offset-[-3px] hover:bg-hover max-sm:min-w-56"
    >
      <span className="min-w-0 flex-1">
        <span className="block text-table font-semibold underline">
          {t('formerOrder', { number, name })}
        </span>
        <span className="block text-small wrap-anywhere text-ink-muted">
          {about.filter(Boolean).join(' · ')}
        </span>
      </span>
      <Icon name="history" className="size-4 shrink-0 text-ink-muted" />
    </PageLink>
  );
}
