// Which passages about choosing, applying, texts, grades and tests are meant, and scholarships by names in other scripts.
export const applyingMeanings = `
guide:professor-email: WRITE PROFESSOR -LOR/number/address/whatsapp/get_me/email_of/give_me/give | FIND PROFESSOR phd/supervisor/guide/thesis -LOR/email_of/give_me/give | PROFESSOR phd/research WRITE/FIND/HOW -LOR/email_of/give_me/give
guide:false-scholarship: SCHOLARSHIP FRAUD -UNI | SCHOLARSHIP processing_fee/won/whatsapp pay/FRAUD/dollars | SCHOLARSHIP pay won | SCHOLARSHIP WON ASKMONEY -UNI | NAMEDSCH/SCHOLARSHIP ASKMONEY telegram/whatsapp/facebook/unknown/stranger/correo/email/agent
guide:fee-waivers: application_fee/application_fees/app_fee/app_fees/apply_fee WAIVED/free/afford/expensive/high/cannot_pay/cant_pay/no_money/discount/low/too_much/poor/reduce/NOT | fee_waiver/fee_waivers | رسوم التقديم اعفاء/ما_عندي/فلوس | frais_de_dossier/frais_de_candidature WAIVED/NOT/cher | solicitudes/postulacion/postulaciones/aplicacion pagar/cobren/costo WAIVED/NOT/plata/dinero | আবেদন ফি মওকুফ/মাফ/ছাড়া/কম | आवेदन फीस माफ/छूट/बिना
guide:low-grades: GRADES LOW -GERMAN/ENGTEST/SCHOLARSHIP/chance/chances/VISA/oxford/cambridge/harvard/mit/stanford/surely/CONVERT/minimum_score/sat/gre/gmat/ROOM/COUNTRYCHOICE/surely/sure/definitely/guarantee* | FAIL SUBJECT GRADES/APPLY/DEGREE/sop/mention/tell/cleared -VISA/ENGTEST/GAP/scholarship/transfer/change/surely/sure/definitely/guarantee* | backlog*/arrear*/ব্যাকলগ/बैकलॉग -VISA/surely/sure/definitely/guarantee* | GRADES LOW APPLY/DEGREE -GERMAN/ENGTEST/SCHOLARSHIP/chance/chances/VISA/oxford/cambridge/harvard/mit/sat/gre/gmat/surely/sure/definitely/guarantee* | GRADES hope/take_me/anywhere/nibe -VISA/SCHOLARSHIP/ENGTEST/surely/sure/definitely/guarantee* | LOW GRADES UNI/DEGREE/APPLY will_they/take_my/accept_my/consider* -VISA/SCHOLARSHIP/ENGTEST/sure/guarantee*/chance/chances
guide:recommendations: LOR WHO/HOW/ask/need/many/NOT/TEACHER/how_many/write -HERE/upload | LOR TEACHER -HERE/upload | carta_del_jefe/carta_de_recomendacion/lettre_de_recommandation/lettres_de_recommandation | carta jefe/profesor firm*/escrib*/pid* -motivacion | TEACHER/profe refus*/no_quiere/no_time/not_time/busy/ignor*/not_reply/wont_write/not_write/no_tiene_tiempo/ne_veut_pas LOR/carta_de_recomendacion/lettre_de_recommandation -HERE
guide:ielts-or-toefl: ENGTEST TESTB BEST/ielts/vs/or | ielts toefl/pte/duolingo/det -VISA | TESTB BEST -VISA/@ | BEST english_test/english_exam/exam test/exam/english | duolingo toefl/pte -VISA/GET
guide:ielts-retake: ielts/IELTS one_skill/only_writing/only_one/one_part/one_module/one_section/retake/how_many_times/again/full_test/repeat/again/dobara/AGAIN -VISA/months/month/weeks/days | IELTS UNI/they wants/asks/requires/needs got/mine/only/have -VISA/SPEAKENG/WAIVED | IELTS TESTRETAKE LOW/only/full/AGAIN/overall/each -GAP/GET/months/month/weeks/days
guide:visa-when-us: TRAVEL @US before/earlier/early days/weeks/month/months/30 -WORK/interview
guide:choose-country: @2 BEST -ENGTEST/VISA/blocked/OFFERS | COUNTRYCHOICE BEST -VISA/MONEY/safe/salary/cheap/cheapest/cheaper/LOAN/SCHOLARSHIP/ENGTEST/UNI/WORK/market/salary/citizenship/নাগরিকত্ব/pr | SUBJECTCHOICE BEST/what_to_study which/what/should/confus* -VISA/UNI/ENGTEST/sat/OFFERS/MENTOR/TEACHER/taught/research/DEGREE/WORK/market/salary/ranking | what_to_study | no_clue/confus*/undecided/dont_know/not_sure STREAM/SUBJECTCHOICE/COUNTRYCHOICE -VISA/OFFERS/ESSAY/taught | @2 BEST which/which_one/or/vs live/living/overall/cheaper/better/studying/study/choose -ENGTEST/blocked/OFFERS/LOAN
guide:scholarship-kinds: NAMEDSCH both/two/together/hold/combine/same_time both/possible/allowed/keep/accept | SCHOLARSHIP two/2/both/multiple/several/hold/combine/more_than_one/another/second/other/also keep/hold/both/accept/take/apply/two/2/multiple/combine/more_than_one -FIND/GERMAN | merit/need_based/need_blind_merit/full_ride/bursary/fellowship/tuition_waiver MEAN | SCHOLARSHIP kind/kinds/type/types/MEAN -false/FRAUD/daad/chevening | SCHOLARSHIP cover*/include*/pay flight/ticket/airfare/air_fare/hostel/food/living
guide:full-scholarship: SCHOLARSHIP FULL -FRAUD/sat/rejected/DEADLINE | NAMEDSCH REFUSED another/else/other/others/instead/similar/next_one
guide:accredited: UNI SAFEUNI -SCHOLARSHIP/ENGTEST/GRADES/SCHOOLCERT | degree_mill/diploma_mill/degree_mills/accreditation/accredited
guide:school-certificate: SCHOOLCERT ENOUGH -ENGTEST/WAIVED/GAP/english/visa/VISA | after_12/after_12th/after_hsc/after_high_school/after_a_levels -GAP/VISA | SCHOOLCERT foundation/bachelor*/direct/directly -GAP/VISA | SCHOOLCERT GRADES/with options/uk/abroad -pass_mark/GAP/VISA/ENGTEST/LOW
guide:three-year-degree: 3_year/3_years/three_year/three_years DEGREE -ago/GAP/SCHOLARSHIP | 15_years/16_years/15_year education/schooling/study | three_year/3_year/three_years/3_years count*/enough/accept*/graduation/licence/degree -GAP/ago/SCHOLARSHIP/WORK/STAY
guide:convert-grade: GRADES CONVERT -@DE/GERMAN
guide:german-grade: GRADES CONVERT GERMAN/@DE/bavarian | promedio/gpa/cgpa/percentage/moyenne/سيجيبا @DE -VISA/SCHOLARSHIP/ENGTEST/LOW/FREE
guide:intakes: intake/intakes -DEADLINE/start_apply/best_time/apply_for/MISSED/DEFER/january | rolling/roling/rollling admission/admissions/basis/deadline | fall/spring/summer/winter/autumn semester/term/session MEAN -WORK | january_intake/january_start/january_session -DEFER | MISSED september/fall/january/autumn/october/august/intake/spring other/another/next/start/now -ESSAY
guide:college-words: community_college | foundation/foundation_year/pathway/bridging/pre_master/pre_masters/premaster -NAMEDSCH/SCHOLARSHIP/@DE/GERMAN/alone/SCHOOLCERT | college university MEAN -COUNTRYCHOICE
guide:research-proposal: research_proposal/research_plan/proposal | publication/publications/published_paper/research_paper/research_papers
guide:not-admitted: waitlist*/wait_list/waiting_list | UNI/admission/admissions/colleges REFUSED -VISA/SCHOLARSHIP/FRAUD/GRADES/deposit
guide:second-degree: second/2nd/another/two/double/one_more/already DEGREE already/second/2nd/another/one_more/again -OFFERS/SCHOLARSHIP/FIELD | second_master/second_masters/another_master/another_masters/second_bachelor/second_degree/two_masters/2nd_master
guide:under-18: 14/15/16/17 i_am/am/old/years_old alone/UNI/STUDYING -points/percent/years_of/16_years/15_years/HOURS/SCORE | 14/15/16/17 age/old/years_old/yo/i_am/am/minor/guardian/custodian -points/percent/years_of/16_years/15_years/HOURS/SCORE | under_18/minor/custodian -link/SEEPROGRESS/HERE | need_guardian/guardian @/need/visa/required -link/HERE/SEEPROGRESS | 14/15/16/17 grade_12/grade_11/grade_10/high_school/school @ | 14/15/16/17 only/she_is/he_is/turn*/years/yrs/tiene/عمره/عمرها/سنه/ans/anos/साल/বছর PARENT/SPOUSE/alone/travel/consent/BRING/mere/hija/hijo/fille/fils/ابني/بنتي/মেয়ে/ছেলে/बेटी/बेटा -HOURS/SCORE/education/schooling/GAP/GRADES/experience
guide:age-late: too_old/too_late/older/late/old/age_limit/age_matter 30/31/32/33/34/35/36/38/40/42/45/age/years_old -STATEMENT/MISSED/14/15/16/17/DEADLINE/VISA/SCHOLARSHIP | العمر/عمري/বয়স/उम्र/edad/trop_age/viejo/vieja كبير/متاخر/বেশি/limit/ज्यादा/limite/demasiado/30/35/40/mayor -16_to/14_to
guide:disability: DISABLED -QUESTIONS/ENGTEST/GAP/REFUSED/PARENT/colour/color/@MONEY/do_i_have
guide:change-field: CHANGE FIELD -VISA/SCHOLARSHIP/CREDIT/THERE/university | STREAM bg/background/from_arts/from_commerce/side/group/থেকে/ব্যাকগ্রাউন্ড/से/FIELD -VISA/SCHOLARSHIP/ESSAY | STREAM want/now_want/switch/change but/change/switch/now/to -VISA/SCHOLARSHIP/ESSAY/WORK/VISA/@ | STREAM DEGREE possible/can_i but/want/change -VISA/SCHOLARSHIP
guide:taught-research: taught/coursework/course_based/course_work research/mres/thesis/mphil -SPOUSE/HOURS | master_by_research/masters_by_research -SPOUSE/HOURS | DEGREE research/recherche/investigacion/গবেষণা/রিসার্চ/শোধ/शोध/रिसर्च/بحث taught/coursework/MEAN/profesional*/professionnel/কোর্সওয়ার্ক/कोर्सवर्क/নাকি/مقررات/كورسات/thesis/থিসিস/थीसिस
guide:before-results: RESULTS APPLY BEFORE -ENGTEST/VISA/SCHOLARSHIP/sat/gre/gmat/DEADLINE/convert/opt | final_year/final_semester/last_semester/final_result APPLY/can_i -VISA/ENGTEST/opt | result/results/RESULTS not_published/not_yet/not_out/not_come/not_declared/pending/awaited/বের_হয়নি/দেয়নি/नहीं_आया -ENGTEST/VISA/SCHOLARSHIP/sat/gre/embassy | provisional_certificate/provisional_degree/provisional
guide:sop-start: ESSAY BEGIN -DEADLINE/evaluation | ESSAY NOSTORY | NOSTORY story/stories/life/special -CALL | ESSAY NOSTORY topic/start/begin/write/idea/ideas
guide:cut-essay: ESSAY TOOLONG -saved/many/limit_of/how_many/AI | TOOLONG ESSAY words/word -saved/limit_of
guide:statement-form: ESSAY LONG -saved/TOOLONG/processing | ESSAY pages/page/how_many_words/avoid/same/format/structure/one_for_all/reuse/copy -PARENT/SHARE/AI/saved/common_app/ucas
guide:ai-essay: AI ESSAY/use/allowed/detect*/write/grammar/UNI/catch
guide:missed-deadline: DEADLINE MISSED -VISA/ENGTEST/reminder*/remind/never_miss/not_miss/class/HERE/appointment
guide:parents-against: home not_agree abroad/go/study | PARENT AGAINST -SPONSOR/BANK/MONEY/sign/LOAN/SEEPROGRESS/HERE/transfer_money/ADMITTED/visa | PARENT girl/ladki/larki/daughter/meye/beti alone/NOT/akeli -BRING/SPONSOR/MONEY | PARENT dont_agree/not_agreeing/not_happy/worried/scared go/abroad/study
guide:english-waiver: SPEAKENG WAIVED/ielts/ENGTEST/enough/accept*/need -WHO/HOW/GET/format/sign | waec/wassce/neco/kcse/kcpe english/ENGTEST | ENGTEST WAIVED -@CA/AGAIN/visa/score/VISA/TESTB
guide:moi-letter: medium_of_instruction/moi letter/certificate/format/GET/WHO/HOW/sign/WHERE | moi -WAIVED/ENGTEST
guide:duolingo-pte: TESTB ENOUGH -ielts/toefl/VISA/SCORE/LOW/LANGUAGE | duolingo accept*/home/laptop/online/room -ielts/VISA/SCORE
guide:gre-need: gre NEED/without/still/stopped/waive* -valid/sections/SCORE | جي_ار_اي/الجي_ار_اي/জিআরই/जीआरई NEED
guide:sat-need: sat/act NEED/without/blind/still/necessary -i_sat/he_sat/she_sat/sat_for/sat_in/sat_the/to_act/act_as/act_of/act_out/gre/valid/expire/sections/scale
guide:oet: oet/occupational_english
guide:transcripts-send: transcript/transcripts/ট্রান্সক্রিপ্ট/ट्रांसक्रिप्ट seal*/envelope/official/unofficial/registrar/send/sent/courier/request/slow/lost/order/get/collect/issue -UPLOAD/HERE/translat*/attest*/verified/did_my/has_my | sealed_envelope/sealed_cover | marksheet*/transcript* hard_copy/send/straight/post/posted/direct UNI -UPLOAD
guide:apostille: apostil*/attest*/legali*/notar*/notary/সত্যায়/অ্যাপোস্টি/अपोस्टिल/सत्यापन/ابوستيل/تصديق/توثيق -pal/tal/provincial | hec attest*/verif*/stamp
guide:credential-evaluation: wes/ece/credential_evaluation/equivalency/naces/evaluate_degree -HERE | homolog*/convalid*/revalid*/equivalencia/equivalence_de_diplome/معادله/সমমান/समकक्ष* DEGREE/titulo/diplom*/شهاده/سند/ডিগ্রি/डिग्री -test/IELTS/CONVERT
guide:when-to-apply: WHEN APPLY -VISA/REFUSED/AGAIN/ucas/opt/pgwp/SCHOLARSHIP/cas/HERE/common_app/early_decision/RESULTS/MISSED/noc/early_action/ESSAY/ENGTEST/LOAN/DEADLINE/THERE | best_time/right_time apply/start -VISA
guide:how-many: how_many UNI APPLY -saved/left/sent/my | too_few/too_many/enough UNI -GRADES/MONEY/SCORE/LOAN/ENGTEST/BANK/GAP/WORK
guide:defer: defer*/postpone/aplazar/reporter/next_intake/next_january/next_september/next_year admission/ADMITTED/offer/course/join/start/place/shift/move -VISA/WORK/APPLY/ENGTEST | DEFER ADMITTED/UNI -VISA/APPLY/ENGTEST | DEFER ADMITTED/UNI/course -VISA/ENGTEST | DEFER place/seat/spot/plaza/cupo/lugar hold/keep/save/reserve/garder/guard* -VISA/ROOM
guide:choose-offer: OFFERCHOICE TWOPLACES/offers -ENGTEST/scholarship_two | offers/offer two/2/several/both/dos/deux/तो | two_offer*/2_offer*/got_2_offer | ADMITTED two/2/দুই/দুটি/दो/dos/deux/both/several OFFERCHOICE -SCHOLARSHIP | ADMITTED দুই/দুটি/दो/dos/deux -SCHOLARSHIP | offer to_offer/to_offers/one_from/dono BEST/OFFERCHOICE/should -ENGTEST | to_offer one_from | OFFERS to_offer*
guide:after-offer: ADMITTED next/now_what/what_next/what_do_i_do/steps/after_that -MISSED/REFUSED/two/2/WORK
guide:offer-kinds: conditional/unconditional
guide:noc-nepal: noc/no_objection
guide:uni-assist: uni_assist/uniassist/vpd
guide:studienkolleg: studienkolleg/feststellungsprufung
guide:need-blind: need_blind/need_aware
guide:css-profile: css_profile/fafsa/isfaa | css aid/college_board/form/fee/deadline/waive*/submit/UNI/MEAN/NEED
guide:early-decision: early_decision/early_action/ed/ea deadline/MEAN/binding/decision/action/ea/ed
guide:statements: sop/personal_statement/motivation_letter/statement_of_purpose MEAN motivation_letter/personal_statement/sop/same
guide:assistantship: assistantship*/teaching_assistant/research_assistant/graduate_assistant/ta/ra
guide:age-late: too_old
guide:agents: AGENT NEED/SELF/COMMISSION/WAIVED -best/which/good/cheap*/name/number/suggest*/near/share/fake/refund/trusted/best_agent/مكتب_خدمات/police/ran/catch/refund/escaped | bina_agent/agent_chara -police/ran/catch/refund/escaped | AGENT should/use/using/hire -best/which/good/cheap*/name/number/suggest*/near/fake/trusted/police/ran/refund
scholarship:turkiye-scholarships-turkiye-burslar: turkiye_burs*/turkiye_scholarship*/turkish/turkey/turc/turco/turquie/turquia/burslari/تركيه/تركيا/তুর্কি/তুরস্ক/তুর্কিয়ে/तुर्की/तुर्किये SCHOLARSHIP/burslari
scholarship:daad-study-scholarships-master-s-all-disciplines: داد/ডাড/ডিএএডি/डाड/डीएएडी/المانيه/المانيا SCHOLARSHIP
scholarship:chevening-scholarship: تشيفنينغ/تشيفنينج/شيفنينج/চিভনিং/শেভেনিং/শেভনিং/চেভেনিং/चेवनिंग/शेवनिंग/चेवेनिंग
scholarship:fulbright-foreign-student-program: فولبرايت/فلبرايت/ফুলব্রাইট/फुलब्राइट
scholarship:erasmus-mundus-joint-masters-scholarship: ايراسموس/ايرازموس/ইরাসমাস/ইরাসমুস/এরাসমাস/इरास्मस/इरैस्मस
scholarship:stipendium-hungaricum: مجريه/هنغاريه/المجر/হাঙ্গেরি/हंगरी/hongrois/hungaro/hongrie/hungria SCHOLARSHIP
scholarship:chinese-government-scholarship-bilateral: csc/chinese_government/chinese_govt/china_government/صينيه/الصين/চীন/চায়না/চাইনিজ/चीन/चाइनीज/चीनी SCHOLARSHIP
scholarship:mext-scholarship-research-students: monbukagakusho/ميكست/মেক্সট/मेक्स्ट | يابانيه/اليابان/জাপান/जापान SCHOLARSHIP حكوم/সরকার/सरकार/منحه
scholarship:commonwealth-master-s-scholarships: كومنولث/কমনওয়েলথ/कॉमनवेल्थ
scholarship:france-excellence-eiffel: ايفل/আইফেল/एफिल/आइफल/eiffel SCHOLARSHIP
guide:phd-direct: phd/doctorate/~doctorate without/direct/directly/skip/straight -ENGTEST/gre/VISA/INTERVIEW
guide:lor-myself: LOR SELF/draft write/writing/sign/draft -HERE/upload | LOR SELF WRITE/sign/firm*/signe*/اوقع/সই/साइन -HERE/upload | TEACHER SELF WRITE LOR/letter/sign -HERE
guide:ielts-prepare: ielts computer/screen/typing paper/hand/handwrit* -VISA | ENGTEST prepare/preparation/practise/practice/coaching/self_study/improve/how_many_months/months_needed/prepar* -best/which/near/fees/VISA/GAP/INTERVIEW/valid
guide:several-countries: several/multiple/many/two/both/2/3/same_time/simultaneous*/together/at_once COUNTRYCHOICE/@2 APPLY -BEST | same_time/at_once/simultaneous* APPLY/VISA @
test:ielts:valid: ielts expire*/valid/validity/expired/old/how_many_years -REFUSED/VISA/accept*/@/score/GET
test:toefl-6:valid: toefl expire*/valid/validity/expired/old/how_many_years -REFUSED/VISA/accept*/@/score/GET
test:pte:valid: pte expire*/valid/validity/expired/old/how_many_years -REFUSED/VISA/accept*/@/score/GET
test:duolingo:valid: duolingo expire*/valid/validity/expired/old/how_many_years -REFUSED/VISA/accept*/@/score/GET
test:gre:valid: gre expire*/valid/validity/expired/old/how_many_years -REFUSED/VISA/accept*/@/score/GET
test:gmat-focus:valid: gmat expire*/valid/validity/expired/old/how_many_years -REFUSED/VISA/accept*/@/score/GET
test:sat:valid: sat expire*/valid/validity
guide:ucas-deadlines: ucas DEADLINE/last_date/when/date
guide:ucas-statement: ucas personal_statement/statement/format/characters
guide:study-gap: anos_sin_estudiar/annee_blanche/annees_sans_etudes
guide:scholarship-refused: SCHOLARSHIP/NAMEDSCH REFUSED -FRAUD/VISA/another/else/other/others/instead/ROOM/LOAN | SCHOLARSHIP/NAMEDSCH REFUSED AGAIN/appeal*/reconsider/next_year/recours/apelar/اعتراض/আপিল/अपील -VISA/ROOM/LOAN | SCHOLARSHIP/NAMEDSCH unsuccessful/not_selected/didnt_get/did_not_get/not_shortlisted/lost/failed AGAIN/next_year/appeal*/apply/now_what/what_now/what_next -VISA/LOAN/GPA | SCHOLARSHIP/NAMEDSCH appeal* -VISA/LOAN
`;
