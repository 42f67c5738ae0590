import type { orderSubscription } from '@takst/contract/services/subscriptions/order-subscription.contract.ts';
import { useFailureText } from '#platform/api/use-failure-text.ts';
import { Notice } from '#platform/design/page/notice.tsx';
import { usePageLanguage } from '#platform/design/page-language.ts';
import { type RefusalTexts, refusalText } from '#platform/texts/refusal-texts.ts';
import { useTexts } from '#platform/texts/use-texts.ts';
import { useOffer } from '#services/company-tickets/offer/order-offer.ts';
import { heldTexts } from '#ticketing/tickets/subscriptions/held-texts.ts';
import type { AddOnResult, OrderOutcome } from './place-add-ons.ts';

/** Texts of the refusals of an order (spec 2 §8). */
const refusals: RefusalTexts<typeof orderSubscription, 'subscriptions'> = {
  SUBSCRIPTION_ALREADY_HELD: (t, { type }) => t(heldTexts[type]),
  AGREEMENT_NOT_FOUND: 'agreementNotFound',
  AGREEMENT_NOT_VALID: 'agreementNotValid',
  SUBSCRIPTION_NOT_AVAILABLE: 'notAvailable',
  START_DATE_NOT_OFFERED: 'startDateNotOffered',
  PHONE_NOT_MOBILE: 'phoneNotMobile',
  EMPLOYEE_ID_TOO_SHORT: 'employeeIdTooShort',
};

/** What was ordered and what was not, each with its reason. */
export function OrderOutcomeNotice({ outcome }: { outcome: OrderOutcome }) {
  const t = useTexts('subscriptions');
  const language = usePageLanguage();
  const { available } = useOffer();
  const reasonOf = useReason();
  const nameOf = (type: string) =>
    available.find((one) => one.type === type)?.name[language] ?? type;
  const placed = [
    ...(outcome.hasTicket ? ['TICKET'] : []),
    ...outcome.results.flatMap((one) => (one.placed ? [one.type] : [])),
  ];
  return (
    <Notice
      kind={placed.length > 0 ? 'warning' : 'error'}
      isAnnounced
      title={t(placed.length > 0 ? 'partTitle' : 'nothingTitle')}
    >
      <ul className="mt-2 grid gap-1">
        {placed.map((type) => (
          <li key={type}>{t('placed', { what: nameOf(type) })}</li>
        ))}
        {outcome.results.map(
          (result) =>
            !result.placed && (
              <li key={result.type}>
                {t('notPlaced', { what: nameOf(result.type), reason: reasonOf(result) })}
              </li>
            ),
        )}
      </ul>
      <p className="mt-2">{t('tryAgainText')}</p>
    </Notice>
  );
}

function useReason() {
  const t = useTexts('subscriptions');
  const failureText = useFailureText();
  return ({ refused, failure }: AddOnResult): string =>
    refused ? (refusalText(refusals, refused, t) ?? '') : failureText(failure);
}
