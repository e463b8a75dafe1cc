// The same of questions about how to use Lantern.

export const directLantern: readonly (readonly [passage: string, asked: RegExp])[] = [
  [
    'help:save-university',
    /^(?!.*\b(?:offers?|scholarships?|essays?|deadline|not in|transcript)\b).*(?:\b(?:save|saving|remove|delete|shortlist|add|unsave)\b.*\b(?:universit\w+|college|uni|unis)\b(?!.*\b(?:account|how many|activity)\b)|\bcompar\w*\b.*\b(?:universit\w+|colleges|unis)\b|\b(?:universit\w+|colleges|unis)\b.*\bcompar\w*\b)/,
  ],
  [
    'help:fit',
    /\b(?:reach|safety|target|match)\b.*\b(?:reach|safety|target|mean\w*|unipair|label)\b(?!.*\b(?:german|person|home)\b)|\bhow\b.*\b(?:unipair|lantern|you)\b.*\b(?:choose|decide|match|judge|know|calculat\w*)\b.*\b(?:universit\w+|fit|match)\b|\bunipair\b/,
  ],
  [
    'help:mentor',
    /^(?!.*\b(?:admin|replying|reply|answer\w*|respond\w*|real person|human|real|share|see|read|upload|send|show|pay|become|my mentor is)\b).*(?:\b(?:talk|write|chat|message|ask|contact|find|get|reach|speak|connect|book|meet|schedule|how)\b.*\bmentors?\b|\bmentors?\b.*\b(?:talk|write|chat|message|contact|book|meet|schedule|how)\b)|\b(?:book|cancel|move|resched\w*|schedule|join)\b.*\b(?:session|prep call|meeting|call with)\b/,
  ],
  [
    'help:share-mentor',
    /\b(?:share|show|send|give|sharing)\b.*\b(?:essays?|sop|profile|record|documents?|application)\b.*\b(?:mentors?|counsell?or|reviewer|lantern)\b|\b(?:share|sharing|show|send|give)\b.*\b(?:with |to )?(?:my |a |the )?mentors?\b|\b(?:stop|end|unshare)\b.*\bshar\w+\b|\bhow\b.*\bshare my essay\b/,
  ],
  [
    'help:guardian',
    /\b(?:dad|father|mom|mum|mother|parents?|guardian|family)\b.*\b(?:see|look|watch|follow|check|know|view|track)\b.*\b(?:progress|how far|dashboard|deadlines?|my lantern|steps?)\b|\bguardian link\b|\blink for (?:a |my )?(?:guardian|parents?|father|mother)\b/,
  ],
  [
    'help:recommenders',
    /^(?!(?:did|has|have)\b)(?:.*\b(?:teacher|professor|recommender|sir|employer|boss)s?\b.*\b(?:upload|lantern|link|submit|here|send)\b.*\b(?:letter|lor|recommendation)\b|.*\b(?:letter|lor|recommendation)s?\b.*\b(?:upload|lantern|here|in (?:the |this )?app)\b|.*\brecommenders?\b(?!.*\b(?:how many|who)\b))/,
  ],
  [
    'help:cv',
    /^(?!.*\b(?:visa|embassy|professor|email)\b).*\b(?:make|create|build|generate|download|write|prepare|print|get)\b.*\b(?:cv|resume)\b|\b(?:cv|resume)\b.*\b(?:lantern|here|in (?:the |this )?app|pdf|make|create|builder|download)\b/,
  ],
  ['help:take-along', /\b(?:delete|close|erase)\b.*\b(?:account|everything|all my data|my data)\b/],
  ['help:who-sees', /\bessays?\b.*\b(?:shown|visible|seen|private|public)\b/],
  [
    'help:activities',
    /\b(?:add|enter|put|write)\b.*\b(?:activity|activities|eca|ecas|extracurricular\w*)\b(?!.*\b(?:common app|how many|characters)\b)/,
  ],
  [
    'help:mark-applied',
    /\b(?:mark|record|enter|note|put|add|save|update|log|track)\b.*\b(?:applied|submitted|offer|answer|decision|admitted|accepted|rejected|status)\b(?!.*\b(?:two|passport|ielts|score|password)\b)|\b(?:applied|submitted|offer|admitted)\b.*\b(?:where|how)\b.*\b(?:mark|record|enter|note|put|write it|add|update)\b/,
  ],
  [
    'help:personal',
    /\b(?:change|edit|update|correct|wrong|fix|enter|add|mistake)\b.*\b(?:nationality|citizenship|phone number|address|birth ?date|birthday|profile photo|profile picture|my photo|personal info\w*|my name)\b(?!.*\b(?:certificate|passport|transcript|email|visa|ielts|ds ?160|i ?20|password|marksheet|paper|offer)\b)|\b(?:nationality|citizenship|personal info\w*)\b.*\b(?:change|edit|update|wrong|profile)\b(?!.*\b(?:passport|visa|certificate)\b)/,
  ],
  [
    'help:offline',
    /\b(?:no|without) (?:net|internet|network|wifi|signal)\b.*\b(?:saved?|lost|essay|work|open)\b|\b(?:saved?|lost|essay|open)\b.*\b(?:no|without) (?:net|internet|network|wifi|signal)\b/,
  ],
  [
    'help:contact',
    /\b(?:contact|reach|write|talk|complain)\b.*\b(?:admins?|administrator|support team|lantern team)\b/,
  ],
  [
    'help:install',
    /\b(?:app|application)\b.*\b(?:play ?store|app ?store|download|install|android|iphone|apk)\b(?!.*\b(?:essay|common)\b)|\b(?:play ?store|app ?store|apk)\b|\binstall\b.*\b(?:lantern|app)\b(?!.*\b(?:data|essay|documents?|copy|common|everything)\b)|\bis there (?:a |an )?(?:mobile )?app\b/,
  ],
  [
    'help:sign-up',
    /^(?!.*\b(?:bank|blocked|delete|mentor|safer?|secure|current|savings|cv|stolen|lost|data|two|task)\b).*\b(?:sign ?up|signup|register|create|make|open|new) (?:an? |my |the |new |lantern |student )*account\b|^(?:how )?.*\bsign ?up\b|\b(?:confirmation|verification|verify|confirm) (?:e?mail|link|code)\b|\b(?:e?mail|link|code)\b.*\bconfirm\w*\b(?!.*\b(?:change|new e?mail|coe|enrol\w*|university)\b)/,
  ],
  [
    'help:remove',
    /^(?!.*\b(?:account|everything|all my data|universit\w+|essay|by mistake|accident\w*)\b).*\b(?:delete|remove)\b.*\b(?:activity|activities|paper|papers|documents?|test|score|task|scholarship)\b(?!.*\b(?:other people|mentor)\b)/,
  ],
  [
    'help:tasks',
    /\b(?:add|make|create|new|set|write)\b.*\b(?:task|tasks|to ?do|own date|own deadline|own reminder)\b|\bwhere\b.*\b(?:tasks?|to ?do list|progress tracker)\b|\bprogress tracker\b/,
  ],
  [
    'help:sharing-papers',
    /\b(?:share|send)\b.*\b(?:passport|papers?|documents?|scan|certificates?)\b.*\b(?:agent|uncle|teacher|someone|somebody|safely|link|brother)\b(?!.*\b(?:mentor|envelope)\b)/,
  ],
  [
    'help:report',
    /^(?!.*\b(?:card|score|ielts|test|toefl|sat|gre|bank)\b).*\b(?:report|block|complain)\b.*\b(?:someone|somebody|person|user|mentor|chat|people|him|her|bad|abuse|harass\w*|message|conversation)\b|\b(?:mentor|someone|person)\b.*\b(?:harass\w*|abus\w*|bad words|rude|insult\w*|behaves? bad\w*|asks? (?:me )?(?:for )?money)\b(?!.*\b(?:scholarship|landlord|agent)\b)/,
  ],
  [
    'help:reminders',
    /\b(?:stop|turn off|switch off|disable|mute|unsubscribe|too many|no more)\b.*\b(?:e?mails?|notifications?|reminders?|messages)\b/,
  ],
  [
    'help:papers',
    /^(?=.*\b(?:pdf|file|document|doc|scan|photo)s?\b)(?=.*\b(?:too (?:big|large|heavy)|large|bigger|compress|make smaller|smaller|size limit|mb|upload fail\w*|failing)\b)(?!.*\bpassport size\b)|\b(?:compress|upload fail\w*|cannot upload|cant upload)\b/,
  ],
  [
    'guide:statements',
    /^(?:how (?:do i |to |can i |should i )?|help (?:me )?)?(?:write|start|begin|writing) (?:a |my |the |an )?(?:good )?(?:sop|statement of purpose|motivation letter|personal statement)$/,
  ],
  ['visa:GB:health_surcharge', /\bnhs\b.*\b(?:free|pay|cost|use|students?)\b/],
  ['help:two-factor', /^(?!.*\b(?:forgot\w*|forget|lost|reset)\b).*\b(?:change|update|new)\b.*\bpassword\b/],
  [
    'help:language',
    /\b(?:lantern|app|site|website)\b.*\bin (?:hindi|bangla|bengali|arabic|french|spanish|nepali|swahili)\b/,
  ],
  ['help:guest', /\bguest\b.*\b(?:data|account|work\w*|essays?|text|mode)\b/],
  ['help:evaluation', /\b(?:start|run|see)\b.*\bevaluation\b(?!.*\b(?:wes|ece|degree|credential|transcript)\b)/],
  ['help:contact', /\b(?:message|contact|e?mail)\b.*\blantern (?:team|people|support|admins?)\b/],
];
