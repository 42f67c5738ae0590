import { addressOf, type AddressInput } from '#platform/calls/call-address.ts';
import { type ListAddress, listStateOf, pageQueryOf } from '#platform/lists/list-state.ts';
import type { ListShape } from '#platform/lists/list-types.ts';
import type { Route } from '#platform/calls/route.ts';
import { countedWithin, filterNamesOf, pageOfRows } from '#platform/lists/rows-asked.ts';
import { idIn } from './thing-in-address.ts';

/** A call that changes nothing and answers with JSON. */
export type ReadRoute = Route & { readonly method: 'GET'; readonly download?: never };
type ReadList = ListShape & { readonly list: ReadRoute; readonly counts?: ReadRoute };

/** Where a page is opened; `Param` are the parameters of its path. */
type PagePlace<Param extends string = never> = {
  readonly params: Readonly<Record<Param, string>>;
  readonly search: ListAddress;
  /** The company that the user works in; null where it is not known, or the user has none. */
  readonly companyId: number | null;
};

/** The addresses of the calls by which a page begins; none where the place has not what they take. */
export type FirstRead<Param extends string = never> = (place: PagePlace<Param>) => string[];

const filled = (route: ReadRoute, params: AddressInput['params'] | null): string[] =>
  params === null ? [] : [addressOf(route, params === undefined ? {} : { params })];

/** A list that fills its page, with its counts. */
export const listRead =
  (list: ReadList): FirstRead =>
  ({ search, companyId }) => {
    const isOfCompany = list.list.company !== undefined;
    if (isOfCompany && companyId === null) return [];
    const company = isOfCompany ? { params: { id: companyId ?? 0 } } : {};
    const { filters, search: searchFor, sort, ...page } = listStateOf(search, filterNamesOf(list));
    const choice = { search: searchFor, sort, filters };
    const rows = { ...company, query: { ...pageOfRows(list, choice, pageQueryOf(page)) } };
    const counts = countedWithin(list, choice);
    return [
      addressOf(list.list, rows),
      ...(list.counts
        ? [addressOf(list.counts, { ...company, ...(counts && { query: { ...counts } }) })]
        : []),
    ];
  };

/** A call about what the id of the page's path names. */
export const readById =
  (route: ReadRoute): FirstRead<'id'> =>
  ({ params }) => {
    const id = idIn(params.id);
    return filled(route, id === null ? null : { id });
  };

/** A call about the company that the user works in. */
export const readOfCompany =
  (route: ReadRoute): FirstRead =>
  ({ companyId }) =>
    filled(route, companyId === null ? null : { [route.company ?? 'id']: companyId });

/** A call that is the same wherever the page is opened. */
export const read =
  (route: ReadRoute): FirstRead =>
  () =>
    filled(route, undefined);
