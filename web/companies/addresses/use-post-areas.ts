/** Finds the area of a post code; null where there is none, or nobody knows. */
export const usePostAreas = () => (_postCode: string) => Promise.resolve<string | null>(null);
