/** Where the order form of a company is: the same address for the link and in the widget's frame. */
export const orderFormPath = '/bestill/';

export const orderFormAddress = (origin: string, clientId: string): string =>
  `${origin}${orderFormPath}${encodeURIComponent(clientId)}`;

/** The name of the message with which the form tells the page around it how high it is. */
export const resizeMessage = 'takst:resize';

/** The name of the message with which the widget page shows settings that are not saved yet. */
export const previewMessage = 'takst:preview';
