// The seat that this tab had, for when its page is loaded anew without having been able to say that it leaves.
const keyOf = (room: string) => `lantern.call.${room}`;

export function rememberSeat(room: string, seat: string): void {
  try {
    sessionStorage.setItem(keyOf(room), seat);
  } catch {
    // a browser that keeps nothing asks whether to go on here
  }
}

export function seatBefore(room: string): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(room)) ?? undefined;
  } catch {
    return undefined;
  }
}
