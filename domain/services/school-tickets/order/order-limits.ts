/** So many pupils stand in one order; longer lists are read from a file. */
export const maxPupilsOfOrder = 50;
