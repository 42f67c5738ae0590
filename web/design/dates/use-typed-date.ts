import { useState } from 'react';
import { formatDate } from '#design/format.ts';
import { readDate } from './read-date.ts';

type MaybeDate = Temporal.PlainDate | null;

const isSame = (a: MaybeDate, b: MaybeDate) => a?.toString() === b?.toString();
const textOf = (date: MaybeDate) => (date ? formatDate(date) : '');

/** What stands in a date box: the date it has, or what is being typed on the way to one. */
export function useTypedDate(date: MaybeDate, onChange: (date: MaybeDate) => void) {
  const [text, setText] = useState(textOf(date));
  const [hasLeft, setLeft] = useState(false);
  const read = readDate(text);
  // The form has another date than the text says: it was picked, filled in or reset.
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
    /** Puts a date that was typed shortly into its full form. */
    leave() {
      if (readDate(shown)) setText(textOf(readDate(shown)));
      setLeft(true);
    },
  };
}
