import { type PageOptions, openPage as openAnyPage } from '#testing/open-page.tsx';

/** Opens a page of this area as a user who may order. */
export const openPage = ({ texts = [], ...options }: PageOptions) =>
  openAnyPage({
    features: ['companyTicket', 'companyTicket.order'],
    ...options,
    texts: ['company-tickets', 'tickets', ...texts],
  });
