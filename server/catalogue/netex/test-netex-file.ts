/** The text of a NeTEx file as operators publish their fares: tables by product, in them tables by profile. */
export const netexFile = (frames: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<PublicationDelivery xmlns="http://www.netex.org.uk/netex" version="1.12:NO-NeTEx-fares:1.0">
  <PublicationTimestamp>2026-11-01T12:00:00</PublicationTimestamp>
  <dataObjects>
    <CompositeFrame id="RUT:CompositeFrame:1" version="1">
      <FrameDefaults><DefaultCurrency>NOK</DefaultCurrency></FrameDefaults>
      <frames>
${frames}
      </frames>
    </CompositeFrame>
  </dataObjects>
</PublicationDelivery>
`;

export const intervals = (most: number): string =>
  Array.from(
    { length: most },
    (_, place) => `
            <GeographicalInterval id="RUT:GeographicalInterval:${place + 1}" version="1">
              <NumberOfUnits>${place + 1}</NumberOfUnits>
              <IntervalType>tariffZone</IntervalType>
            </GeographicalInterval>`,
  ).join('');

/** A fare frame with zones by their number, and tables. */
export const fareFrame = (tables: string): string => `
        <FareFrame id="RUT:FareFrame:1" version="1">
          <geographicalIntervals>${intervals(3)}
          </geographicalIntervals>
          <fareTables>${tables}
          </fareTables>
        </FareFrame>`;

export type TestTable = {
  readonly product: string;
  readonly profile: string;
  readonly from: string;
  /** Kroner by the number of zones. */
  readonly prices: readonly (readonly [zones: number, kroner: string])[];
};

/** A table of a product with one of a profile in it. */
export const fareTable = ({ product, profile, from, prices }: TestTable): string => `
            <FareTable id="RUT:FareTable:${product}-${from}" version="1">
              <validityConditions>
                <ValidBetween><FromDate>${from}</FromDate></ValidBetween>
              </validityConditions>
              <pricesFor>
                <PreassignedFareProductRef ref="RUT:PreassignedFareProduct:${product}" version="1"/>
              </pricesFor>
              <includes>
                <FareTable id="RUT:FareTable:${product}-${profile}" version="1">
                  <limitations><UserProfileRef ref="RUT:UserProfile:${profile}" version="1"/></limitations>
                  <prices>${prices
                    .map(
                      ([zones, kroner]) => `
                    <GeographicalIntervalPrice id="RUT:GeographicalIntervalPrice:${product}-${profile}-${zones}" version="1">
                      <Amount>${kroner}</Amount>
                      <GeographicalIntervalRef ref="RUT:GeographicalInterval:${zones}" version="1"/>
                    </GeographicalIntervalPrice>`,
                    )
                    .join('')}
                  </prices>
                </FareTable>
              </includes>
            </FareTable>`;

/** The bytes of a text in pieces, as a request brings them. */
export async function* inPieces(text: string, size = 100): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size) {
    yield bytes.subarray(start, start + size);
  }
}
