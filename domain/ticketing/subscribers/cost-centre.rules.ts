/** The most that a company may have in its list. */
export const maxCostCentres = 500;

/** How page, file and history name a cost centre: `4100 Salg`. */
export const nameOfCostCentre = ({ code, name }: { code: string; name: string }): string =>
  `${code} ${name}`;
