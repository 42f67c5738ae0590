/** A spinner in the centre of its parent. */
export function Spinner() {
  return (
    <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
      <span className="size-5 animate-spin rounded-full border-2 border-current border-t-transparent" />
    </span>
  );
}
