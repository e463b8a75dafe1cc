/** a, an, the: missing, doubled, or before the wrong kind of noun. */
import type { Token } from '../text/tokens.ts';
import { isCounted, isSingular } from '../words/noun-forms.ts';
import { NOUN_VERBS } from '../words/noun-verbs.ts';
import { isForm } from '../words/verb-forms.ts';
import { phraseRule } from './phrase-rule.ts';
import type { Hit, Rule } from './rule.ts';

/** Nouns that also stand bare in the singular ("is part of", "have time", "became president"). */
const BARE = new Set(
  `age adult captain case chance change character choice church class college community competition company country culture
criminal degree disease education email environment error evil exam exercise experience expert fact family fan film fish friend
government half hand head home human individual industry industry issue item job key lake language life light limit link manager
man master matter member mountain music nation nature night noise novel nurse object official opinion park part patient partner
party place plan plant position present president price prize process product production profession program progress project
purpose quality question reason record role rule school science season series service site situation society solution space species speech
sport state step stone story style subject support surprise team test text theory thought tour town trade tradition training
type university use value video view violence voice volunteer war water way weather week will winner wood word work year
day minute second hour month time proof truth news art level score skill fun center king queen god heaven`.split(/\s+/),
);

/** Of these, the ones that do need an article after an adjective: "is good idea". */
const NOT_AFTER_ADJECTIVE = new Set(
  'situation way place problem reason decision example question matter solution change fact choice'.split(' '),
);

const BE = new Set('is was be am been become became becomes becoming'.split(' '));
const TAKE = new Set(
  'have has had having need needs needed want wants wanted buy bought find get got make made'.split(' '),
);
const TAKEN = new Set(
  `job car house computer phone problem dream brother sister dog cat goal mistake boyfriend girlfriend chance question
hobby idea reason bike laptop husband wife relationship choice decision difference opportunity disadvantage advantage`.split(
    /\s+/,
  ),
);

/** "She is student", "I want to be good doctor", "he has car". */
const OFFICES =
  /^(?:director|editor|mayor|president|captain|head|chair|chairman|chairwoman|chairperson|secretary|treasurer|king|queen|chief|governor|principal|headmaster|headmistress|prefect|leader|dean|minister|ambassador|goalkeeper|coordinator|manager|vice-captain|champion|runner-up|valedictorian)$/;

const missingArticle: Rule = {
  id: 'language.article-missing',
  kind: 'grammar',
  find: (sentence) => {
    const hits: Hit[] = [];
    for (let at = 1; at < sentence.length; at++) {
      const verb = sentence[at] as Token;
      const takes = TAKE.has(verb.lower);
      if (!takes && !BE.has(verb.lower)) continue;
      const skipped = /^(?:not|really|also|always|now|very)$/.test(sentence[at + 1]?.lower ?? '') ? 1 : 0;
      const first = at + 1 + skipped;
      const adjective =
        sentence[first]?.pos === 'ADJ' &&
        !/^(?:such|same|own|many|much|several|first|last|next|more|most|less|enough|other|another|certain|fav.*|.*est|.*\d.*)$/.test(
          sentence[first]?.lower ?? '',
        );
      const place = adjective ? first + 1 : first;
      if (!adjective && sentence[first - 1]?.lower === 'very') continue;
      const noun = sentence[place];
      const after = sentence[place + 1];
      if (noun?.pos !== 'NOUN' || noun.text !== noun.lower || !isSingular(noun.lower)) continue;
      // an office that one person holds: "she became director of the clinic"
      if (OFFICES.test(noun.lower) && /^(?:of|at|for)$/.test(after?.lower ?? '')) continue;
      // "has been building"
      if (isForm(noun.lower, 'ing')) continue;
      if (!takes && !adjective && !isCounted(noun.lower)) continue;
      if (takes ? !TAKEN.has(noun.lower) : BARE.has(noun.lower) && !(adjective && NOT_AFTER_ADJECTIVE.has(noun.lower)))
        continue;
      if (after && (/^(?:NOUN|PROPN|VERB|ADJ|NUM)$/.test(after.pos) || /^[-'’]/.test(after.text))) continue;
      if (/^(?:what|how|where|who|there|so|why)$/.test(sentence[at - 1]?.lower ?? '')) continue;
      const start = sentence[first - 1]?.lower === 'very' ? first - 1 : first;
      const next = sentence[start] as Token;
      hits.push({
        from: start,
        to: place + 1,
        fix: `${/^[aeiou]/.test(next.lower) ? 'an' : 'a'} ${sentence
          .slice(start, place + 1)
          .map(({ text }) => text)
          .join(' ')}`,
      });
    }
    return hits;
  },
};

/** After these little words a counted noun does not stand alone: "without guide", "between lecture and passage". */
const BEFORE = new Set('in on at with without of for to from about than between like near behind into'.split(' '));
/** Nouns that do: "in hospital", "in person", "by bus", "on stage", "from house to house". */
const SET_PHRASES = new Set(
  `person stage vacation holiday bus car boat phone bed course term email foot theater theatre bank church market step garden mother father page
hospital prison jail court sea port deck orbit
office second video image goal star youngster map human series scholarship sister brother hotel wall link wife husband topic test volunteer
weekend deadline camera dollar mile youth god king mom dad grandmother grandfather
detail example instance memory conclusion addition contrast career achievement profession progress debt respect fact task opinion reader employee feeling argument solution competition computer laptop button key letter tool point rope clay thread wool cotton silk brass copper wire`.split(
    /\s+/,
  ),
);

const GOOD =
  'good|great|nice|big|small|new|beautiful|wonderful|bad|huge|special|important|strong|successful|perfect|interesting|terrible|comfortable|famous|responsible|positive|negative|modern|young|old|poor|rich|expensive|difficult';
/** Adjectives that tell what a single thing is like. */
const KINDS = `${GOOD}|important|vital|key|crucial|significant|major|serious|common|different|better|similar|whole|long|short|easy|simple|clear|real|main|large|huge|great|rare|unique|amazing|excellent|happy|sad|strange|funny|dangerous|useful|useless|popular|foreign|typical|quick|heavy|busy|quiet|clever|careful|proper|suitable|particular|specific`;
/** What shows that a noun ends its phrase. */
const ENDS = '.|,|;|!|?|and|but|because|when|if|that|who|which|while|so';
const AFTER = '.|,|and|but|because|in|on|at|to|for|that|who|which|is|when|if|with';

const bareNoun: Rule = {
  id: 'language.article-bare',
  kind: 'grammar',
  find: (sentence) => {
    const hits: Hit[] = [];
    for (let at = 0; at < sentence.length; at++) {
      const noun = sentence[at] as Token;
      if (noun.pos !== 'NOUN' || !isCounted(noun.lower) || SET_PHRASES.has(noun.lower) || BARE.has(noun.lower))
        continue;
      // "without tour guide": the noun before belongs to this one.
      const head = sentence[at - 1]?.pos === 'NOUN' && isSingular(sentence[at - 1]?.lower ?? '') ? at - 1 : at;
      const before = sentence[head - 1];
      const after = sentence[at + 1];
      const ends =
        after !== undefined &&
        /^(?:[.,;?!]|and|or|because|but|when|if|that|who|which|is|was|will|can|has|should|could|would|must)$/.test(
          after.lower,
        );
      const afterPreposition = before !== undefined && BEFORE.has(before.lower) && ends && noun.text === noun.lower;
      const finite =
        after?.pos === 'AUX' || (after?.pos === 'VERB' && !after.lower.endsWith('ing') && !after.lower.endsWith('ed'));
      const starts =
        (before === undefined || /^(?:because|but|if|when|,|although|while)$/.test(before.lower)) && finite;
      if (!afterPreposition && !(starts && noun.text === (before ? noun.lower : noun.text))) continue;
      // "from child to adult", "between teacher and student", "mother and daughter": pairs stand without articles.
      if (
        after?.lower === 'to' ||
        (/^(?:and|or)$/.test(after?.lower ?? '') && sentence[at + 2]?.pos === 'NOUN' && before?.lower !== 'between')
      )
        continue;
      if (before?.lower === 'to' && NOUN_VERBS.has(noun.lower)) continue;
      if (sentence[head - 2] && sentence[head - 2]?.lower === noun.lower) continue;
      // "any kind of objective"
      if (
        before?.lower === 'of' &&
        /^(?:kind|sort|type|form|way|lack|sense|act|means|piece|kinds|sorts|types|forms|ways)$/.test(
          sentence[head - 2]?.lower ?? '',
        )
      )
        continue;
      hits.push({ from: head, to: at + 1 });
    }
    return hits;
  },
};

export const articleRules: readonly Rule[] = [
  missingArticle,
  bareNoun,
  phraseRule('language.article-fixed', [
    ['for|in|after|with|have|has|spent|spend [little] time|money|help', undefined],
    [`<base>|<s>|<ing>|<past>|<participle> [${GOOD} <counted>] ${AFTER}`, 'a $2 $3'],
    [`with|in|into|from|for|of|to|on|as|by|like|than|without|become [${GOOD} <counted>] ${AFTER}`, 'a $2 $3'],
    [`with|in|into|for|of|as|by|get|have|has|find|need [better|different|long|hard] <counted> ${AFTER}`],
    [`in|with|of|is|as|by|for [more <adj> <counted>] ${AFTER}`, 'a $2 $3 $4'],
    [
      'in|on|at|from|with|near|into [city|village|bus|street|car|kitchen|office|garden|team|house|hotel] .|,|because|with|for|i|he|she',
      undefined,
    ],
    [
      'when|if|because|but [teacher|student|government|professor|child|lecturer] <verb>|is|was|has|can|will|should|could',
    ],
    [
      'say|says|said|think|thinks|believe|believes|claims|states|shows that [teacher|student|government|professor|child|lecturer] <verb>|is|was|has|can|will|should|could',
    ],
    ['[on|in other hand]', 'on the other hand'],
    ['[in|by|at|from the other hand]', 'on the other hand'],
    ['~a|the|whole|quite|this|that|what|an|awful|parking|vacant|our|my|his|her|your|such [lot of]', 'a lot of'],
    ['for|in|after [long time]', 'a long time'],
    ['all over|around|across|through [world]', 'the world'],
    ['in|of [whole world]', 'the whole world'],
    ['at [end|beginning] of', 'the $2'],
    ['in [middle|beginning] of', 'the $2'],
    ['in|at [morning|afternoon|evening|beginning]', 'the $2'],
    ['in [modern|real|outside|whole] world|society', 'the $2'],
    ['[in u.s.|usa|uk|us]', 'in the $2'],
    ['use|used|using|on|of|surf [internet] !<noun>', 'the internet'],
    // "use computer", "drive car"
    // "a used car"
    [
      `~a|an|the|my|his|her|our|their|this|that use|uses|used|using|drive|drives|drove|driving|buy|buys|bought|buying|ride|rides|rode|riding [car|computer|phone|smartphone|laptop|bike|bicycle|bus|taxi|machine|airplane|motorcycle|dictionary] ${ENDS}`,
      // "use airplane, ship and train": one of them, or all? Only the writer knows
      undefined,
    ],
    // "play important role", "write long essay"
    [`<verb> [${KINDS} <counted>] ${ENDS}`, 'a $2 $3'],
    [
      'play|plays|played|playing|have|has|had [important|big|key|major|vital|significant|crucial|great|huge|strong role|impact|influence|effect|part] in|on|for|to|.|,',
      'a $2 $3',
    ],
    [`such [<counted>] ${ENDS}`, 'a $2'],
    [`~as such [!other|as|that <adj> <counted>] ${ENDS}`, 'a $2 $3'],
    [
      'as|become|becomes|became|being|be [member|citizen|student|teacher|doctor|leader|engineer|child|person|parent|adult] .|,|of|and|who|i|you|we|in',
      undefined,
    ],
    // "Robot can work all day."
    [
      '^ [teacher|student|child|scientist|robot|parent|computer|car|doctor|girl|boy|person|teenager|student|animal|adult|citizen|farmer|worker|driver] can|should|must|will|need|needs|has|have|is|was',
      undefined,
    ],
    [`^ [${KINDS} <counted>] can|could|should|will|would|must|is|was|has|needs|may`, 'a $1 $2'],
    [
      '^ [!such|same|other|own|many|much|several|most|more|certain|next|last|first|second|third|every|each|some|any|no|all <adj> <counted>] can|could|should|will|would|must|is|was|has|needs|may',
      'a $1 $2',
    ],
    [
      'go|goes|went|going to [cinema|bank|beach|park|gym|mall|library|airport|hospital|store|supermarket] !<noun>',
      'the $3',
    ],
  ]),
  phraseRule('language.article-superlative', [
    [
      'is|are|was|were|not|in|at|of|with|for|have|has|had|about|on|do|did|does|get|almost|exactly [same] !<name>|-',
      'the same',
    ],
    ['[a|an same]', 'the same'],
    ['one of [most|best|biggest|greatest|largest|worst|main|first|oldest|happiest|hardest|easiest]', 'the $3'],
    ['is|was|are|were|become|became [best|biggest|greatest|largest|worst|only] <singular> !<noun>', 'the $2'],
    [
      "~the|a|an|my|your|his|her|our|their|its|whose|what|which|at|this|that|these|those|two|three|for|'s [most important|famous|popular|beautiful|useful|difficult] <singular> in|of|is|was",
      'the most $2',
    ],
    [
      "~the|a|an|my|your|his|her|our|their|its|this|that|these|those|some|one|'s is|was [most important|famous|popular|beautiful|useful|difficult|common|interesting] <noun> in|of|for|to",
      'the most $3',
    ],
    ['in [same|first|second|last] place|time|way', 'the $2'],
    ['for [first|second|last] time', 'the $2'],
    ['than [other] .|,|but|and|why|because|is', 'the other'],
    ['on [other] hand|side', 'the other'],
  ]),
  phraseRule('language.article-extra', [
    ['[the my|your|his|our|their]', '$2'],
    ['have|has|had [a|an|the] no|many|several', ''],
    ['~of|into|to|in [the] nature .|,', ''],
    ['help|helps|helping [the] people .|,|to', ''],
    ['in [the] life .|,|is', ''],
    ['about|of|in|to [the god]', 'God'],
    ['listen|listening|belong|go|talk to [the] music|god|nature', ''],
    ['[the] such a|an', ''],
    ['[the] life is', ''],
    ['[a|an my|your|his|our|their]', '$2'],
    ['[the a|an] !-', 'the'],
    ['[a|an the]', 'the'],
    ['[the this|these|those]', '$2'],
    // "to make the most of my year" is right
    ['~make|makes|made|making|get|gets|got|getting [the most of] the|my|our|people|us|them|students', 'most of'],
    ['[the each|every]', '$2'],
    ['[the|a another]', 'another'],
    ['in [the such]', 'such'],
    ['in [a such]', 'such a'],
    ['[some a|an|the]', '$2'],
    ['[a|an some|many|several|these|those|this]', '$2'],
    [
      '[a] advice|homework|information|equipment|furniture|luggage|evidence|housework|clothing|baggage|music|traffic|money|knowledge !<noun>|of|<adj>',
      'some',
    ],
    ['[an] advice|information|equipment|evidence|accommodation !<noun>|<adj>', 'some'],
    [
      '[a|an good|bad|important|useful|new|great] advice|homework|information|equipment|furniture|news|progress !<noun>',
      '$2',
    ],
    ['[the] nowadays|today', ''],
    ['[the mankind|humankind]', '$2'],
    ['[by the] bus|train|plane !<noun>|<adj>', 'by'],
    ['[in the advance]', 'in advance'],
    ['[at the first] ,', 'at first'],
    ['[at the least] ,', 'at least'],
  ]),
  phraseRule('language.article-plural', [
    ['[a|an <plural>] !<noun>|<adj>|-', '$1 $2.singular'],
    [
      '[a|an !few|half|couple|lot|great|good|dozen|hundred|thousand|million|many <adj> <plural>] !<noun>|<adj>|-',
      '$1 $2 $3.singular',
    ],
  ]),
];
