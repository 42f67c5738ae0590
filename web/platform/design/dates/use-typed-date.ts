import { useState } from 'react';
import { formatDate } from '#platform/design/format.ts';
import { readDate } from './read-date.ts';

type MaybeDate = Temporal.PlainDate | null;

const isSame = (a: MaybeDate, b: MaybeDate) => a?.toString() === b?.toString();
const textOf = (date: MaybeDate) => (date ? formatDate(date) : '');

/** The text of a date field: its date, or the text that is being typed. */
export function useTypedDate(date: MaybeDate, onChange: (date: MaybeDate) => void) {
  const [text, setText] = useState(textOf(date));
  const [wasBlurred, setWasBlurred] = useState(false);
  const parsedDate = readDate(text);
  // When the form's date differs from the text, it was selected, filled in or reset.
  const visibleText = isSame(parsedDate, date) ? text : textOf(date);

  return {
    text: visibleText,
    wasBlurred,
    isUnreadable: visibleText.trim() !== '' && readDate(visibleText) === null,
    type(newText: string) {
      setText(newText);
      setWasBlurred(false);
      const next = readDate(newText);
      if (!isSame(next, date)) onChange(next);
    },
    pick(newDate: Temporal.PlainDate) {
      setText(formatDate(newDate));
      setWasBlurred(false);
      onChange(newDate);
    },
    /** On blur: formats a short date such as 1.12.26 in full. */
    leave() {
      if (readDate(visibleText)) setText(textOf(readDate(visibleText)));
      setWasBlurred(true);
    },
  };
}
