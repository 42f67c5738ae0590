/** A stand-in pretends to be an outside service: production must never use it. */
export function refuseInProduction(standIn: string): void {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error(`${standIn} is a stand-in and does not start with NODE_ENV=production`);
  }
}
