/**
 * Whether a path belongs to a reading call about subscribers, their tickets or subscriptions, which any change of
 * them invalidates.
 */
export const isTicketRead = (path: string): boolean =>
  /^\/api\/(subscriber|subscription|ticket)\//.test(path);
