import { useState } from 'react';
import { formatDate } from '#design/format.ts';
import { readDate } from './read-date.ts';

type MaybeDate = Temporal.PlainDate | null;

const isSame = (a: MaybeDate, b: MaybeDate) => a?.toString() === b?.toString();
const textOf = (date: MaybeDate) => (date ? formatDate(date) : '');

/** The text of a date field: its date, or the text that is being typed. */
export function useTypedDate(date: MaybeDate, onChange: (date: MaybeDate) => void) {
  const [text, setText] = useState(textOf(date));
  const [hasLeft, setLeft] = useState(false);
  const read = readDate(text);
  // When the form's date differs from the text, it was selected, filled in or reset.
  const shown = isSame(read, date) ? text : textOf(date);

  return {
    text: shown,
    isUnreadable: hasLeft && shown.trim() !== '' && readDate(shown) === null,
    type(typed: string) {
      setText(typed);
      setLeft(false);
      const next = readDate(typed);
      if (!isSame(next, date)) onChange(next);
    },
    pick(picked: Temporal.PlainDate) {
      setText(formatDate(picked));
      setLeft(false);
      onChange(picked);
    },
    /** On blur: formats a short date such as 1.12.26 in full. */
    leave() {
      if (readDate(shown)) setText(textOf(readDate(shown)));
      setLeft(true);
    },
  };
}
