import { useId } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { LinkButton } from '#platform/design/buttons/link-button.tsx';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useServicePages } from '#platform/page-entries/service-pages.ts';
import { subscriberInAddress } from './subscriber-in-address.ts';

interface NewSubscriptionButtonProps {
  /** A known person to order for. */
  subscriberId?: number;
  label?: string;
}

/** Links to the order form; disabled with the reason where ordering is not allowed (spec 2 §2). */
export function NewSubscriptionButton({ subscriberId, label }: NewSubscriptionButtonProps) {
  const t = useTexts('tickets');
  const { features } = useSession();
  const { order, orderFeature } = useServicePages();
  const id = useId();
  const text = label ?? t('orderTicket');
  if (!features.has(orderFeature)) {
    return (
      <div className="max-w-72 sm:text-right">
        <Button variant="primary" icon="plus" aria-disabled="true" aria-describedby={id}>
          {text}
        </Button>
        <p id={id} className="mt-1.5 text-small text-ink-muted">
          {t('cannotOrder')}
        </p>
      </div>
    );
  }
  return (
    <LinkButton
      variant="primary"
      icon="plus"
      to={order}
      search={subscriberId === undefined ? {} : { [subscriberInAddress]: String(subscriberId) }}
    >
      {text}
    </LinkButton>
  );
}
