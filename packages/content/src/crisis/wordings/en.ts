// English.
import type { DistressList } from '../distress-list.ts';

const self = '(?:myself|my self|mysef|meself|mself)';

export const list: DistressList = {
  others: [
    /\b(?:want|wanted|going|could|would|nearly|almost|gonna|wanna|will|ll|about) ?(?:to )?(?:just )?(?:die|died|dying|kill myself|killing myself) (?:of |from |with |out of )?(?:shame|embarrass\w*|laugh\w*|boredom|hunger|thirst|heat|cold|cringe|curiosity|excitement|happiness|joy|stress from|envy|jealousy)\b/g,
    /\b(?:died|dying|die) (?:laughing|of laughter|inside|hard|trying|for (?:a|an|the|some|this|that|pizza|coffee|chocolate)|to (?:go|see|know|visit|study|get|meet|try|eat|travel|hear|be|start|learn|come|join|attend|live in))\b/g,
    /\b(?:want|wants|wanted) to (?:die|dye) (?:my|his|her|the) \w+/g,
    /\b(?:not|dont|never|didnt) want to die (?:without|before|poor|young|ignorant|alone in|as a|in|at)\b/g,
    /\bi want to die (?:in|at) (?:my|the|a|an) (?:village|country|homeland|own)\b/g,
    /\b(?:rather|sooner) die than\b/g,
    /\bsuicid(?:e|al) (?:squad|prevention|awareness|hotline|helpline|rates?|notes? in|bomb\w*|door|mission|statistics|studies|research|data)\b/g,
    /\b(?:prevent|prevents|preventing|stop|against|reduce|reducing|combat|research on|research about|studying|article about|essay about|essay on|book about|film about|paper on|project on|talk about|awareness of|volunteer\w* (?:for|at) (?:a |the )?) ?(?:student |youth |teen |farmer )?(?:suicid\w*|self harm)\b/g,
    /\bcut myself (?:off|some|a slice|while|shaving|on|cooking)\b/g,
    /\b(?:hurt|injured|harmed) myself (?:playing|while|in|at|during|when|on)\b/g,
    /\b(?:end|ended|ending) (?:it all|my life) (?:savings|as a student|in (?:dhaka|delhi|lagos)|chapter|here and start)\b/g,
    /\b(?:take|took|taking) my (?:own )?life (?:savings|experience|experiences|story|to|seriously|in my|into|forward)\b/g,
    /\b(?:dont|do not|didnt|did not) want to live (?:in|with|at|on|near|alone|off|far|here|there|abroad|outside|inside|without)\b/g,
    /\b(?:no (?:reason|point|sense)(?: in| to)?|point (?:of|in)) (?:live|living) (?:in|on|at|with|near|far|alone|off|here|there|abroad)\b/g,
    /\b(?:end|ended|ending|finish\w*) my life in \w+ (?:chapter|and start)\b/g,
    /\b(?:tired of|done with) (?:life|living) (?:in|with|at|on|here|abroad|without)\b/g,
    /\bdie [a-zäöüß]+ (?:ist|sind|hat|der|des|in|und|für)\b/g,
  ],
  wordings: [
    // wanting to be dead
    /\b(?:i|im|ive|id|just|really|only|and|often|sometimes|honestly) (?:\w+ ){0,3}(?:want|wants|wanted|wanting|wanna|wan|wish|wishing|feel like|feeling like|need|prefer|would like|hope|ready|like) (?:to |i |i could |that i |just )*(?:die|dying|be dead|was dead|were dead|be gone forever|was never born|were never born|wasnt alive|wasnt born|not wake up|never wake up|not exist|stop existing|disappear forever|sleep forever|go to sleep and never wake up|sleep and never wake up|be no more)\b/,
    /^(?:want|wanna|wan) (?:to )?die\b|\b(?:please )?let me die\b|\bi (?:should|deserve to|must|have to) (?:just )?die\b|\bi(?:m| am)? (?:should be|better off|be better) dead\b|\bbetter (?:if i (?:was|were|am)|off) (?:dead|gone|not here|without me)\b|\bbetter (?:off )?without me\b/,
    /\b(?:dont|do not|no longer|cant|cannot|not|dnt|don t|never) (?:\w+ )?(?:want|wanna|wish|feel like|like|bear|have the will|have strength) ?(?:to )?(?:live|living|be alive|being alive|exist|existing|wake up|go on living|continue living|continue my life|be here anymore|be here any more|be in this world)\b/,
    /\b(?:no|not any|lost (?:the|my|all)|without any|see no|have no|there is no) (?:\w+ )?(?:reason|will|point|purpose|desire|wish|point in|sense in) (?:to |of |in |for )?(?:live|living|be alive|life|going on|go on living|staying alive)\b/,
    /\b(?:life|living|my life) (?:is|isnt|has|feels|seems|just isnt) ?(?:not |no longer |no )?(?:worth (?:it|living)(?: any ?more)?|meaningless and i|pointless and i|unbearable)\b(?<!life is worth (?:it|living))/,
    /\b(?:tired|sick|exhausted|fed up|done) (?:of|with) (?:living|being alive|life|my life|existing)\b(?! (?:in|with|at|on)\b)/,
    /\bwhats? (?:is |s )?the (?:point|sense|use|reason) (?:of|in|to) (?:living|being alive|my life|life|live)\b|\bcant (?:go on|continue|keep going|keep on)(?: living)?(?: (?:like this|anymore|any ?more|any longer|with my life))\b/,
    // ending it
    new RegExp(
      `\\b(?:kill|killing|killed|kil|hang|hanging|drown|drowning|shoot|poison|poisoning|unalive|unaliving|strangle|burn) ${self}\\b`,
    ),
    /\b(?:end|ending|finish|finishing|take|taking|took|quit|destroy) (?:my own|my|this|the) (?:life|lives|existence)\b/,
    /\b(?:end|ending|finish) (?:it all|everything) (?:tonight|today|now|soon|for good|forever|once and for all|myself)\b|\b(?:want|wanna|going|thinking|ready|about|feel like|planning) (?:to |of |about )?(?:just )?(?:end|ending) it(?: all)?\b|\bi (?:will|might|could|may|should) end it\b|\bend myself\b/,
    /\b(?:i|im|ive|me|my|feel|feeling|am|been|being|having|have|get|getting) (?:\w+ ){0,4}(?:suicidal|suicide thoughts|suicidal thoughts|thoughts of suicide|suicidal ideation)\b|^suicidal\b/,
    /\b(?:think|thinking|thought|consider|considering|plan|planning|try|tried|trying|attempt|attempted|attempting|commit|committing|contemplat\w*|about to|going to|do|doing|by) (?:\w+ ){0,3}(?:suicide|suicid)\b/,
    /\b(?:suicide|death) is (?:the|my) (?:only|best|last) (?:\w+ )?(?:way|option|solution|choice|escape|answer)\b|\bonly (?:death|dying) (?:can|will|would)\b/,
    /\b(?:ways?|how|methods?|easiest|painless\w*|quick\w*|fastest|pills?) (?:\w+ ){0,3}(?:to|of) (?:die|commit suicide|dying|kill my ?self|end (?:my )?life)\b(?! (?:my|hard|hair|cloth))/,
    /\b(?:jump|jumping|throw myself|step|walk) (?:off|from|in front of|under|into) (?:\w+ )?(?:a |the |my |this )?(?:bridge|roof|building|train|balcony|truck|traffic|cliff|terrace|window)\b(?= (?:and|to) (?:die|end)|.*\b(?:die|dead|end|over|myself)\b|$)/,
    /\b(?:overdose|swallow|take) (?:on |all |a bottle of |too many |my )*(?:pills|tablets|sleeping pills|medicines?|poison) (?:and|to|so) (?:die|end|sleep forever|never)\b/,
    /\b(?:kms|unalive me)\b/,
    // hurting
    new RegExp(
      `\\b(?:want|going|feel like|thinking|thought|urge|need|keep|started|start|been|am|im|always|again) (?:\\w+ ){0,2}(?:hurt|hurting|harm|harming|cut|cutting|punish|punishing) ${self}\\b`,
    ),
    /\bi (?:self ?harm|am self harming|have been self harming)\b|\bself ?harming again\b/,
    /\b(?:nobody|no one|noone|they|my family|everyone|everybody) (?:will|would|wont|wouldnt) (?:\w+ )?(?:miss me|care if i die|notice if i (?:die|am gone|was gone)|be happier without me|be better (?:off )?without me)\b/,
    /\b(?:goodbye|good bye|bye) (?:forever|everyone|cruel world|world)(?: i (?:am|cant|wont))?\b|\bthis is my (?:last|final) (?:message|day|night|goodbye|letter)\b/,
    /\b(?:i )?wan(?:t)? die\b|\bi no wan live\b/,
    // somebody close
    /\b(?:my|a) (?:\w+ )?(?:friend|brother|sister|roommate|room mate|cousin|classmate|boyfriend|girlfriend|son|daughter|student|mother|father|flatmate) (?:\w+ ){0,3}(?:wants? to (?:die|kill (?:him|her|them)sel\w*)|(?:is|feels|was) suicidal|going to kill (?:him|her|them)sel\w*|tried to kill (?:him|her|them)sel\w*|does ?nt want to live|talks? about suicide)\b/,
  ],
};
