import { shownToasts } from '#platform/design/toasts/toasts.ts';
import { fireEvent, screen, within } from './dom.ts';

type Name = string | RegExp;

/** Presses a button as soon as it is there. */
export const press = async (name: Name): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

/** Presses a button that is there. */
export const pressNow = (name: Name): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

/** Writes into a field, or chooses a value of a list. */
export const write = (label: Name, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};

/** The open dialog. */
export const dialog = () => within(screen.getByRole('dialog'));

/** Kind, title and text of the toasts that are shown. */
export const toasts = () => shownToasts().map(({ kind, title, text }) => [kind, title, text]);
