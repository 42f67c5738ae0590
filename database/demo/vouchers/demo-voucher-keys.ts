/**
 * The keys of three offers of the demo world, to open `/bildeling?key=` with. Everybody knows them, which is why no real
 * portal starts on the demo world's database.
 */
export const demoVoucherKeys = {
  available: 'demo-voucher-available',
  claimed: 'demo-voucher-claimed00',
  expired: 'demo-voucher-expired00',
} as const;
