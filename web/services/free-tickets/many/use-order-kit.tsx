import { freeTicketOrderCalls } from '@takst/contract/ticketing/batches/free-ticket-order-calls.ts';
import { freeTicketOrders } from '@takst/contract/ticketing/batches/free-ticket-orders.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { lazy } from 'react';
import type { BatchKit } from '#ticketing/batches/batch/batch-kit.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { countOf, useManyKit } from './use-many-kit.tsx';

const OrderOptionsForm = lazy(async () => ({
  default: (await import('./order-options.form.tsx')).OrderOptionsForm,
}));

/** Mass orders of free tickets: what the pages of a batch need to know of them. */
export function useOrderKit(): BatchKit {
  const t = useTexts('free-many');
  return useManyKit({
    service: freeTicketOrders,
    calls: freeTicketOrderCalls,
    startPath: '/fribilletter/massebestillinger/ny',
    pathOf: (id) => pathTo('/fribilletter/massebestillinger/ny/{id}', { id }),
    texts: {
      title: t('orderTitle'),
      carryOut: (rows) => t('orderRows', countOf(rows)),
      carriedOut: (rows) => t('orderedRows', countOf(rows)),
    },
    optionsForm: (draft) => <OrderOptionsForm {...draft} />,
  });
}
