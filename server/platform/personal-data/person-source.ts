import type { KeptReason, PersonKind } from '@takst/domain/platform/personal-data/person-facts.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '#platform/db/database.ts';
import type { FactName } from './fact-names.texts.ts';

type Key = { readonly companyId: number; readonly id: number };

/** A person at an operator, by phone, with what was found of them that other areas refer to. */
export type Person = {
  readonly tenant: TenantId;
  /** With its country code: '+4746000001'. */
  readonly phone: string;
  readonly today: Temporal.PlainDate;
  /** The holders with that phone; they have a number in each company and service. */
  readonly holders: readonly Key[];
  /** Their tickets and subscriptions, which share their numbers. */
  readonly entries: readonly Key[];
};

export type PersonRow = {
  /** Null for what belongs to no company. */
  readonly companyId: number | null;
  /** As JSON has them; null for what is not known. */
  readonly facts: { readonly [Name in FactName]?: string | number | boolean | null };
  /** It has to be ended before the person can be erased. */
  readonly isInForce?: boolean;
};

/** How what an area knows comes to its end when a person asks to be erased. */
type PersonErasure =
  /** By the erasers of tickets, subscriptions and holders. */
  | 'with-holder'
  /** By a statement of its own. */
  | { readonly erase: (tx: Transaction, person: Person, now: Temporal.Instant) => Promise<void> }
  /** It stays, for a reason. */
  | { readonly kept: KeptReason };

/** What an area knows of people: what it tells of one, and how that is erased. */
export type PersonSource = {
  readonly kind: PersonKind;
  /** The personal columns that it tells of, as `schema.table.column`. */
  readonly columns: readonly string[];
  readonly find: (tx: Transaction, person: Person) => Promise<readonly PersonRow[]>;
  readonly erasure: PersonErasure;
};
