import type { PagePath } from '@takst/contract/app/pages.ts';
import type { FixedPagePath } from '@takst/contract/app/path-to.ts';
import type { ComponentType } from 'react';
import type { IconName } from '#platform/design/icon-paths.ts';
import type { PlainTextKey, TextFileName } from '#platform/texts/texts.ts';
import type { MenuGroup } from './menu-groups.ts';

type PageDisplay = {
  /** The document's title, beside the operator's name; in menu and palette, too. */
  readonly title: PlainTextKey<'app'>;
  /** For visitors: it is sent by a script, and says so to those who have none. */
  readonly hasForm?: true;
  /** A private link whose page has columns where there is room. */
  readonly isWide?: true;
  /** Text files, fetched together with the page's code. */
  readonly texts: readonly TextFileName[];
  readonly load: () => Promise<ComponentType>;
  /** A page that the server renders: how often a browser without scripts fetches it again, in seconds. */
  readonly refreshWithoutScript?: number;
  /** Its script uses no Temporal, so that a browser that lacks it loads no substitute. */
  readonly worksWithoutTemporal?: true;
};

type InMenu = {
  readonly icon: IconName;
  /** The group of the menu in which the page stands, in the order of the page table. */
  readonly menu: MenuGroup;
  /** Its group for who serves every company: for them, users are what companies are. */
  readonly menuForSupport?: MenuGroup;
  /** The entry says how many requests for tickets are open. */
  readonly countsOpenRequests?: true;
};

type OutsideMenu = {
  /** In the palette. */
  readonly icon?: IconName;
} & { readonly [Name in Exclude<keyof InMenu, 'icon'>]?: never };

/** What the web says of a page; the contract says its path and what it needs (`contract/app/pages.ts`). */
export type PageEntry = PageDisplay & (InMenu | OutsideMenu);

/** A page with an id is opened from others. */
type EntryOf<Path> = Path extends FixedPagePath ? PageEntry : PageDisplay;

/** The entries of an area whose rows are in the contract: one for each page. */
export type EntriesOf<Rows> = { readonly [Path in keyof Rows]: EntryOf<Path> };

export type PageEntries = { readonly [Path in PagePath]?: PageEntry };
