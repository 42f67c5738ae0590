/** The page numbers to show: first, last, current and its neighbours; 'gap' for the omitted ones. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const numbers = new Set([1, page - 1, page, page + 1, pages]);
  // A gap of one page is as wide as its number.
  if (page === 4) numbers.add(2);
  if (page === pages - 3) numbers.add(pages - 1);
  const sortedNumbers = [...numbers]
    .filter((number) => number >= 1 && number <= pages)
    .toSorted((a, b) => a - b);
  return sortedNumbers.flatMap((number, position) =>
    position > 0 && number - (sortedNumbers[position - 1] ?? 0) > 1
      ? ['gap' as const, number]
      : [number],
  );
}
