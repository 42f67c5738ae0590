import type { TicketRequest } from '@takst/contract/services/self-service/requests/ticket-request.schema.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatPrice } from '#platform/design/format.ts';
import { Badge } from '#platform/design/page/badge.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { nameOf } from './name-of.ts';

interface RowAnswersProps {
  request: TicketRequest;
  isPending: boolean;
  /** While the approval can be undone. */
  onUndo: (() => void) | null;
  onApprove: () => void;
  onReject: () => void;
}

/** Approve and reject; an expired request cannot be approved (spec 2 §4). */
export function RowAnswers(props: RowAnswersProps) {
  const { request, isPending, onUndo, onApprove, onReject } = props;
  const t = useTexts('ticket-requests');
  const { features } = useSession();
  const { orderFeature } = useServicePages();
  const name = nameOf(request);
  const price = request.pricePerMonthOre === null ? null : formatPrice(request.pricePerMonthOre);
  // Has the words that are seen, in their order: who speaks to the page says those.
  const approveLabel = price ? t('approveOfFor', { name, price }) : t('approveOf', { name });
  return (
    <span className="inline-flex items-center gap-1 max-sm:mt-1 max-sm:flex max-sm:gap-2">
      {request.expired && <Badge tone="muted">{t('expired')}</Badge>}
      {/* One button for both, which keeps the focus. */}
      {!request.expired && features.has(orderFeature) && (
        <Button
          isPending={isPending}
          aria-label={onUndo ? t('undoOf', { name }) : approveLabel}
          onClick={onUndo ?? onApprove}
          className="max-sm:flex-1"
        >
          {onUndo ? t('undo') : price ? t('approveFor', { price }) : t('approve')}
        </Button>
      )}
      {onUndo ? (
        <span role="status" className="px-3 text-small">
          {t('approving')}
        </span>
      ) : (
        <Button
          variant="quiet"
          aria-label={t('rejectOf', { name })}
          onClick={onReject}
          className={request.expired ? 'max-sm:ml-auto' : 'max-sm:flex-1'}
        >
          {t('reject')}
        </Button>
      )}
    </span>
  );
}
