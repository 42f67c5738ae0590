import type {
  CounterDelivery,
  DeliveryAct,
} from '@takst/contract/services/ticket-counter/delivery/delivery.schema.ts';
import type { DeliveryType } from '@takst/domain/services/ticket-counter/counter-medium.ts';
import { formatKroner } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import type { Column } from '#platform/design/table/column.ts';
import { DeliveryStateBadge } from '#services/ticket-counter/deliveries/delivery-state.tsx';
import { useTexts } from '#platform/texts/use-texts.ts';
import { DeliveryButtons } from './delivery-buttons.tsx';
import { DeliveryMedium } from './delivery-medium.tsx';

interface DeliveryColumnsProps {
  productType: DeliveryType;
  onAct: (act: DeliveryAct, delivery: CounterDelivery) => void;
}

/** Medium with recipient, profile, price, status and actions. Zones are shown with the order. */
export function useDeliveryColumns({
  productType,
  onAct,
}: DeliveryColumnsProps): Column<CounterDelivery>[] {
  const t = useTexts('counter-order');
  const language = usePageLanguage();
  const ofTickets: Column<CounterDelivery>[] = [
    {
      id: 'profile',
      header: t('profile'),
      width: 6,
      cell: ({ profileName }) => profileName?.[language] ?? '',
    },
  ];
  return [
    {
      id: 'medium',
      header: t('columnMedium'),
      isRowHeader: true,
      onCard: 'title',
      cell: (delivery) => <DeliveryMedium delivery={delivery} />,
    },
    ...(productType === 'TICKET' ? ofTickets : []),
    {
      id: 'price',
      header: t('columnPrice'),
      width: 6.75,
      align: 'end',
      cell: ({ totalPrice }) => (
        <span className="whitespace-nowrap tabular-nums">{formatKroner(totalPrice)}</span>
      ),
    },
    {
      id: 'state',
      header: t('columnState'),
      width: 8,
      onCard: 'aside',
      cell: ({ state, stateSince, mediaInfo }) => (
        <DeliveryStateBadge state={state} since={stateSince} mediaInfo={mediaInfo} />
      ),
    },
    {
      id: 'acts',
      header: t('actions'),
      width: 11.25,
      onCard: 'below',
      cell: (delivery) => <DeliveryButtons delivery={delivery} onAct={onAct} />,
    },
  ];
}
