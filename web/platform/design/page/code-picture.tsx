import { useMemo } from 'react';

interface CodePictureProps {
  /** One string per row; `1` is a dark module. */
  rows: readonly string[];
  label: string;
}

/** A QR code, as wide as there is room: black on white in every theme, so that a camera reads it in sunlight. */
export function CodePicture({ rows, label }: CodePictureProps) {
  const path = useMemo(() => pathOf(rows), [rows]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="block aspect-square w-full"
    >
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}

/** Adjacent modules of a row are drawn as one stroke. */
const pathOf = (rows: readonly string[]): string =>
  rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('');
