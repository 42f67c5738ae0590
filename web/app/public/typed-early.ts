/**
 * What is typed into the server's HTML before its script brings it to life. Bringing it to life empties the fields, which
 * know of no value; what was typed is written again then, as if it were typed at that moment.
 */
type FieldValue = { readonly value: string; readonly isChecked: boolean };

const typedFields = new Map<string, FieldValue>();

const fieldsIn = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLInputElement>('input[name], textarea[name]'),
];
const isChoice = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';
const isTouched = (field: HTMLInputElement): boolean =>
  isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;

function note(field: HTMLInputElement): void {
  typedFields.set(field.name, { value: field.value, isChecked: field.checked });
}

const noteEvent = ({ target }: Event): void => {
  if (target instanceof HTMLInputElement && target.name !== '') note(target);
};

/** Begins to note what is typed, with what is there already. */
export function noteTyped(root: HTMLElement): void {
  for (const field of fieldsIn(root).filter(isTouched)) note(field);
  root.addEventListener('input', noteEvent);
}

/** Writes it into the fields again that have lost it, and ends: from here on they keep what is typed. */
export function restoreTyped(root: HTMLElement): void {
  root.removeEventListener('input', noteEvent);
  for (const field of fieldsIn(root)) {
    const before = typedFields.get(field.name);
    if (before && isChoice(field) && field.checked !== before.isChecked) field.click();
    if (before && !isChoice(field) && field.value !== before.value) {
      field.value = before.value;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }
  typedFields.clear();
}
