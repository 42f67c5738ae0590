import type { Feature } from '@takst/domain/platform/access/feature.ts';
import type { CounterTerms } from '@takst/domain/platform/access/counter-terms.ts';
import type { TenantId } from '@takst/domain/platform/tenants/tenant-id.ts';
import type { Transaction } from '#platform/db/database.ts';

/** Who has a feature, in which companies and at which operators. */
export type Row = {
  /** The company must have an agreement of this kind; without it, none is asked for. */
  readonly agreement?: string;
  /** One that has not run out, and whose contract is signed. */
  readonly running?: boolean;
  /** What that agreement must say of its ticket counter. */
  readonly counter?: (terms: CounterTerms) => boolean;
  readonly roles: readonly string[];
  readonly globalRoles: readonly string[];
  /** Needed beside any of the above. */
  readonly alsoGlobalRole?: string;
  /** The key of the one company of the demo world that has a setting. */
  readonly onlyIn?: string;
  readonly operators: readonly TenantId[];
};

/** What every user has, with a company or without (spec 1 §2.2, §6). */
type Everybodys = { readonly everybodyOf: readonly TenantId[] };

/** Rows of which one is enough. */
export type WhoHas = Row | readonly Row[] | Everybodys;

/** What of a company every area may aim a call at. */
export type CompanyTarget = {
  readonly tenant: TenantId;
  readonly id: number;
  readonly agreements: readonly {
    readonly id: number;
    readonly subtype: string;
    readonly endDate: Temporal.PlainDate | null;
    readonly awaitsSignature?: boolean;
    readonly ticketCounter?: CounterTerms | null;
  }[];
  readonly people: readonly {
    readonly id: number;
    readonly personSlot: number | null;
    readonly phone: string | null;
  }[];
};

/** What a field of a body becomes, made from the target and the value of the contract's example. */
export type FieldValue = (target: CompanyTarget, example: unknown) => unknown;

/** A kind of thing that a company may have; the test world has one or more of each company. */
export type Thing = {
  readonly find: (tx: Transaction) => Promise<readonly { id: number; companyId: number }[]>;
  /** An id as it could be, which nothing in the world has. */
  readonly nobodys: number;
  /** Which of its ids stand in a path for whatever it names; none for what only `pathName` names. */
  readonly inPaths: 'first' | 'all' | 'none';
  /** The path parameter that is always of this kind. */
  readonly pathName?: string;
  /** Paths of calls whose id or token is always of this kind. */
  readonly inPathsOf?: readonly string[];
  /** How it stands in paths by that name, or in those, where that is not its id alone. */
  readonly inPath?: (id: number) => string;
  /** Fields of bodies that name the first one, or a list of it. */
  readonly fields?: readonly string[];
  readonly listFields?: readonly string[];
  /** An id in an answer says whose it is. */
  readonly isMark: boolean;
};

/** Of which users an answer may tell beside the caller. */
type VisibleUsers = 'administered' | 'colleagues' | 'of-operator';

/**
 * What the authorisation table needs to know of an area, told beside it in `server/<area>/test-access.ts` and gathered in
 * `areas.ts`.
 */
export type AreaAccess = {
  /** Who has its features, written down by hand from the specification and not asked of the rules under test. */
  readonly whoMay?: { readonly [F in Feature]?: WhoHas };
  readonly things?: Readonly<Record<string, Thing>>;
  /** Fills the test world, which has companies, people, tickets and users. */
  readonly place?: (tx: Transaction, now: Temporal.Instant) => Promise<void>;
  /** First numbers by which an id in an answer says what it is an id of, by table. */
  readonly firstIds?: Readonly<Record<string, number>>;
  /** Fields of bodies that name what a call is about. */
  readonly targetFields?: Readonly<Record<string, FieldValue>>;
  /** By path: fields that name something else in this call than in all others. */
  readonly fieldsByPath?: Readonly<Record<string, Readonly<Record<string, FieldValue>>>>;
  /** Fields that must be new, or be something that the operator has, for a call to be in order. */
  readonly freshFields?: Readonly<Record<string, FieldValue>>;
  /** Path parameters that are no ids: what these say is known to the whole country. */
  readonly words?: Readonly<Record<string, string>>;
  /**
   * By path: agreements of further companies that a call is about when a global role opens it, as it is about all
   * companies of the operator.
   */
  readonly alsoAbout?: Readonly<Record<string, readonly string[]>>;
  /** By the feature that a call needs, or by its path. */
  readonly tellsOf?: Readonly<Record<string, VisibleUsers>>;
};
