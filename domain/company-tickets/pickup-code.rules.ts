const pause = Temporal.Duration.from({ minutes: 1 });

/**
 * When a code may be sent again: an SMS can take a minute, and a second click must not send a second
 * one. It applies to all users together, so that a holder cannot be flooded.
 */
export const nextPickupCodeAt = (sentAt: Temporal.Instant): Temporal.Instant => sentAt.add(pause);
