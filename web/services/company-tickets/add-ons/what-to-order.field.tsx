import type { KnownPerson } from '@takst/contract/services/company-tickets/find-known-person.contract.ts';
import type { AvailableSubscription } from '@takst/contract/catalogue/products/available-subscription.schema.ts';
import { eBikePages } from '@takst/contract/app/terms-pages.ts';
import { listSubscriberSubscriptions } from '@takst/contract/services/subscriptions/list-subscriber-subscriptions.contract.ts';
import { isTypeHeld } from '@takst/domain/services/subscriptions/offered-types.rules.ts';
import type {
  OrderableType,
  SubscriptionType,
} from '@takst/domain/catalogue/products/subscription-type.ts';
import { inForce } from '@takst/domain/platform/time/in-force.rules.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { queryOf } from '#platform/api/query.ts';
import { ExternalLink } from '#platform/design/buttons/external-link.tsx';
import { Checkbox } from '#platform/design/fields/checkbox.tsx';
import { FaultText } from '#platform/design/fields/field.tsx';
import { errorClass } from '#platform/design/fields/field-style.ts';
import { formatPrice } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import type { OrderFields } from '#services/company-tickets/offer/order-fields.ts';
import { useOffer } from '#services/company-tickets/offer/order-offer.ts';
import { useOrderField } from '#services/company-tickets/offer/use-order-field.ts';

interface WhatToOrderProps {
  /** The person of the order, if the company knows them. */
  person: KnownPerson | null;
  /** The form was opened for them: a ticket that runs on cannot be chosen either. */
  isForKnown: boolean;
}

/** The ticket and the subscriptions; what the person has already cannot be chosen (spec 2 §4). */
export function WhatToOrderField({ person, isForKnown }: WhatToOrderProps) {
  const t = useTexts('subscriptions');
  const language = usePageLanguage();
  const { available } = useOffer();
  const { value, onChange, error } = useOrderField('types');
  const isSubscriptionHeld = useIsHeld(person);
  const isTicketHeld = isForKnown && (person?.holdsOpenEnded ?? false);
  const isHeld = (type: OrderableType) =>
    type === 'TICKET' ? isTicketHeld : isSubscriptionHeld(type);
  const keepFree = useEffectEvent(() => {
    const free = value.filter((type) => !isHeld(type));
    if (free.length < value.length) onChange(free);
  });
  const heldTypes = available.map(({ type }) => type).filter(isHeld);
  const heldKey = heldTypes.join();
  useEffect(() => keepFree(), [heldKey]);
  return (
    <fieldset data-field="types" className="min-w-0">
      <legend className="sr-only">{t('whatTitle')}</legend>
      <p className="text-small text-ink-muted">{t('whatHelp')}</p>
      <ul className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {available.map((one) => (
          <li key={one.type}>
            <Checkbox
              name={one.type}
              label={<TypeLabel available={one} />}
              description={
                isHeld(one.type)
                  ? t('alreadyHeld', { name: person?.firstName ?? '' })
                  : one.description[language]
              }
              value={value.includes(one.type)}
              disabled={isHeld(one.type)}
              onBlur={() => undefined}
              onChange={(isChosen) =>
                onChange(
                  available
                    .map(({ type }) => type)
                    .filter((type) => (type === one.type ? isChosen : value.includes(type))),
                )
              }
            />
          </li>
        ))}
      </ul>
      {available.some(({ type }) => type === 'JOULE') && (
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-small">
          <ExternalLink href={eBikePages.terms}>{t('eBikeTerms')}</ExternalLink>
          <ExternalLink href={eBikePages.privacy}>{t('eBikePrivacy')}</ExternalLink>
        </p>
      )}
      {error && (
        <p className={errorClass}>
          <FaultText>{error}</FaultText>
        </p>
      )}
    </fieldset>
  );
}

function TypeLabel({ available }: { available: AvailableSubscription }) {
  const t = useTexts('subscriptions');
  const language = usePageLanguage();
  const { today } = useOffer();
  const { control } = useFormContext<OrderFields>();
  const startDate = useWatch({ control, name: 'startDate' });
  const month = firstOfMonth(startDate ? Temporal.PlainDate.from(startDate) : today);
  const price = inForce(available.prices, month);
  const ore = price && Math.round(price.pricePerMonth * 100);
  const isTicket = available.type === 'TICKET';
  return (
    <>
      <span className="font-semibold">{available.name[language]}</span>
      <span className="block text-small text-ink-muted">
        {isTicket && t('priceByZones')}
        {!isTicket &&
          (ore === null ? t('unknownPrice') : t('pricePerMonth', { price: formatPrice(ore) }))}
      </span>
    </>
  );
}

function useIsHeld(person: KnownPerson | null): (type: SubscriptionType) => boolean {
  const { data: subscriptions = [] } = useQuery({
    ...queryOf(listSubscriberSubscriptions, { params: { id: person?.id ?? 0 } }),
    enabled: person !== null,
    // The order is checked on the server.
    throwOnError: false,
  });
  return (type) => person !== null && isTypeHeld(type, subscriptions);
}
