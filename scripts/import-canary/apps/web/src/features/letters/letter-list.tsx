export const letterList = [];
