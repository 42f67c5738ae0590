import type { UnitPerson } from '@takst/contract/services/housing/unit.schema.ts';
import {
  isChargedOnMoveOut,
  type MoveOutDates,
} from '@takst/domain/services/housing/entry-on-move-out.rules.ts';
import { subscriptionTypeNames } from '@takst/domain/catalogue/products/subscription-type.ts';
import { inForce } from '@takst/domain/platform/time/in-force.rules.ts';
import { firstOfMonth } from '@takst/domain/platform/time/month.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { formatMonth, formatPrice } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { availableQuery } from '#ticketing/tickets/offer/order.queries.ts';
import { fullName } from './full-name.ts';

/**
 * One sentence for each ticket or subscription that a move-out ends before its start and that is invoiced all the same,
 * with the month and the price of a subscription.
 */
export function useChargedTexts() {
  const t = useTexts('unit');
  const language = usePageLanguage();
  const { company } = useSession();
  // The sentence does not wait for the price, and does without it.
  const { data: available } = useQuery({ ...availableQuery(company.id), throwOnError: false });
  return (people: readonly UnitPerson[], dates: MoveOutDates): string[] =>
    people.flatMap((person) =>
      person.entries
        .filter((entry) => isChargedOnMoveOut(entry, dates))
        .map(({ type, startDate }) => {
          const name = fullName(person);
          const month = formatMonth(startDate, language);
          if (type === 'TICKET') return t('chargedTicket', { name, month });
          const what = subscriptionTypeNames[type][language];
          const prices = available?.find((one) => one.type === type)?.prices ?? [];
          const pricePerMonth = inForce(prices, firstOfMonth(startDate))?.pricePerMonth;
          if (pricePerMonth === undefined) return t('chargedCode', { name, month, what });
          const price = formatPrice(Math.round(pricePerMonth * 100));
          return t('chargedCodeAt', { name, month, what, price });
        }),
    );
}
