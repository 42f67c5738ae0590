/** The box of a yes or no, as every theme draws it. */
export const tickClass =
  'size-5 shrink-0 appearance-none rounded-[min(var(--tenant-radius)*0.5,0.3rem)] border border-control bg-surface bg-center bg-no-repeat checked:border-solid checked:bg-solid indeterminate:border-solid indeterminate:bg-solid disabled:opacity-55 forced-colors:appearance-auto';
