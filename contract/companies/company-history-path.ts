/** Apart from the call: a page that only invalidates it does without the fields of recorded changes. */
export const companyHistoryPath = '/onboarding/company/{id}/history';
