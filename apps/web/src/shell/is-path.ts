/** Whether an address is one of a route's pattern, such as `/essay/view/:id`. Read before the app's code is there, too. */
export function isPath(pattern: string, address: string): boolean {
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`).test(address);
}
