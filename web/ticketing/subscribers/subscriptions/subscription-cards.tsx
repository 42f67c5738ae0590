import type { Subscription } from '@takst/contract/ticketing/subscribers/subscription.schema.ts';
import type { SubscriptionAction } from '@takst/domain/services/subscriptions/subscription-actions.rules.ts';
import { useState } from 'react';
import { useTexts } from '#platform/texts/use-texts.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import { subscriptionDialogs } from './subscription-dialogs.ts';

type Change = { action: SubscriptionAction; subscription: Subscription };

/** The current and future subscriptions of a person, with their acts. */
export function SubscriptionCards({ subscriptions }: { subscriptions: readonly Subscription[] }) {
  const t = useTexts('subscriptions');
  const [change, setChange] = useState<Change | null>(null);
  const Dialog = change && subscriptionDialogs[change.action];
  return (
    <>
      <ul aria-label={t('subscriptions')} className="grid gap-4">
        {subscriptions.map((one) => (
          <li key={one.id}>
            <SubscriptionCard
              subscription={one}
              onAct={(action) => setChange({ action, subscription: one })}
            />
          </li>
        ))}
      </ul>
      {Dialog && <Dialog subscription={change.subscription} onClose={() => setChange(null)} />}
    </>
  );
}
