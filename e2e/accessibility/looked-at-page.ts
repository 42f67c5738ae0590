import type { Tenant, Visitor } from '../browser.ts';

/**
 * A page, or a state of one, that has to be right for everybody. `reach` leaves it on the screen,
 * wide or narrow; each begins where the one before it ended.
 */
export type LookedAt = {
  /** A page's path in the page table, or words for anything else. */
  name: string;
  reach: (visitor: Visitor, tenant: Tenant) => Promise<void>;
  /** All operators where it is not said. */
  at?: readonly Tenant[];
};
