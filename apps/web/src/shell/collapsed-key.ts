/** Where the device keeps whether the side navigation shows icons only: `yes` or `no`. */
export const collapsedKey = 'lantern.side-collapsed';
