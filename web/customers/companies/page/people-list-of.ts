import { pagesOfSubtype } from '#platform/page-entries/service-pages.ts';

/** Where those who hold tickets under an agreement stand; undefined for agreements without such a list. */
export const peopleListOf = ({ subTypeId }: { readonly subTypeId: string }) =>
  pagesOfSubtype(subTypeId)?.list;
