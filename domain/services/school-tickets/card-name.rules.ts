/** The most characters of a name on a card (spec 3 §5). */
const longestCardName = 50;

/** What is written on the new card of a pupil whose name is known. */
export const cardNameOf = ({
  firstName,
  lastName,
}: {
  readonly firstName: string;
  readonly lastName: string;
}): string => `${firstName} ${lastName}`.slice(0, longestCardName).trim();
