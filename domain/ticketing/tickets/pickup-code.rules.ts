const pause = Temporal.Duration.from({ minutes: 1 });

/**
 * From when a code may be sent again: an SMS can be a minute on its way, and a second press must
 * not become a second message. The same for everybody, so a holder cannot be flooded.
 */
export const nextPickupCodeAt = (sentAt: Temporal.Instant): Temporal.Instant => sentAt.add(pause);
