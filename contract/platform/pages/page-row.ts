import type { Feature } from '@takst/domain/platform/access/feature.ts';
import type { FeatureNeed } from '@takst/domain/platform/access/feature-need.rules.ts';
import type { TenantOffer } from '@takst/domain/platform/tenants/tenant-offer.ts';

/** What a page needs: nothing, a user, or features of theirs. */
export type PageNeed = 'anyone' | 'signed-in' | FeatureNeed;

export const all = (...features: Feature[]): FeatureNeed => ({ all: features });
export const any = (...features: Feature[]): FeatureNeed => ({ any: features });

/** Things of a company that addresses name by their id. */
export type OwnedThing =
  | 'subscriber'
  | 'ticket'
  | 'free-ticket'
  | 'school-ticket'
  | 'department'
  | 'invoice'
  | 'batch'
  | 'free-batch'
  | 'school-batch'
  | 'counter-order';

/** What server and web both know of a page; what it shows is told in the web, by the same path. */
export type PageRow = {
  readonly needs: PageNeed;
  /**
   * Without it, a page is about the chosen company. `all`: about all companies; users with a global role need no company
   * there. `none`: the choice of a company changes nothing (spec 1 §2.2).
   */
  readonly companies?: 'all' | 'none';
  /**
   * It opens for who has what it needs in any company, whichever is chosen, as its calls reach all of those. For pages
   * about all companies whose features come from an agreement.
   */
  readonly inAnyCompany?: true;
  /** What the id of the path names: the page belongs to the company of that, and is opened there. */
  readonly idNames?: OwnedThing;
  /** The same for parameters after the question mark. */
  readonly searchNames?: Readonly<Record<string, OwnedThing>>;
  /** Only operators that have this have the page. */
  readonly requiresOffer?: TenantOffer;
  /** What the address must carry after the question mark; without it an error occurs. */
  readonly requiredSearch?: readonly string[];
  /**
   * Found by an address that cannot be guessed and is told to nobody: without the menus of the portal,
   * and neither searched, kept nor passed on.
   */
  readonly isPrivateLink?: boolean;
  /** Only companies that answer requests for tickets have the page (spec 2 §2, Housing association). */
  readonly requiresTicketRequests?: boolean;
};

type Rows<Need extends PageNeed> = Readonly<Record<`/${string}`, PageRow & { needs: Need }>>;

/** Pages that everybody may open: one list, for visitors load no other. */
export type VisitorRows = Rows<'anyone'>;

/** The pages of an area, for users. */
export type UserRows = Rows<Exclude<PageNeed, 'anyone'>>;

/** The person of an order, and the ticket that it copies. */
export const orderNames = { ansatt: 'subscriber', som: 'ticket' } as const;
