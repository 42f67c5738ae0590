/** The fixed name of HTTP Basic with which the page sends the key of its address as the password (spec 3 §7). */
export const voucherClient = 'voucher-page';
