import type { BilingualText } from '#platform/texts/bilingual-text.ts';
import type { TicketServiceId } from '#platform/access/ticket-service-id.ts';

type Product = {
  readonly name: BilingualText;
  readonly description: BilingualText;
  readonly services: readonly TicketServiceId[];
  /** The day of the approval of a change, or the day on which a file was true. */
  readonly asOf: Temporal.PlainDate;
};

/**
 * Whether an approved change of a product, still to come, is overtaken by what a file says: the file is newer than the
 * approval, and says something else (docs/decisions/0150).
 */
export const isOvertakenBy = (change: Product, file: Product): boolean =>
  Temporal.PlainDate.compare(change.asOf, file.asOf) < 0 && !saysTheSame(change, file);

const saysTheSame = (one: Product, other: Product): boolean =>
  isSameText(one.name, other.name) &&
  isSameText(one.description, other.description) &&
  new Set(one.services).symmetricDifference(new Set(other.services)).size === 0;

const isSameText = (one: BilingualText, other: BilingualText): boolean =>
  one.nb === other.nb && one.en === other.en;
