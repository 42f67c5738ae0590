import { type Opening, openPage as openAnyPage } from '#testing/open-page.tsx';

/** Opens a page of this area as a user who may order. */
export const openPage = ({ texts = [], ...opening }: Opening) =>
  openAnyPage({
    features: ['companyTicket', 'companyTicket.order'],
    ...opening,
    texts: ['company-tickets', ...texts],
  });
