/** What anybody says in an interview. Said of nobody in particular, it answers nothing. */
export const STOCK_ANSWERS: readonly string[] =
  `hard-working,hard working,team player,quick learner,fast learner,good communication skills,
communication skills,leadership qualities,leadership skills,work under pressure,positive attitude,never give up,never gave up,
key to success,bright future,better future,better life,better job,good job,dream come true,my dream,since my childhood,
since childhood,from my childhood,very passionate,passionate about,in high demand,a lot of scope,has scope,no scope,
world-class,world class,top university,top-ranked,highly ranked,best university,highly qualified,beautiful campus,
international exposure,great exposure,global exposure,quality of education,quality education,quality of life,
successful person,be successful,become successful,make my parents proud,make you proud,serve my country,
help poor people,help the poor,positive change,big impact,change the world,changing the world,changed a lot,
improve my knowledge,increase my knowledge,increase our knowledge,gain knowledge,knowledge and skills,skills and knowledge,
new things,many things,different things,many different,good opportunities,great opportunity,more opportunities,
better opportunities,career opportunities,job opportunities,financially strong,enough money,no problem,not a problem,
everything is fine,everything will be,good reputation,very good reputation,reputed company,multinational company,
respect all cultures,open-minded,different cultures,personal growth,grow as a person,comfort zone,time management,
very important,good for people,in our life,in my life,in every field,good and bad,advantages and disadvantages,
it depends,step to success,better person,better people,i promise,trust me,believe in myself,achieve my goals,all of my goals,
talented person,honest person,simple person,friendly person,first of all thank you,thank you for giving me`
    .split(/,\s*/)
    .filter(Boolean);
