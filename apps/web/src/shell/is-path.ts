/** Whether an address is one of a route's pattern, such as `/essay/view/:id`. Read before the app's code is there, too. */
export function isPath(pattern: string, address: string): boolean {
  // a page that is opened asks for each of its screens
  if (!pattern.includes(':')) return address === pattern || address === `${pattern}/`;
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(address);
}
