import type { Subscription } from '@takst/contract/ticketing/subscribers/subscription.schema.ts';
import type { SubscriptionAction } from '@takst/domain/services/subscriptions/subscription-actions.rules.ts';
import { useId } from 'react';
import { Button } from '#platform/design/buttons/button.tsx';
import { formatLongDate, formatPrice } from '#platform/design/format.ts';
import { Icon } from '#platform/design/icon.tsx';
import type { IconName } from '#platform/design/icon-paths.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { StubFact } from '#ticketing/subscribers/employee/stub-fact.tsx';
import { ValidityBar } from '#ticketing/subscribers/employee/validity-bar.tsx';
import type { PlainTextKey } from '#platform/texts/texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { TicketStatus } from '#ticketing/tickets/ticket-status.tsx';
import { subscriptionButtonsOf } from './subscription-buttons.ts';

interface SubscriptionCardProps {
  subscription: Subscription;
  onAct: (action: SubscriptionAction) => void;
}

/** A subscription as tickets look: its days, a stub with price, reference and code, and its acts. */
export function SubscriptionCard({ subscription, onAct }: SubscriptionCardProps) {
  const language = usePageLanguage();
  const id = useId();
  const { status, startAt: startDate, expireAt: expirationDate } = subscription;
  const days = { status, startDate, expirationDate };
  return (
    <article
      aria-labelledby={id}
      className="overflow-hidden rounded-panel border border-line bg-surface"
    >
      <div className="grid sm:grid-cols-[1fr_11rem]">
        <div className="grid content-start gap-4 p-(--space-panel)">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="flex min-w-0 items-center gap-2.5">
              <span className="grid size-8 shrink-0 place-items-center rounded-small bg-mark text-on-mark">
                <Icon name="key" />
              </span>
              <h2 id={id} className="text-section font-semibold wrap-anywhere">
                {subscription.name[language]}
              </h2>
            </span>
            <TicketStatus ticket={{ ...days, awaitsPickup: false }} />
          </div>
          <ValidityBar ticket={days} />
        </div>
        <Stub subscription={subscription} />
      </div>
      <SubscriptionActions subscription={subscription} onAct={onAct} />
    </article>
  );
}

function Stub({ subscription }: { subscription: Subscription }) {
  const t = useTexts('subscriptions');
  const tTickets = useTexts('company-tickets');
  const { pricePerMonth, invoiceReference } = subscription;
  return (
    <dl className="grid content-start gap-3 border-dashed border-line p-(--space-panel) text-table max-sm:grid-cols-2 max-sm:border-t sm:border-l">
      <StubFact term={tTickets('price')}>
        {pricePerMonth === null
          ? t('unknownPrice')
          : t('pricePerMonth', { price: formatPrice(Math.round(pricePerMonth * 100)) })}
      </StubFact>
      <StubFact term={tTickets('invoiceReference')}>{invoiceReference}</StubFact>
      <StubFact term={t('discountCode')}>
        <CodeState subscription={subscription} />
      </StubFact>
    </dl>
  );
}

/** Where the code is; a code that is owed is told. */
function CodeState({ subscription }: { subscription: Subscription }) {
  const t = useTexts('subscriptions');
  const language = usePageLanguage();
  const { today } = useSession();
  const { codeState, startAt } = subscription;
  if (codeState === 'on-first-day') {
    return t('codeOnFirstDay', { date: formatLongDate(startAt, language, today) });
  }
  if (codeState === 'owed') {
    return <span className="text-small font-normal text-warning">{t('codeOwed')}</span>;
  }
  return t(codeState === 'sent' ? 'codeSent' : 'codeNone');
}

const looks: Readonly<
  Record<SubscriptionAction, readonly [PlainTextKey<'subscriptions'>, IconName]>
> = {
  'resend-discount-code': ['resend', 'send'],
  'end-subscription': ['end', 'minus'],
  'cancel-pending-subscription': ['cancelSubscription', 'minus'],
};

/** The acts, the one that takes something away last; unavailable ones say why. */
function SubscriptionActions({ subscription, onAct }: SubscriptionCardProps) {
  const t = useTexts('subscriptions');
  const { features } = useSession();
  const id = useId();
  const mayResendCode = features.has('subscriptions.resendCode');
  const buttons = subscriptionButtonsOf(subscription, { mayResendCode });
  const obstacles = [...new Set(buttons.flatMap(({ obstacle }) => obstacle ?? []))];
  return (
    <div className="grid gap-3 border-t border-line bg-sunken px-(--space-panel) py-3">
      <div className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2">
        {buttons.map(({ action, obstacle }) => {
          const [label, icon] = looks[action];
          const isDanger = action !== 'resend-discount-code';
          return (
            <Button
              key={action}
              icon={icon}
              variant={isDanger ? 'danger' : 'secondary'}
              className={isDanger ? 'px-3 sm:ml-auto' : 'px-3'}
              aria-disabled={obstacle !== null}
              aria-describedby={obstacle ? `${id}-${obstacle}` : undefined}
              onClick={() => obstacle ?? onAct(action)}
            >
              {t(label)}
            </Button>
          );
        })}
      </div>
      {obstacles.length > 0 && (
        <ul className="grid gap-1 text-small text-ink-muted">
          {obstacles.map((obstacle) => (
            <li key={obstacle} id={`${id}-${obstacle}`}>
              {t(obstacle)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
