import { nameInMessage } from '@takst/domain/platform/texts/name-in-message.rules.ts';

/** A longer text is sent, and paid, as two. */
const lengthOfOneSms = 160;

/** The first name is null when only the phone is known: the text has no greeting then. */
type Names = { readonly firstName: string | null; readonly companyName: string };

/**
 * A text with the names of its recipient and of a company, in one message. One that is too long loses its
 * greeting, then the end of the company's name: nothing else.
 */
export function fitInOneSms(names: Names, textBy: (companyName: string) => string): string {
  const companyName = nameInMessage(names.companyName);
  const text = textBy(companyName);
  const greeting = names.firstName === null ? '' : `Hei ${nameInMessage(names.firstName)}! `;
  if (greeting.length + text.length <= lengthOfOneSms) return `${greeting}${text}`;
  const excess = text.length - lengthOfOneSms;
  return excess > 0 ? textBy(beginningOf(companyName, companyName.length - excess)) : text;
}

/** At most `length` characters of a name, whole words where there is one. */
function beginningOf(name: string, length: number): string {
  const end = name.slice(0, length + 1).lastIndexOf(' ');
  return name.slice(0, end > 0 ? end : Math.max(length, 1)).replace(/[\s,.&-]+$/u, '');
}
