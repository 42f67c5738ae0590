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

const isKnown = (kind: string): kind is ChangeKind => Object.hasOwn(kinds, kind);

export const changeKind = (kind: string): ChangeKindTexts =>
  isKnown(kind) ? kinds[kind] : unknownKind;
