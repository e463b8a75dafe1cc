/** Where the device remembers who is signed in; read before the app's code is there. */
export const userKey = 'lantern.user';
