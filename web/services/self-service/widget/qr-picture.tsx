import encodeQR from 'qr';
import { useMemo } from 'react';

interface QrPictureProps {
  url: string;
  /** For screen readers. */
  label: string;
  /** Stands above the code on a poster. */
  text: string;
}

/** Printing the page prints the poster alone. */
const printStyle =
  '@media print { body * { visibility: hidden } [data-poster], [data-poster] * { visibility: visible } [data-poster] { position: fixed; inset: 0; display: grid; align-content: center; justify-items: center; gap: 2rem; text-align: center; color: #000; background: #fff } [data-poster] svg { width: 14cm; max-width: none } }';

/** A QR code of the address: black on white in every theme, with room for a damaged poster. */
export function QrPicture({ url, label, text }: QrPictureProps) {
  const { path, size } = useMemo(() => pictureOf(url), [url]);
  return (
    <div data-poster className="grid justify-items-center gap-3 text-center">
      <style>{printStyle}</style>
      <p className="text-section font-semibold wrap-anywhere">{text}</p>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="block aspect-square w-full max-w-72"
      >
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} />
      </svg>
      <p className="text-small wrap-anywhere">{url}</p>
    </div>
  );
}

function pictureOf(url: string): { path: string; size: number } {
  const rows = encodeQR(url, 'raw', { ecc: 'medium', border: 2 });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { path: squares.join(''), size: rows.length };
}
