export const readBills = () => [];
