/** Claims that fit anybody, by the question that would make each one the writer's own. */

export type VagueKind =
  | 'thing'
  | 'way'
  | 'difficulty'
  | 'people'
  | 'skill'
  | 'lesson'
  | 'activity'
  | 'change'
  | 'culture'
  | 'place'
  | 'future'
  | 'rest';

const PHRASES: Readonly<Record<VagueKind, string>> = {
  thing: `many things,a lot of things,various things,new things,different things,all kinds of things,great things,various topics,
various subjects,a wide range of,a wide variety of,many aspects,every aspect,various fields,
many fields,a lot of knowledge,a great deal of knowledge,vast knowledge,deep knowledge,deeper knowledge,theoretical knowledge`,
  way: `many ways,in many ways,different ways,various ways,in every way,in some way,to a great extent,on many levels,
in many respects,both personally and professionally,personally and professionally`,
  difficulty: `many challenges,various challenges,numerous challenges,several challenges,many difficulties,many obstacles,
various obstacles,many problems,a lot of problems,various problems,many hardships,many struggles,difficult times,hard times,
difficult time,hard time,difficult situations,a lot of challenges,new challenges,many ups and downs`,
  people: `many people,a lot of people,all kinds of people,different kinds of people,
people from all over the world,people around the world,amazing people,wonderful people,like-minded people,those in need,
less fortunate,the underprivileged,the needy,everyone around me,people around me`,
  skill: `many skills,various skills,valuable skills,new skills,important skills,necessary skills,soft skills,
leadership skills,communication skills,problem-solving skills,technical skills,interpersonal skills,organisational skills,
organizational skills,analytical skills,critical thinking,time management,leadership qualities,problem-solving abilities,
team player,teamwork skills,social skills,practical skills,professional skills,leadership abilities`,
  lesson: `valuable experience,valuable experiences,amazing experience,wonderful experience,
rewarding experience,enriching experience,unforgettable experience,unique experience,life experience,life experiences,
practical experience,hands-on experience,valuable lessons,valuable lesson,important lessons,important lesson,
life lessons,many lessons,a lot of lessons,importance of hard work,importance of teamwork,value of hard work,value of teamwork,
importance of patience,importance of education,learned a lot,learnt a lot,taught me a lot,learned many things,taught me many things,
eye-opening experience,great learning experience,learning experience`,
  activity: `many activities,various activities,different activities,extracurricular activities,
volunteer activities,social activities,various events,different events,various projects,
different projects,various positions,many positions,various roles,different roles,various tasks,
various organisations,various organizations,different organisations,different organizations`,
  change: `make a difference,making a difference,made a difference,real difference,positive impact,lasting impact,big impact,
great impact,huge impact,meaningful impact,significant impact,a positive change,positive changes,change the world,changing the world,
better place,better world,better society,better life,better lives,betterment of society,benefit of society,serve humanity,
serve my country,serve my community,serve the community,serve society,help others,helping others,give back,
giving back,raise awareness,development of my country,contribute to society,contribute to the development,contribute to its development,
positive contribution,meaningful contribution,inspire others,inspire the next generation,improve the lives`,
  culture: `different cultures,new cultures,various cultures,rich culture,different backgrounds,diverse backgrounds,
various backgrounds,different perspectives,new perspectives,unique perspective,
different perspective,different point of view,diverse community,multicultural environment,
international environment,diverse environment,cultural exchange,cultural diversity`,
  place: `real world,cutting-edge,world-class,state-of-the-art,prestigious university,prestigious institution,esteemed university,
your esteemed institution,renowned university,excellent faculty,excellent teaching,excellent education,quality education,
high-quality education,good education,best education,modern facilities,excellent facilities,great opportunities,many opportunities,
great opportunity,many opportunities,ideal place,perfect place,right place,perfect choice,ideal choice,perfect match,excellent reputation,
good reputation,great reputation,supportive environment,vibrant community,conducive environment`,
  future: `bright future,brighter future,better future,successful career,bright career,successful person,better person,
successful future,future endeavors,future endeavours,future generations,
my full potential,full potential,broaden my horizons,broaden my knowledge,broaden deepen my knowledge,
expand my knowledge,expand my horizons,enhance my skills,enhance my knowledge,improve my skills,develop my skills,well-rounded,
comfort zone,next chapter,next level,grow as a person,personal growth,personal development,professional growth,
professional development`,
  rest: 'and so on,and so forth,etc,and many more,and much more,among other things',
};

export const VAGUE_PHRASES: ReadonlyMap<string, VagueKind> = new Map(
  Object.entries(PHRASES).flatMap(([kind, list]) =>
    list.split(/,\s*/).map((phrase) => [phrase, kind as VagueKind] as const),
  ),
);
