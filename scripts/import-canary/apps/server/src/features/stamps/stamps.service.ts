export const readStamps = () => [];
