/** Words that say how a sentence follows from what stands before it. */
export const CONNECTIVES: readonly string[] =
  `however,therefore,moreover,furthermore,besides,meanwhile,instead,nevertheless,
nonetheless,consequently,thus,hence,otherwise,similarly,likewise,afterwards,later,then,finally,eventually,first,second,
third,firstly,secondly,thirdly,lastly,next,still,yet,also,although,though,because,since,while,whereas,unless,until,
after,before,when,once,if,so,but,for example,for instance,in addition,as a result,on the other hand,in contrast,
in fact,at first,at last,in the end,after that,before that,because of this,that is why,this is why,in other words,
even though,even so,at the same time,in the meantime,by then,from then on,since then,to begin with,in conclusion,
to sum up,to conclude,overall,despite,in spite of,rather than,not only`
    .split(/,\s*/)
    .filter(Boolean);
