import type { Tenant, Visitor } from '../browser.ts';

type Reach = (visitor: Visitor, tenant: Tenant) => Promise<void>;

/** A page, or a state of one, that the accessibility tests check. */
export type PageState = {
  /** The page's path in the page table, or a description. */
  name: string;
  /** Brings the page into this state from any page, wide or narrow. */
  reach: Reach;
  /** What can be reached from there without another page, such as its dialogs; each is checked too. */
  steps?: readonly { name: string; reach: Reach }[];
  /** Operators to check; all by default. */
  at?: readonly Tenant[];
};

/** The page states of one kind of user. */
export type Viewer = {
  name: string;
  /** Signs in and selects a company. */
  begin?: Reach;
  states: readonly PageState[];
};

export const openPath =
  (path: string): Reach =>
  ({ open }) =>
    open(path);
