import type { BrowserStorageName } from '@takst/domain/platform/retention/browser-storage.ts';
import type {
  RetentionName,
  RetentionPeriod,
} from '@takst/domain/platform/retention/retention-periods.ts';
import type { TextFileName } from '#platform/texts/texts.ts';
import type { TermsLink, TermsPath } from './terms-links.ts';

/** What is kept, and for how long. The text of `how` has the period as `{{period}}`. */
export type KeptRow<Key> = {
  readonly what: Key;
  readonly why?: Key;
  readonly how: Key;
  readonly period: RetentionName;
};

/** What the portal writes in a browser, and why. */
export type StoredRow<Key> = { readonly name: BrowserStorageName; readonly why: Key };

export type TermsSection<Key> = {
  /** The anchor in the address. */
  readonly id: string;
  readonly title: Key;
  readonly texts?: readonly Key[];
  readonly list?: readonly Key[];
  readonly kept?: readonly KeptRow<Key>[];
  readonly stored?: readonly StoredRow<Key>[];
  readonly links?: readonly TermsLink[];
  readonly pages?: readonly TermsPath[];
};

export type TermsOutline<Key> = {
  readonly title: Key;
  readonly lead: Key;
  readonly sections: readonly TermsSection<Key>[];
};

/** Lengths of time by their names. A former version has those of its time. */
type TermsPeriods = { readonly [Name in RetentionName]?: RetentionPeriod };

/**
 * One version of a document. When the words change, the old files stay under a name with their date, and with the
 * periods as they were (docs/decisions/0115).
 */
export type TermsVersion = {
  /** The first day on which it applies; its id in an address, too. */
  readonly from: Temporal.PlainDate;
  readonly textFile: TextFileName;
  readonly outline: TermsOutline<string>;
  readonly periods: TermsPeriods;
};

export type TermsDocument = {
  readonly path: TermsPath;
  /** The newest first: the one that applies. */
  readonly versions: readonly [TermsVersion, ...TermsVersion[]];
};

/** The parameter of an address that opens a former version. */
export const versionInAddress = 'versjon';

export const versionId = ({ from }: TermsVersion): string => from.toString();

/** The version of an address; the newest without one, null for a version that there never was. */
export const findVersion = (
  { versions }: TermsDocument,
  id: string | undefined,
): TermsVersion | null =>
  id === undefined ? versions[0] : (versions.find((version) => versionId(version) === id) ?? null);

/** The version that a version replaced; null for the first one. */
export const versionBefore = (
  { versions }: TermsDocument,
  version: TermsVersion,
): TermsVersion | null => versions[versions.indexOf(version) + 1] ?? null;

/** The last day on which a version applied; null for the newest. */
export function lastDayOf({ versions }: TermsDocument, version: TermsVersion) {
  const next = versions[versions.indexOf(version) - 1];
  return next?.from.subtract({ days: 1 }) ?? null;
}
