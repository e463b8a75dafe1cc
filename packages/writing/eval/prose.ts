/** Clean prose of our own, in American and in British spelling. Every flag here is a false alarm. */

export const CLEAN_PROSE: Readonly<Record<string, string>> = {
  american: `The pump behind our school had been silent for two summers when Mr. Karim handed me the wrench. I was fifteen, and I had never
opened anything larger than a radio. He told me to listen first. Under the rust I heard a dry scrape, as if somebody were dragging a
chair across a floor, and I guessed that the leather cup inside the cylinder had shrunk.

We took the head off on a Saturday. The cup was as stiff as bread. In the bazaar a cobbler cut a new one from a sandal strap and
charged me nothing, because his daughter was in sixth grade and walked a mile to the river every morning. I soaked the strap in mustard
oil overnight, fitted it, and pumped. Nothing happened. On the fortieth stroke the water came, brown at first, then clear.

What stayed with me was not the water but the list that I began to keep afterward. In three weeks I visited eleven pumps in four
villages. Seven of them had failed for the same reason, and none of the people who used them had been told that a part costing thirty
cents was to blame. I drew the part, wrote the steps on one page in Bangla, and left copies with the imams, since theirs were the only
doors that everyone passed.

I used to think that engineering meant inventing things. Now I believe that most of it is noticing which small thing is missing and
making sure that the next person can find it without you. That is why I want to study mechanical engineering with a minor in public
policy: I would like to know how a drawing becomes a habit.`,
  british: `My grandmother kept her recipes in her head and her accounts in a school exercise book with a grey cover. Every evening, after she had
closed the stall, she read the figures aloud and I checked them. She could not write, so the marks were her own: a circle for rice, a
fish for fish, a small roof for rent. It took me a year to realise that I was learning bookkeeping.

When I was in my final year at college, the stall lost money for the first time. I copied three months of her signs into a spreadsheet
and coloured each row by supplier. The pattern was plain within an hour. One trader had raised his price by a twelfth every fortnight,
too little to notice and enough to swallow her profit. We travelled to the wholesale market together, two hours by bus, and she
bargained while I held the printout. She has bought her onions there ever since.

I have met the same pattern elsewhere. As a volunteer at a credit union I helped fourteen members to organise their loan papers, and
nine of them were paying a fee that they could not name. Nobody had lied to them; nobody had explained it either. I wrote a short guide
with drawings instead of terms, and the manager now gives it to every new member.

At university I hope to study economics with a focus on household finance. My question is modest. Why do people who count every coin
still lose money in small and regular amounts, and what would a fair statement look like to somebody who reads in circles and fish? I
would rather answer that well than answer something larger badly.`,
  scientific: `The aim of this project is to find out whether roof gardens lower indoor temperatures in dense, low-income housing. Earlier studies
report a difference of two to five degrees, but they were carried out on concrete roofs in wealthy districts. Tin roofs, which cover
about sixty per cent of the homes in my city, have hardly been examined.

I propose to compare twelve houses over six months. Four will receive a shallow tray garden, four a white coating, and four no change.
Each house will be fitted with two sensors that record temperature and humidity every ten minutes. Because residents open doors and
cook at different hours, I will also ask one person in each house to keep a simple diary. The analysis will use a mixed model with the
house as a random effect.

The design has limits. Twelve houses are few, and a family that agrees to take part may differ from one that refuses. I will therefore
report the size of each effect with its uncertainty rather than a verdict. If the gardens work, the next question is whether they
survive a second summer without outside help. A cooling method that nobody waters is not a method at all.`,
};

/** The same words in American and in British spelling: none may be flagged. */
export const SPELLING_PAIRS =
  `color colour, honor honour, labor labour, neighbor neighbour, favorite favourite, behavior behaviour, center centre,
theater theatre, liter litre, meter metre, organize organise, realize realise, analyze analyse, recognize recognise, apologize apologise,
traveled travelled, traveling travelling, canceled cancelled, modeling modelling, counselor counsellor, enrollment enrolment, fulfill fulfil,
skillful skilful, defense defence, license licence, practice practise, program programme, catalog catalogue, dialog dialogue, gray grey,
jewelry jewellery, aging ageing, judgment judgement, aluminum aluminium, pediatric paediatric, anemia anaemia, orthopedic orthopaedic,
maneuver manoeuvre, plow plough, tire tyre, check cheque, learned learnt, dreamed dreamt, burned burnt, while whilst, among amongst,
airplane aeroplane, math maths, mom mum, specialty speciality, artifact artefact, cozy cosy, mold mould, pajamas pyjamas`
    .split(/,\s*/)
    .map((pair) => pair.trim().split(/\s+/) as [string, string]);
