import type { CounterRecipient } from '@takst/contract/services/ticket-counter/recipients/counter-recipient-list.contract.ts';
import { listedRecipients } from '@takst/domain/services/ticket-counter/order/listed-recipients.rules.ts';
import { formatPhone } from '#platform/design/format.ts';
import { readPhone } from '#platform/design/phone/read-phone.ts';
import { recipientLine } from '../deliveries/recipient-line.ts';

type Phone = Pick<CounterRecipient, 'phoneCountryCode' | 'phone'>;

const keyOf = ({ phoneCountryCode, phone }: Phone): string => phoneCountryCode + phone;

const keyOfNumber = (number: string): string => keyOf(readPhone(number, '+47'));

const numbersIn = (lines: string): string[] =>
  listedRecipients(lines, []).flatMap(({ number }) => (number === '' ? [] : [number]));

/** The phones on a list of guests, however they were put there. */
export function phonesOnList(guests: string): { size: number; has: (phone: Phone) => boolean } {
  const keys = new Set(numbersIn(guests).map(keyOfNumber));
  return { size: keys.size, has: (phone) => keys.has(keyOf(phone)) };
}

/** Adds recipients below the lines that are there; those on the list already are left as they are. */
export function withRecipients(guests: string, recipients: readonly CounterRecipient[]): string {
  const phonesInList = phonesOnList(guests);
  const lines = recipients
    .filter((recipient) => !phonesInList.has(recipient))
    .map(({ name, phoneCountryCode, phone }) =>
      recipientLine(name, formatPhone(phoneCountryCode, phone)),
    );
  return [guests.trimEnd(), ...lines].filter((line) => line !== '').join('\n');
}

/** Removes the lines of recipients; of a line with several numbers only theirs. */
export function withoutRecipients(guests: string, recipients: readonly Phone[]): string {
  const keys = new Set(recipients.map(keyOf));
  return guests
    .split(/\r\n|\r|\n/u)
    .flatMap((line) => {
      const numbers = numbersIn(line);
      const others = numbers.filter((number) => !keys.has(keyOfNumber(number)));
      if (others.length === numbers.length) return [line];
      return others.length === 0 ? [] : [others.join('; ')];
    })
    .join('\n');
}
