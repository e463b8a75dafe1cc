export const readLetters = () => [];
