/** Sounds and words that only win time. What is typed from speech keeps them. */
export const FILLERS: readonly string[] =
  `um,uh,uhm,umm,uhh,er,erm,ehm,ah,hmm,you know,i mean,like i said,basically,actually,literally,
so yeah,yeah so,or something,or something like that,and things like that,and stuff,and so on,kind of,sort of,you see,
what to say,how to say,how do you say,to be honest,as i said,okay so,ok so,well you know`
    .split(/,\s*/)
    .filter(Boolean);
