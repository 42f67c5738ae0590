import type { ChangeKindTexts } from '#platform/changes/change-kind.ts';
import { kinds } from './recorded-tables.ts';

export type ChangeKind = keyof typeof kinds;

/** What may happen to a company. */
export const companyChangeKinds: readonly ChangeKind[] = Object.entries<ChangeKindTexts>(
  kinds,
).flatMap(([kind, { isOfNoCompany }]) => (isOfNoCompany ? [] : (kind as ChangeKind)));

/** A database may hold kinds that this version does not know. */
const unknownKind: ChangeKindTexts = {
  of: 'ticket',
  name: { nb: 'Annen endring', en: 'Another change' },
  action: { nb: 'gjorde en annen endring', en: 'made another change' },
};

/** What kinds were called before; the record is append-only and keeps these names. */
const formerNames: Readonly<Record<string, ChangeKind>> = {
  'order-company-ticket': 'order-ticket',
  'end-company-ticket': 'end-ticket',
};

const isKnown = (kind: string): kind is ChangeKind => Object.hasOwn(kinds, kind);

export function changeKind(name: string): ChangeKindTexts {
  const kind = formerNames[name] ?? name;
  return isKnown(kind) ? kinds[kind] : unknownKind;
}

/** The names under which the record has a kind: today's and those of before. */
export const recordedNamesOf = (kind: string): readonly string[] => [
  kind,
  ...Object.keys(formerNames).filter((former) => formerNames[former] === kind),
];
