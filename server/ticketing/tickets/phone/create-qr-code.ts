import encodeQR from 'qr';

/**
 * A text as a QR code: one string per row, `1` for a dark module. The lowest error correction gives the
 * largest modules, and a screen has no scratches.
 */
export const createQrCode = (text: string): string[] =>
  encodeQR(text, 'raw', { ecc: 'low', border: 1 }).map((row) =>
    row.map((isDark) => (isDark ? '1' : '0')).join(''),
  );
