/** A reference in a list; nothing for none, so that a card leaves it out. */
export const referenceCell = (text: string | null) =>
  text === null ? null : <span className="wrap-anywhere">{text}</span>;
