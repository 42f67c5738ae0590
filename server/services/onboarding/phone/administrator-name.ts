import { isPersonName } from '@takst/domain/platform/texts/name-in-message.rules.ts';

/** First and last name of a proven name, of which the last word is the last name; a single word is both. */
export function administratorName(name: string): { firstName: string; lastName: string } {
  const plain = isPersonName(name) ? name : name.replaceAll(/[^\p{L}\p{M}' -]/gu, ' ');
  const words = plain.split(/\s+/u).filter(Boolean);
  const lastName = words.at(-1) ?? name;
  return { firstName: words.slice(0, -1).join(' ') || lastName, lastName };
}
