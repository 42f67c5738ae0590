import encodeQR from 'qr';

/**
 * A code as a QR code: one text for each row, `1` where a square is dark. The lowest error
 * correction makes the largest squares, and a screen has no scratches.
 */
export const drawCode = (text: string): string[] =>
  encodeQR(text, 'raw', { ecc: 'low', border: 1 }).map((row) =>
    row.map((isDark) => (isDark ? '1' : '0')).join(''),
  );
