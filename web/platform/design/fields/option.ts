/** One choice in a select or a combobox. */
export interface Option<V extends string = string> {
  value: V;
  label: string;
  /** A second line in a combobox, also searched; a select shows the label only. */
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}
