/**
 * Large words that stand in every application: praise, virtues, wishes, and nouns too wide to see anything in. Each is fine
 * once; an essay made of them could be anybody's. All forms that are counted are listed, so that nothing is guessed.
 */
export const WORN_WORDS: ReadonlySet<string> = new Set(
  `ability abilities able accomplish accomplished accomplishment accomplishments achieve achieved achieving achievement
achievements acquire acquired active actively adapt adaptable advance advanced aim aims amazing ambition ambitions ambitious
appreciate appreciated aspect aspects aspiration aspirations aspire aspired aspiring asset assets atmosphere attitude attractive
aware awareness background backgrounds beautiful beneficial benefit benefits best better betterment bright brighter broad broaden
broadened capable career careers caring challenge challenged challenges challenging chance chances characters commit commitment
committed communicate communicating communication communities compassion compassionate competence competent competitive
complex comprehensive confidence confident confidently contribute contributed contributes contributing contribution contributions
convinced cooperation creative creativity crucial culture cultures cultural curiosity cutting-edge dedicate dedicated dedication
deepen deeper deeply desire determination determined develop developed developing development developments dignity diligence
diligent discipline disciplined discover discovering diverse diversity dream dreamed dreams driven dynamic eager eagerly
educational efficient effort efforts empathy empower empowered empowering empowerment encourage encouraged encouraging endeavor
endeavors endeavour endeavours energetic engaged engaging enhance enhanced enhancing enjoy enjoyed enrich enriched enriching
enthusiasm enthusiastic essential esteemed everyone everything excel excellence excellent excited excitement exciting
experience experienced experiences experiencing expertise explore exploring exposure extraordinary extremely facilities faith
fascinated fascinating fascination field fields flexible fortunate foster fostering foundation foundational friendly fulfil fulfill
fulfilled fulfilling fundamental future gain gained gaining generation generations global globally globalisation globalization
globalised globalized goal goals grateful gratitude great greater greatest greatly grow growing growth hard-working hardship hardships
hardworking harmony highly hobbies honest honesty honor honored honour honoured hope hopes horizon horizons human humanity humble
ideal image immense impact impacted impactful impacts important importance impossible impressed impressive improve improved
improvement improving incredible incredibly independence independent individual individuals influence influenced innovation
innovations innovative inspiration inspire inspired inspires inspiring institution instilled integrity intellectual interact
interaction interest interested interesting interests international invaluable inclusive journey keen key knowledge
knowledgeable lasting leader leaders leadership leading lesson lessons life lifelong limitless lives lucky major mature maturity
meaningful memorable memories mindset mission modern motivate motivated motivates motivating motivation multicultural nation
national nations nature necessary network networks nurture nurtured objective objectives obstacle obstacles open-minded
opportunities opportunity optimistic outstanding overcame overcome overcoming participate participated participating participation
passion passionate passions path patience patient perfect perfectly perseverance persistence person personal personalities
personality personally perspective perspectives pivotal positive possess possibilities possibility potential powerful prestige
prestigious privilege proactive professional professionalism professionally professionals proficiency profound profoundly progress
prosperity prosperous proud pursue pursued pursuing pursuit qualified qualities quality realm recognised recognized relevant reliable
renowned reputation reputed resilience resilient resourceful respect respected respectful responsibilities responsibility responsible
rewarding rich rigorous role roles sacrifice sacrifices satisfaction satisfied sector sectors self-confidence self-confident shape shaped
shaping significance significant significantly sincere situation situations skill skilled skills social societal societies society
solid solution solutions special spirit state-of-the-art strength strengthen strengthened strengths strive strived striving strong
stronger strongly struggles succeed succeeded success successes successful successfully suitable support supported supporting
supportive surroundings talent talented talents team teams teamwork technologies technology thankful things thrive thriving
tirelessly today's together tolerance tolerant top topic topics tradition traditions transform transformation transformative
transformed transforming transition tremendous truly ultimate ultimately understanding unforgettable unique unity unlimited unlock
unwavering utmost valuable value valued values variety various vast versatile vibrant view viewpoint vision vital ways
well-being well-known well-rounded wellbeing wide wider willing willingness wisdom wonderful world world's world-class worldwide
worth worthwhile young youth zeal`
    .split(/\s+/)
    .filter(Boolean),
);
