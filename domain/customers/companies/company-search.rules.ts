import { normalizeForSearch, searchWords } from './search-words.rules.ts';

type SearchableCompany = {
  readonly id: number;
  readonly name: string;
  readonly organisationNumber: string;
  readonly customerNumber: string;
};

/**
 * Every space-separated word must match name, organisation number or id (spec 1 §2.1); or the customer
 * number, where the operator assigns one.
 */
export function matchesCompanySearch(company: SearchableCompany, typed: string): boolean {
  const { name, organisationNumber, customerNumber, id } = company;
  const texts = [normalizeForSearch(name), organisationNumber, String(id)].concat(
    normalizeForSearch(customerNumber),
  );
  return searchWords(typed).every((word) => texts.some((text) => text.includes(word)));
}
