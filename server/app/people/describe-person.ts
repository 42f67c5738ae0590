import type { PersonRow } from '@takst/contract/app/people/personal-data.contract.ts';
import { personKindNames } from '@takst/domain/platform/personal-data/person-kind-names.ts';
import type { Language } from '#platform/http/call.ts';
import { type FactName, factNames } from '#platform/personal-data/fact-names.texts.ts';
import type { FoundRow } from './find-person.ts';

type CompanyNames = ReadonlyMap<number, string>;

const isFactName = (name: string): name is FactName => name in factNames;
const places = Object.fromEntries(Object.keys(factNames).map((name, place) => [name, place]));

/** The facts of a row as they are read: the database keeps them in an order of its own. */
const inReadingOrder = (facts: FoundRow['facts']) =>
  Object.entries(facts).toSorted(([one], [other]) => (places[one] ?? 0) - (places[other] ?? 0));

/** Rows with the names of their facts in a language; what is not known is left out. */
export const describeRows = (
  rows: readonly FoundRow[],
  { companies, language }: { readonly companies: CompanyNames; readonly language: Language },
): PersonRow[] =>
  rows.map(({ kind, companyId, facts, end }, id) => ({
    id,
    kind,
    end,
    company: companyId === null ? null : { id: companyId, name: companies.get(companyId) ?? '' },
    facts: inReadingOrder(facts).flatMap(([name, value]) => {
      if (value === null || value === '') return [];
      if (!isFactName(name)) throw new Error(`A fact of a person has no name: ${name}`);
      return [{ name: factNames[name][language], value: String(value) }];
    }),
  }));

const heads = {
  nb: {
    what: 'Hva',
    company: 'Kunde',
    phone: 'Mobilnummer',
    made: 'Hentet',
    facts: 'Opplysninger',
  },
  en: { what: 'What', company: 'Customer', phone: 'Phone number', made: 'Made', facts: 'Data' },
} as const;

type PersonFile = {
  readonly phone: string;
  readonly now: Temporal.Instant;
  readonly rows: readonly PersonRow[];
  readonly language: Language;
};

/** A file that a program reads as JSON, and a person by its words: one block for each thing. */
export function personFile({ phone, now, rows, language }: PersonFile): string {
  const head = heads[language];
  const things = rows.map(({ kind, company, facts }) => ({
    [head.what]: personKindNames[kind][language],
    ...(company && { [head.company]: company.name }),
    ...Object.fromEntries(facts.map(({ name, value }) => [name, value])),
  }));
  return JSON.stringify(
    { [head.phone]: phone, [head.made]: now.toString(), [head.facts]: things },
    null,
    2,
  );
}
