/** Beside each other where there is room, so that they can be compared line by line. */
export const providerGrid = 'mt-4 grid gap-3 md:grid-cols-3';
