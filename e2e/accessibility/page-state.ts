import type { Tenant, Visitor } from '../browser.ts';

type Reach = (visitor: Visitor, tenant: Tenant) => Promise<void>;

/** A page, or a state of one, that has to be right for everybody. */
export type PageState = {
  /** A page's path in the page table, or words for anything else. */
  name: string;
  /** Leaves it on the screen, wide or narrow, wherever the visitor was before. */
  reach: Reach;
  /** All operators where it is not said. */
  at?: readonly Tenant[];
};

/** The states that one kind of user sees. */
export type Viewer = {
  name: string;
  /** Signs in and chooses a company. */
  begin?: Reach;
  states: readonly PageState[];
};

export const openPath =
  (path: string): Reach =>
  ({ open }) =>
    open(path);
