/** Norwegian mobile numbers have eight digits and begin with 4 or 9. */
export const isNorwegianMobile = (nationalNumber: string): boolean =>
  /^[49]\d{7}$/.test(nationalNumber);
