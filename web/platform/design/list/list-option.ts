import type { PageAddress } from '@takst/contract/app/path-to.ts';
import type { IconName } from '#platform/design/icon-paths.ts';

interface Labelled {
  label: string;
  icon?: IconName;
}

export interface PageOption extends Labelled {
  to: PageAddress;
  /** Parameters of the query string. */
  search?: Readonly<Record<string, string>>;
}

interface FileOption extends Labelled {
  /** The address of a file to download. */
  href: string;
}

/** What can be done with a list beside its main button: a page that it leads to, or a file. */
export type ListOption = PageOption | FileOption;

export const isFile = (option: ListOption): option is FileOption => 'href' in option;
