/** One choice in a select or a combobox. */
export interface Option<V extends string = string> {
  value: V;
  label: string;
  /** A second line in a combobox, where it is searched too; a select shows the label alone. */
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}
