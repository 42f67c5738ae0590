/**
 * What is typed into the server's HTML before its script brings it to life. The page knows nothing of it then, and empties
 * the fields at the latest when it draws them again; what was typed is written again before, as if it were typed then.
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

/**
 * Writes it into the fields again, and ends: from here on they keep what is typed. A field may still show what the page
 * has not heard of, so all are told.
 */
export function restoreTyped(root: HTMLElement): void {
  root.removeEventListener('input', noteEvent);
  for (const field of fieldsIn(root)) {
    const before = typedFields.get(field.name);
    if (!before) continue;
    if (isChoice(field)) {
      field.checked = !before.isChecked;
      field.click();
    } else {
      field.value = before.value;
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }
  typedFields.clear();
}
