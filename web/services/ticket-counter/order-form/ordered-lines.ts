import type { CounterProductEntry } from '@takst/contract/services/ticket-counter/order/get-counter-offer.contract.ts';
import { isNorwegianMobile } from '@takst/domain/platform/phone/phone.rules.ts';
import { profileName } from '@takst/domain/catalogue/products/profiles.rules.ts';
import { mediumOfType } from '@takst/contract/services/ticket-counter/counter-media.schema.ts';
import type { CounterLine } from '@takst/domain/services/ticket-counter/order/counter-order.ts';
import {
  type ListedFault,
  type ListedRecipient,
  listedRecipients,
} from '@takst/domain/services/ticket-counter/order/listed-recipients.rules.ts';
import {
  type RecipientFault,
  refusedRecipients,
} from '@takst/domain/services/ticket-counter/order/refused-recipients.rules.ts';
import { maxPassengersOfCard } from '@takst/domain/services/ticket-counter/order-limits.ts';
import { withoutSpaces } from '@takst/domain/ticketing/travel-cards/card-number.rules.ts';
import { readPhone } from '#platform/design/phone/read-phone.ts';
import {
  type CounterOrderFields,
  mediaTypeOf,
  productIn,
  profilesOf,
} from './counter-order-fields.ts';
import type { CounterOrderOffer } from './counter-order-offer.ts';

/** A line of an order, with who of the list each of its tickets is for: places in `recipientsIn`. */
export type OrderedLine = CounterLine & { readonly listed: readonly number[] };

type RecipientFields = Pick<CounterOrderFields, 'medium' | 'guests' | 'cards'>;
type OrderFields = RecipientFields &
  Pick<CounterOrderFields, 'agreementNumber' | 'productId' | 'counts' | 'profileId'>;

export const isListed = ({ medium }: Pick<CounterOrderFields, 'medium'>): boolean =>
  medium === 'sms' || medium === 'card';

/** Who is on the list of the chosen medium, if it has one. */
export const recipientsIn = (fields: RecipientFields, product: CounterProductEntry | undefined) =>
  isListed(fields)
    ? listedRecipients(fields.medium === 'sms' ? fields.guests : fields.cards, namesOf(product))
    : [];

const namesOf = (product: CounterProductEntry | undefined) =>
  profilesOf(product).map((id) => ({ id, names: Object.values(profileName(id)) }));

/** The lines that the fields order: one for each profile, and of paper one for each card. */
export function orderedLines(fields: OrderFields, offer: CounterOrderOffer): OrderedLine[] {
  const product = productIn(fields, offer);
  if (!isListed(fields)) return countedLines(fields, product);
  const recipients = recipientsIn(fields, product);
  const profiles = product?.isTravelMoney ? [null] : profilesOf(product);
  return profiles.flatMap((profileId): OrderedLine[] => {
    const places = recipients.flatMap((recipient, place) => {
      const isOurs = profileId === null || (recipient.profileId ?? fields.profileId) === profileId;
      return isOurs ? Array.from({ length: recipient.count }, () => place) : [];
    });
    const ours = places.map((place) => recipients[place]).filter((one) => one !== undefined);
    return ours.length === 0
      ? []
      : [{ profileId, quantity: ours.length, ...numbersOf(fields, ours), listed: places }];
  });
}

const numbersOf = (
  { medium }: RecipientFields,
  recipients: readonly ListedRecipient[],
): Pick<CounterLine, 'phones' | 'cardNumbers'> =>
  medium === 'sms'
    ? {
        phones: recipients.map(({ name, number }) => ({ name, ...readPhone(number, '+47') })),
        cardNumbers: [],
      }
    : { phones: [], cardNumbers: recipients.map(({ number }) => withoutSpaces(number)) };

function countedLines(
  { medium, counts }: OrderFields,
  product: CounterProductEntry | undefined,
): OrderedLine[] {
  const nobody = { phones: [], cardNumbers: [], listed: [] };
  return profilesOf(product).flatMap((profileId) => {
    const count = Number(counts[profileId] ?? '');
    const most = medium === 'paper' ? maxPassengersOfCard : count;
    return partsOf(count, most).map((quantity) => ({ profileId, quantity, ...nobody }));
  });
}

/** A number in parts of at most so many: 120 in 50, 50 and 20. */
const partsOf = (count: number, most: number): number[] =>
  Array.from({ length: count > 0 ? Math.ceil(count / most) : 0 }, (_, part) =>
    Math.min(most, count - part * most),
  );

export const ticketsIn = (lines: readonly Pick<CounterLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);

export type FaultyRecipient = Pick<ListedRecipient, 'line' | 'text'> & {
  readonly code: ListedFault | RecipientFault;
};

/** What is wrong with the lines of a list, by the rule that the server asks too. */
export function faultyRecipients(fields: OrderFields, offer: CounterOrderOffer): FaultyRecipient[] {
  const recipients = recipientsIn(fields, productIn(fields, offer));
  const lines = orderedLines(fields, offer);
  const refused = refusedRecipients(
    { tenant: offer.tenant.id, isMobile },
    { medium: mediumOfType[mediaTypeOf[fields.medium]], lines },
  );
  const codes = new Map(refused.map((one) => [placeOf(one, lines), one.code]));
  return recipients.flatMap(({ line, text, fault }, place) => {
    const code = fault ?? codes.get(place);
    return code === undefined ? [] : [{ line, text, code }];
  });
}

/** Who of the list a refused phone or card is; undefined for the line of an order as a whole. */
export const placeOf = (
  { line, index }: { readonly line: number; readonly index: number | null },
  lines: readonly OrderedLine[],
): number | undefined => (index === null ? undefined : lines[line]?.listed[index]);

/** As far as the form knows; of numbers abroad the server knows more. */
const isMobile = ({ phoneCountryCode, phone }: { phoneCountryCode: string; phone: string }) =>
  phone !== '' && (phoneCountryCode !== '+47' || isNorwegianMobile(phone));
