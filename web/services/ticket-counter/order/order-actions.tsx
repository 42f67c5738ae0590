import type { CounterOrderDetails } from '@takst/contract/services/ticket-counter/orders/get-counter-order.contract.ts';
import { downloadUnusedCodes } from '@takst/contract/services/ticket-counter/orders/unused-codes.contract.ts';
import { usableStates } from '@takst/domain/services/ticket-counter/delivery-state.rules.ts';
import { pathTo } from '@takst/contract/app/path-to.ts';
import { addressOf } from '#platform/api/call-input.ts';
import { buttonClass } from '#platform/design/buttons/button-style.ts';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { Icon } from '#platform/design/icon.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';

/** The parameter of the order form with the order that it copies. */
const copiedInAddress = 'fra';

/** What is done with an order as a whole: its codes, and another one like it. */
export function OrderActions({ order }: { order: CounterOrderDetails }) {
  const t = useTexts('counter-order');
  const { features } = useSession();
  const { id, mediaType, deliveries } = order;
  const hasCodes = mediaType === 'MOBILE_TICKET';
  const hasUnused = usableStates.some((state) => deliveries.counts[state] > 0);
  return (
    <>
      {features.has('ticketCounter.order') && (
        <LinkButton to="/billettluka" search={{ [copiedInAddress]: String(id) }} icon="undo">
          {t('orderAgain')}
        </LinkButton>
      )}
      {hasCodes && hasUnused && (
        <>
          <LinkButton to={pathTo('/billettluka/ordrehistorikk/{id}/koder', { id })} icon="printer">
            {t('printCodes')}
          </LinkButton>
          <a
            href={addressOf(downloadUnusedCodes, { params: { id } })}
            download
            className={buttonClass('primary')}
          >
            <Icon name="download" />
            {t('downloadCodes')}
          </a>
        </>
      )}
      {hasCodes && !hasUnused && order.isDelivered && (
        <p className="flex min-h-(--size-control) items-center text-ink-muted">
          {t('noUnusedCodes')}
        </p>
      )}
    </>
  );
}
