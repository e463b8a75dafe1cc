/** Words that weaken or only fill. Where they carry meaning, the writer may keep them. */
export const HEDGES: readonly string[] =
  `very,really,quite,actually,basically,literally,totally,completely,extremely,absolutely,
definitely,certainly,obviously,clearly,truly,honestly,somewhat,kind of,sort of,a bit,perhaps,maybe,i think that,
i believe that,i feel that,i feel like,i guess,in a way,to some extent,more or less,so to speak,as you know`
    .split(/,\s*/)
    .filter(Boolean);
