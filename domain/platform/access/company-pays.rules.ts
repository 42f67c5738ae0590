/**
 * Whether companies may pay for purchases in the operator's app: not in production yet (spec 1 §6). The page and the
 * calls of the app ask the same.
 */
export const isCompanyPaysOpen = ({ production }: { readonly production: boolean }): boolean =>
  !production;
