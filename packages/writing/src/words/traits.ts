/** Words people use to praise themselves. */
export const TRAITS: ReadonlySet<string> = new Set(
  `ambitious caring compassionate confident creative curious dedicated determined diligent disciplined driven energetic
enthusiastic hardworking hard-working honest independent innovative intelligent kind motivated open-minded organised
organized passionate patient perseverant persistent proactive punctual reliable resilient resourceful responsible
self-motivated sincere talented adaptable committed empathetic flexible`
    .split(/\s+/)
    .filter(Boolean),
);
