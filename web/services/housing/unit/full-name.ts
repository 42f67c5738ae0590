import { usePageLanguage } from '#platform/design/page-language.ts';
import { locales } from '#platform/design/format.ts';

type PersonName = { readonly firstName: string; readonly lastName: string };

export const fullName = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`;

/** Names in a sentence: `Kari Lind og Ola Lind`. */
export function useNamesText(): (people: readonly PersonName[]) => string {
  const format = new Intl.ListFormat(locales[usePageLanguage()], { type: 'conjunction' });
  return (people) => format.format(people.map(fullName));
}
