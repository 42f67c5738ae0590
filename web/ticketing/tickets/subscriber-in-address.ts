/**
 * The parameter of the order form's address with the subscriber id; an id reveals no personal data.
 */
export const subscriberInAddress = 'ansatt';
