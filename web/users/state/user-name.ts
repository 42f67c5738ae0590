/** Who it is, in a question or a heading. */
export const userName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`;
