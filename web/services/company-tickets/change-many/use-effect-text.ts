import type { BatchRow, Replacement } from '@takst/contract/ticketing/batches/batch.schema.ts';
import type { ChangeAct } from '@takst/domain/services/company-tickets/change-many-tickets.rules.ts';
import { useQuery } from '@tanstack/react-query';
import { formatPrice, formatShortDate } from '#platform/design/format.ts';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { useSession } from '#platform/session/use-session.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { zonesQuery } from '#ticketing/tickets/offer/order.queries.ts';

type Effect = NonNullable<BatchRow['effect']>;

export const priceOf = (kroner: number): string => formatPrice(Math.round(Math.abs(kroner) * 100));

/** What happens to one person. */
export function useEffectText(): (act: ChangeAct, effect: Effect) => string {
  const t = useTexts('change-many-tickets');
  const language = usePageLanguage();
  const { today } = useSession();
  const { data: zones = [] } = useQuery(zonesQuery);
  const zonesOf = (ids: readonly string[] | null): string =>
    ids === null
      ? t('allZones')
      : ids.map((id) => zones.find((zone) => zone.id === id)?.name ?? id).join(' – ');
  const fromTo = (before: string, after: string) => t('fromTo', { before, after });
  /** Old and new, and the price of both. */
  const replacedText = (act: ChangeAct, { before, after }: Replacement): string => {
    const what =
      act === 'change-agreement'
        ? fromTo(before.invoiceReference, after.invoiceReference)
        : fromTo(zonesOf(before.zones), zonesOf(after.zones));
    const [oldPrice, newPrice] = [before.pricePerMonth, after.pricePerMonth];
    return oldPrice === null || newPrice === null || oldPrice === newPrice
      ? what
      : `${what}, ${t('pricesFromTo', { before: priceOf(oldPrice), after: priceOf(newPrice) })}`;
  };
  const costOf = (price: number | null): string => {
    if (price === null || price === 0) return '';
    return t(price < 0 ? 'costsLess' : 'costsMore', { price: priceOf(price) });
  };
  return (act, { startDate, pricePerMonth, notes, replaces }) => {
    const date = startDate ? formatShortDate(startDate, { language, today }) : '';
    const withCost = (text: string) =>
      replaces
        ? `${text}: ${replacedText(act, replaces)}`
        : [text, costOf(pricePerMonth)].filter(Boolean).join(', ');
    switch (act) {
      case 'end': {
        const end =
          pricePerMonth === null
            ? t('willBeEnded')
            : t('willBeEndedPriced', { price: priceOf(pricePerMonth) });
        return notes.includes('CHARGED_AS_REDEEMED') ? `${end}. ${t('isRedeemed')}` : end;
      }
      case 'change-zone': {
        const zones = withCost(t('willGetZones', { date }));
        return notes.includes('CHARGED_BY_DEAREST') ? `${zones}. ${t('isByDearest')}` : zones;
      }
      case 'change-agreement':
        return withCost(t('willGetAgreement', { date }));
      case 'take-back':
        return notes.includes('END_UNDONE') ? t('endTakenBack') : t('changeTakenBack', { date });
      case 'resend-pickup-code':
        return t('willBeSent');
    }
  };
}
