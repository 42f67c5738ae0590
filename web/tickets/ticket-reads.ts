/**
 * Whether a path belongs to a reading call about subscribers, their tickets, subscriptions or units, which any change
 * of them invalidates.
 */
export const isTicketRead = (path: string): boolean =>
  /^\/api\/(subscriber|subscription|ticket|housing)\//.test(path);
