import { travelCardNumbers } from '@takst/contract/ticketing/travel-cards/travel-card-numbers.ts';
import { type BatchWork, bindWork } from '#ticketing/batches/batches.public.ts';
import {
  type CardToMake,
  decideMade,
  loadCardsToMake,
  makeCards,
  type MakeCardsFacts,
} from '../card/make-cards.ts';
import { numberReasons } from './number-reasons.texts.ts';

type Service = typeof travelCardNumbers;
type NumberRow = { readonly request: string; readonly cardNumber: string };

const givenBy = ({ request, cardNumber }: NumberRow) => ({
  ticketId: Number(request),
  number: cardNumber,
});

/** Gives many cards their numbers from a file, by the decision that one gets its number by. */
export const setNumbersWork = bindWork({
  service: travelCardNumbers,
  reasons: numberReasons,
  warmUp: async () => undefined,
  load: (tx, { scope, today, rows, lock }) =>
    loadCardsToMake(tx, { scope, today, lock, given: rows.map(givenBy) }),
  keys: ({ request, cardNumber }) => [`request ${request}`, `number ${cardNumber}`],
  decide(facts, row) {
    const decision = decideMade(facts, givenBy(row));
    if ('accepted' in decision) {
      return {
        accepted: decision.accepted,
        effect: { startDate: null, priceOre: null, knownAs: null },
      };
    }
    const { refused: code } = decision;
    const isAboutNumber = code === 'CARD_NUMBER_IN_USE' || code === 'WRONG_CARD_NUMBER';
    return { faults: [{ column: isAboutNumber ? 'cardNumber' : 'request', code }] };
  },
  general: () => [],
  async save(change, accepted, { scope: { tenant }, now }) {
    await makeCards(change, accepted, { tenant, now });
    return accepted.map(({ ticketId }) => ({ type: 'ticket', id: ticketId }));
  },
  faultOfConstraint: (constraint) =>
    constraint === 'card_number_in_use' ? 'CARD_NUMBER_IN_USE' : null,
} satisfies BatchWork<Service, MakeCardsFacts, CardToMake>);
