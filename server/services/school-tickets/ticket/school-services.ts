export const schoolServices = ['school-tickets'] as const;
