/** The browser answers and paints before what comes next. */
export const pause = () => globalThis.scheduler?.yield?.() ?? new Promise<void>((resolve) => setTimeout(resolve));
