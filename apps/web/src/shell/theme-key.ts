/** Where the device keeps the chosen theme; the page's head reads it before the first paint. */
export const themeKey = 'lantern.theme';
