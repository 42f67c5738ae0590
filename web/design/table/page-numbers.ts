/** The page numbers to show: first, last, current and its neighbours; 'gap' for the omitted ones. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages]);
  // A gap of one page is as wide as its number.
  if (page === 4) wanted.add(2);
  if (page === pages - 3) wanted.add(pages - 1);
  const shown = [...wanted]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b);
  return shown.flatMap((number, position) =>
    position > 0 && number - (shown[position - 1] ?? 0) > 1 ? ['gap' as const, number] : [number],
  );
}
