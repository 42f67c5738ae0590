/** That a phone has a subscription of the type (spec 2 §8). */
export const heldTexts = { JOULE: 'heldBike', OTTO: 'heldCar', CAR_POOL: 'heldRental' } as const;
