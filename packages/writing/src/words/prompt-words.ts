/** Words with which a prompt gives its task, and that no essay needs to take up. */
export const TASK_WORDS: ReadonlySet<string> = new Set(
  `individual individuals person persons people someone anyone everyone somebody life lives world others quality qualities circumstance circumstances
incomplete idea ideas topic topics believe address motivated motivate student students story background event events lesson lessons learn growth period realization realisation understanding moment occasion incident goal goals plans reason reasons contribution experience experiences outcome outcomes meaning thinking change changes shape shaped impact motivation motivations impacts education study studies prepare preparation wish pursue graduate academic help helped helps useful else greatest facing future aspirations ambitions decision decisions instance instances
describe description explain discuss tell recount share reflect write essay essays statement letter answer answers respond response
responses question prompt please word words character characters page pages limit limits maximum max minimum min length about least most submit
include including consider provide give given choose choosing topic choice address outline state detail details detailed specific specifically briefly
clearly clear short following particular example examples us we you your yours yourself our applicant applicants application applicants
admission admissions committee read reader would like want know use using used make makes made may might could also well one two three first second
many much some any every each other another different own new part parts way ways thing things something someone like time ever yet still
both either etc e g i.e eg ie fundamental encounter encountered take taken took later faced face sparked spark complete without believe believes feel
think support supports show shown demonstrate demonstrated show things done get important importance meaningful significant kind sort aspect
spend spending semester exchange period up found finding attend attending here there within apply applying applied scholarship why how what when where who which
has have had been being is are was were do does did done can will shall should must not no yes than then if or and but so as at by for from in into of on
onto off over to with within between the a an this that these those their they them it its he she his her my me all more
affect affected relate relates related interested lose losing track engaging engage turn captivate captivates inspire attention hold held holding keep kept mind back
earlier previous former current present degree master's level entry field purpose favourite favorite already elsewhere place years content perfectly`
    .split(/\s+/)
    .filter(Boolean),
);
