import type { TicketRequest } from '@takst/contract/services/self-service/requests/ticket-request.schema.ts';
import { Button } from '#platform/design/buttons/button.tsx';
import { Badge } from '#platform/design/page/badge.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { nameOf } from './name-of.ts';

interface RowAnswersProps {
  request: TicketRequest;
  isPending: boolean;
  onApprove: () => void;
  onReject: () => void;
}

/** Approve and reject; an expired request cannot be approved (spec 2 §4). */
export function RowAnswers({ request, isPending, onApprove, onReject }: RowAnswersProps) {
  const t = useTexts('ticket-requests');
  const { features } = useSession();
  const { orderFeature } = useServicePages();
  const name = nameOf(request);
  return (
    <span className="inline-flex items-center gap-1 max-sm:mt-1 max-sm:flex max-sm:gap-2">
      {request.expired && <Badge tone="muted">{t('expired')}</Badge>}
      {!request.expired && features.has(orderFeature) && (
        <Button
          isPending={isPending}
          aria-label={t('approveOf', { name })}
          onClick={onApprove}
          className="max-sm:flex-1"
        >
          {t('approve')}
        </Button>
      )}
      <Button
        variant="quiet"
        aria-label={t('rejectOf', { name })}
        onClick={onReject}
        className={request.expired ? 'max-sm:ml-auto' : 'max-sm:flex-1'}
      >
        {t('reject')}
      </Button>
    </span>
  );
}
