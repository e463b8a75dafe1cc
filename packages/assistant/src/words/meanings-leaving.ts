// Which passages about money, the visa, leaving and living there are meant.
export const leavingMeanings = `
visa:*:papers: VISA papers/documents/document/docs/checklist/requirements/paper/required_documents/কাগজ/ডকুমেন্ট/कागज/दस्तावेज/اوراق/مستندات/وثايق/وثائق/papeles/documentos/papiers/pieces @ -INTERVIEW/translat*/LOST/UPLOAD/apostil*/attest*/FRAUD/MENTOR | papers/documents/document/docs/কাগজ/ডকুমেন্ট/कागज NEED/what/which @ -UNI/APPLY/translat*/INTERVIEW/apostil*/attest* | VISA submit/hand_in/attach/give/file what/which @ -MONEY/BANK/REFUSED/INTERVIEW/LONG/fee
visa:*:work_hours: WORK HOURS @ -SPOUSE/STAYAFTER/opt/FIND | WORK VISA @ student/study/STUDYING -SPOUSE/STAYAFTER/GRADUATE/AFTER/post_study/work_permit/opt/TAX/MONEY/work_visa | WORK STUDYING @ -SPOUSE/AFTER/STAYAFTER/GRADUATE/MONEY/TUITION/TAX/opt/ssn/ESSAY/INTERVIEW/GAP/work_visa | WORK start/land/arrive/first_day @ -FIND/GRADUATE/ESSAY | WORK STUDYING OWNCHILD @ -PARTNER/AFTER/STAYAFTER/GRADUATE/MONEY/TUITION/TAX/work_visa
visa:*:work_rule: WORK HOURS @ -SPOUSE/STAYAFTER/FIND | WORK VISA @ student/study/STUDYING -SPOUSE/STAYAFTER/GRADUATE/AFTER/TAX/MONEY/work_visa | WORK STUDYING @ -SPOUSE/AFTER/STAYAFTER/GRADUATE/MONEY/TUITION/TAX/ESSAY/INTERVIEW/GAP/work_visa | WORK start/land/arrive/first_day @ -FIND/GRADUATE/ESSAY | WORK STUDYING OWNCHILD @ -PARTNER/AFTER/STAYAFTER/GRADUATE/MONEY/TUITION/TAX/work_visa
visa:*:post_study_stay: STAYAFTER @ -SPOUSE/APPLY/ties | STAY AFTER GRADUATE/STUDYING/DEGREE @ -SPOUSE/ROOM | psw/graduate_route/post_study @
visa:CA:post_study_stay: pgwp/work_permit LONG
visa:US:post_study_stay: opt LONG
visa:*:visa_fee: VISA fee/fees/cost/costs/price/HOWMUCH @ fee/fees/cost/costs/price/ফি/खर्च/फीस/رسوم/frais/costo/tasa/cuesta/coute/charge -refund/INSURANCE/waive*/LONG/sevis/BANK | VISA charge*/charged/pay @ HOWMUCH/what -BANK/SHOW/LOAN/TUITION/SPONSOR
visa:US:other_fee:sevis-i-901: sevis/i901
visa:*:proof_of_funds: MONEY/BANK HOWMUCH SHOW/BANK/account/STATEMENT @ -WORK/LOAN/INSURANCE/SUDDEN/ROOM/visa_fee/SCHOLARSHIP/open/tuition_fee/salary | BANK/STATEMENT HOWMUCH VISA @ -SUDDEN/open/LOAN | blocked/sperrkonto @ -open | blocked/sperrkonto/bloque/bloqueada month/monthly/months/HOWMUCH @
visa:*:funds-rule: MONEY/BANK/STATEMENT LONG/28/28_days/old @ -open/LOAN
visa:GB:funds-rule: STATEMENT/MONEY/BANK 28/28_days -SUDDEN
visa:*:processing_time: VISA LONG @ -STAY/GRADUATE/AFTER/MONEY/BANK/STATEMENT/BEFORE/valid/expire/WORK/opt/pgwp/EXTEND/apply_early/AGAIN
visa:GB:visa_rule:family: SPOUSE BRING @GB -SPONSOR/MONEY/STATEMENT/income/BANK
guide:family-canada: SPOUSE BRING/WORK/work_permit @CA -SPONSOR/MONEY/STATEMENT/income/BANK/AGAINST/asylum
guide:family-us: SPOUSE BRING/WORK/f2 @US -SPONSOR/MONEY/STATEMENT/income/BANK/AGAINST/asylum | f2
visa-paper:interview: INTERVIEW VISA documents/papers/carry/bring/paper
guide:visa-interview: VISA INTERVIEW QUESTIONS -CHANGE/why | VISA QUESTIONS embassy/officer/consulate -FILE/BORDER/GAP/REFUSED/SUDDEN/social*/insta*/when/LATE/PARENT/papers/documents/RELATIVE/MONEY/CHANGE/why
guide:us-slots: INTERVIEW/VISA SLOT @US/f1 -ENGTEST | INTERVIEW/VISA slots/slot -ENGTEST | f1 SLOT INTERVIEW
refusal:form-honest: REFUSED affect*/impact/influence/tell/hide/mention/write/disclose/declare/form VISA/@/country/before -SCHOLARSHIP | REFUSED correct/hide/hidden/wrote/filled/form/agent/tell/mention/declare VISA/form/schengen -SCHOLARSHIP/AGAIN | lie/lying/hide/honest/mentir/ocultar/cacher/মিথ্যা/झूठ/اكذب form/ds160/ds_160/VISA/embassy/officer/RELATIVE/formulario/formulaire -FRAUD
guide:apply-again: VISA REFUSED appeal*/reconsider*/recours/apelar/apelacion/اعتراض/আপিল/अपील -NAMEDSCH/SCHOLARSHIP/LOAN/ROOM | REFUSED AGAIN -NAMEDSCH/GRADES/appeal/SCHOLARSHIP/LOAN/ROOM/WORK/PROFESSOR/UNI/form/tell/hide/mention | REFUSED WHEN/HOW APPLY VISA -tell/hide/mention/disclose/form | 214b/214
settlement:money-home: SEND MONEY HOME -VISA/SHOW/proof/TUITION/before/FRAUD/LOAN | receive/get money from_home/parents -VISA/SHOW
guide:pay-tuition: student_file | SEND TUITION HOW/best/way/dollar*/currency/exchange/bank/file/from_home/card/without -WORK/LOAN/SCHOLARSHIP/REFUND/SPOUSE/PARENT/WAIVED/earn/VISA/application_fee/HERE/free/afford | VISA fee/fees pay/paying card/dollar*/cash/without_card/no_card | dollar*/naira/forex/currency TUITION problem/limit*/NOT/pay/HOW -SHOW | SEND MONEY TUITION UNI -SPOUSE/PARENT/LOAN/SCHOLARSHIP/WORK/REFUND/RELATIVE/VISA/SHOW/HERE
guide:travel-home: TRAVEL HOME vacation/holiday/holidays/break/christmas/summer/eid/dashain/during/wedding/funeral/winter/come_back/come_again/return/again -WORK/HOURS/ties/GRADUATE/LONELY/credit* | travel_signature/re_enter/reenter | wedding/funeral/marriage TRAVEL come_back/go_home/travel | TRAVEL HOME f1/visa/f_1 -WORK/INTERVIEW/REFUSED/GRADUATE/MONEY/SPONSOR/APPLY | TRAVEL বিয়ে/শাদি/शादी/زواج/boda/mariage -REFUSED/INTERVIEW/MONEY
guide:homesick: ALONE FEELING -VISA/INTERVIEW/14/15/16/17/18/QUESTIONS/ESSAY/ROOM/TRAVEL/APPLY/REFUSED/SCHOLARSHIP/NAMEDSCH | LONELY -VISA/INTERVIEW/16/17/18/QUESTIONS/ESSAY/ROOM
guide:fail-abroad: FAIL SUBJECT VISA/status/deport*/cancel*/i20/sent_back/send_back/illegal/permit -GAP/INTERVIEW/explain/embassy | drop/dropped/below full_time/course_load/full_load/credits status/visa/allowed/full_time/problem | FAIL SUBJECT quit*/perder/perdre/retir*/take_away/lose VISA -GAP/INTERVIEW
guide:student-tax: TAX pay/file/do/need/have_to/filing/return/student/income/job/wage -PARENT/proof/SPONSOR/HERE/VISA/papers/documents | 8843/1040/irs | file/report earned/income/zero/earn/salary @US -SPONSOR/PARENT/SHOW
guide:insurance-us: INSURANCE @US/f1/us | hospital/doctor/treatment/medical @US cover/expensive/costly/plan/buy -exam/visa
visa-paper:insurance: INSURANCE @DE/@FR/@IE/@IT/@MY/@SE
visa-paper:oshc: oshc
guide:visa-insurance: travel_insurance/seguro_de_viaje/assurance_voyage/ট্রাভেল_ইন/ভ্রমণ_বিমা/यात्रा_बीमा/ट्रैवल_इंश्योरेंस/تامين_سفر/تامين_السفر -@DE/@FR/@US/@IE/@IT/@MY/@SE | INSURANCE VISA -@DE/@FR/@US/@IE/@IT/@MY/@SE/@AU/@GB | INSURANCE card -@US
guide:visa-extend: EXTEND VISA/stay/status/brp/thesis/i20 -opt/stem/passport/DEADLINE/offer/loan/how_long/LONG/apply_visa/ENGTEST/valid/hide/run/catch | brp expir*/ends -hide/run/catch | VISA until/hasta/jusqu*/till thesis/tesis/these/defend*/course/curso/degree -BEFORE/INTERVIEW/money/MONEY
guide:visa-221g: 221/221g/administrative_processing/yellow_slip/pink_slip/white_slip/blue_slip/green_slip | pink_paper/white_paper/yellow_paper/blue_paper/green_paper
guide:social-media: social_media/instagram/insta/facebook/twitter/tiktok/linkedin VISA/check*/look/see/delete/public/private/officer -SCHOLARSHIP/FRAUD/ROOM/login/log
guide:fraud-call: CALL THREAT -ROOM/number/LOST | THREAT pay/money CALL/deport* | telegram/whatsapp/facebook/tiktok/FASTTRACK pay/money/PAID/dollars VISA -SCHOLARSHIP/ROOM/insurance/social*/check*/REFUND
guide:at-border: BORDER immigration/officer/QUESTIONS/stamp -THREAT/register/PACK | immigration airport/arrival/border/landing/QUESTIONS -CALL/THREAT | i94/port_of_entry | BORDER QUESTIONS -THREAT/VISA/register/PACK
guide:packing: PACK -DELETE/HERE/visa_pack/INTERVIEW/SPOUSE/bag_pack/FRAUD | bring/carry/take medicine/medicines/medication/tablets/prescription/spices/pickle/food/achar -FAITH | insulin/tablets/inhaler airport/bag/plane/luggage/carry
settlement:papers-at-hand: hand_bag/hand_luggage/handbag papers/documents/carry/what
guide:lost-passport: LOST PASSPORT
guide:work-pay: pay/cover/afford/manage/earn/enough TUITION/living/expenses/fee WORK/part_time -PARENT/TAX/LOAN/SCHOLARSHIP | FIND/get/search part_time_job/part_time_jobs/student_job/campus_job/part_time_work/job -opt/GRADUATE/AFTER/can_you/ssn/TAX/SPOUSE/HOURS/work_visa | TUITION WORK part_time/possible/enough/parttime -HOURS/PARENT/LOAN/TAX/SCHOLARSHIP
guide:credit-transfer: credit/credits TRANSFER/count/exempt*/accept* -credit_card | TRANSFER OTHERUNI THERE -offer/opt/GRADUATE/HERE/GAP/REFUSED/INTERVIEW/money
guide:faith-food: FAITH -choir/sing/curricular/leader/club/served/hijab/turban/niqab/near/restaurant/which_city/activity/activities/volunteer*/teach | hijab/turban/niqab wear/wearing | muslim/hindu/sikh/jain/musulman* eat/food/pray/comer/manger
guide:deposit-back: DEPOSIT REFUND -ENGTEST/application_fee/ROOM/TAX/LOAN/SPOUSE/GAP | REFUSED MONEY/fee/fees/deposit REFUND -funds_only | REFUSED VISA/PAID refund*/reimburs*/rembours*/devol*/reembols*/ফেরত/वापस/استرداد/استرجاع/wapas/ferot -application_fee/ROOM/LOAN
guide:germany-tuition: @DE FREE -VISA/SCHOLARSHIP/blocked/application/ENGTEST/uni_assist/BANK/visa_fee | @DE TUITION -VISA/SCHOLARSHIP/application/uni_assist
guide:german-needed: german_language/testdaf/dsh/german_b1/german_b2/german_a1/german_a2 -SCHOLARSHIP/LONG/কত/SCHOLARSHIP | GERMANWORD NEED/without/know/level/speak/learn/english_only/only_english -GRADES/VISA/BANK/SCHOLARSHIP/CONVERT/UNI/LONG/কত/SCHOLARSHIP | @DE only_english/english_only/in_english/بالانجليزي/english_taught -GRADES/VISA/SCHOLARSHIP/LONG/কত/SCHOLARSHIP
visa:*:visa_rule:aps: aps @DE
visa-paper:aps: aps -@DE
guide:gic: gic/gics
visa:CA:proof_of_funds:outside-quebec: gic how_much/amount/sum
guide:opt: opt APPLY/when/HOW/process/job_offer/unemploy*/stem/extension/card/ead/MEAN -LONG/opt_out/opt_in | i765/765
guide:cpt: cpt -TAX
guide:pgwp: pgwp/post_graduation_work_permit APPLY/eligib*/days/when/language/ielts/rules/course/after -LONG
guide:cas-when: cas when/WHEN/not_coming/not_come/delay*/late/waiting/LATE/NOT -REFUND/MEAN/interview | cas LONG/get/GET -MEAN/REFUND/INTERVIEW
visa-paper:cas: cas MEAN/what -WHEN
guide:visa-late: VISA LATE COURSEBEGUN/class/join -EXTEND/opt | LATE COURSEBEGUN join/arrive/reach/attend -DEADLINE | VISA SLOT COURSEBEGUN -@US/INTERVIEW
guide:visa-when-uk: VISA/apply early/earliest/6_months/6_month/when/too_early/how_many_months/months_before @GB -LONG/decision/AGAIN/bank/BANK/STATEMENT
guide:sponsor: WHO/can SPONSORING -SCHOLARSHIP/government/company/LOAN/TAX/parents_against | WHO pay/paying/support VISA/TUITION/STUDYING/PARENT/RELATIVE/expenses -SCHOLARSHIP/government/company/LOAN/TAX/WORK/INSURANCE/ROOM/without | can PARENT/RELATIVE pay/paying/support -SCHOLARSHIP/LOAN/TAX/WORK/INSURANCE/ROOM/without | sponsor*/sponser*/affidavit letter/write/format/affidavit/contain/say/sample | RELATIVE MONEY/SPONSOR/BANK/STATEMENT VISA/@/use/show/accept* -WORK/SHARE/already_there/just/temporary/borrow* | affidavit_of_support | PARENT/RELATIVE sponsor*/sponser* -SCHOLARSHIP/TAX/AGAINST | RELATIVE SHOW MONEY/BANK -LOAN/just/temporary/give_back/return | pension/pensioner/retired/jubilado/retraite/পেনশন/पेंशन/معاش PARENT/MONEY/SHOW/VISA -LOAN/WORK
guide:funds-kinds: fixed_deposit*/fd/fdr/gold/shares/stocks/crypto/bitcoin/property/provident_fund/pf/mutual_fund*/insurance_policy/business_account/company_account/credit_card/savings_account/current_account/land_papers SHOW/VISA/proof/count/accept*/ok/use -sold/sell/selling/big/large/ROOM/open | LOAN proof/SHOW/VISA/STATEMENT -WHO/calculat*/emi/interest | land/property/house cash/valuation/papers/value VISA/SHOW/work -sold/sell/ROOM/rent | PROPERTY SHOW/HOW MONEY/VISA/BANK/proof/STATEMENT/ফান্ড -ROOM/SUDDEN/LOAN/sold/sell | COMPANY BANK/account/compte PARENT/NAMEOF/RELATIVE -WORK/LOAN
guide:loan-how: collateral/co_signer/cosigner/guarantor/moratorium/co_applicant -ROOM/prodigy/mpower/hdfc/sbi/avanse/credila/icici | LOAN HOW -calculat*/emi/VISA/prodigy/mpower/hdfc/sbi/avanse/credila/icici/SHOW | LOAN SECURITY -ROOM/VISA/SHOW/STATEMENT | LOAN student*/طلاب/estudiant*/etudiant*/ছাত্র/छात्र/estudi* is_there/exist*/hay/يوجد/في/GET -VISA/SHOW/calculat*
refusal:funds-origin: SUDDEN MONEY/BANK/STATEMENT/deposit VISA/embassy/problem/doubt/ask/show/account/explain/prove -open/28/REFUND | PARENT/RELATIVE/VISA MONEY origin/origen/origine/provenance/source/come_from/comes_from/came_from/কোথা_থেকে/উৎস/कहां_से/स्रोत/من_اين/مصدر
refusal:funds-recent: STATEMENT/BANK/MONEY recent/new/one_day/few_days/old/before/borrow*/28 VISA/apply -open/LOAN | took/borrow*/lend/lent/temporary MONEY SHOW just/only/month/months/days/week/return/give -LOAN | RELATIVE MONEY SHOW just/temporary/give_back/return | RELATIVE MONEY SHOW सिर्फ/শুধু/solo/seulement/فقط/only/temporar*/कुछ_दिन/एक_महीने
refusal:papers-agree: MISMATCH NAMEOF CERT -HERE/profile | birth/birth_date/born CERT less/more/different/wrong/year/years -HERE/profile
refusal:gaps: GAP VISA/OFFICER | GAP @ -UNI/DEGREE/APPLY
guide:study-gap: GAP -VISA/SCHOLARSHIP/OFFICER/chance/HERE | finished/passed/graduated/completed years_ago/since problem/accept*/gap/masters/apply/ago -VISA/opt
visa-paper:transcripts: FILE/CERT translat*/traduc*/tradu*/অনুবাদ/अनुवाद/ترجمه -ESSAY | birth_certificate/diploma translat*
visa-paper:police: police_clear*/police_certificate/police_report/police_verification/pcc/clearance_certificate/police_clearance/police_check -LOST | antecedentes/antecedentes_penales/casier_judiciaire/পুলিশ_ক্লি/पुलिस_क्लि/صحيفه_الحاله/حسن_سيره -@IE/LOST
visa-paper:ds160: ds_160/ds160
visa-paper:medical: medical/medicals visa/VISA/exam/test/checkup @ -INSURANCE
visa:*:visa_rule:medical-exam: medical/medicals @CA -INSURANCE
visa:*:visa_rule:tb-test: tb/tuberculosis @
visa-paper:tb: tb/tuberculosis
guide:ssn: ssn/social_security
visa:GB:health_surcharge: nhs/ihs/surcharge
visa:FR:proof_of_funds: virement_irrevocable/avi/caution_bancaire | virement irrevocable/irrevocables
visa-paper:campus-france: campus_france
guide:canada-english: ENGTEST VISA/permit @CA -uni/LANGUAGE
guide:uk-english: ENGTEST VISA @GB -WAIVED/SPEAKENG
settlement:rent-wire: ROOM western_union/wire/moneygram/transfer/wise
settlement:rent-pay-first: ROOM pay/deposit/advance/send before/BEFORE/first/see/seeing/view/visit -UNI/REFUND | ROOM first_month/advance/deposit/pay/send BEFORE come/coming/arrive/see/sign -UNI/REFUND
settlement:rent-unseen: ROOM unseen/not_seen/see/seeing/view/video -share
settlement:first-nights: first_week/first_night/first_nights/first_days stay/live/where/sleep/hotel/hostel
guide:find-room: ROOM FIND/where -fraud/FRAUD/WORK/cheap/price/cost/average/HERE
arrival:*:bank: BANK open @ -blocked
arrival:*:phone: sim/esim/mobile_number/phone_plan @
arrival:*:emergency: emergency ambulance/number/numbers/police @ | police/stole/stolen/robbed/thief/attacked @ -PASSPORT/visa/clearance/VISA/certificate
arrival:*:register: register*/anmeldung/residence_permit address/city/arrive/town_hall/office/AFTER/THERE @ -HERE | landed/arrived/reached/just_came register*/registration/anmeldung/permit @ -HERE
visa-paper:biometrics: biometric*/fingerprint*
visa-paper:blocked-account: blocked_account/sperrkonto/blocked -@
visa-paper:photo: photo/photos/picture VISA/passport size/background/white/old/mm -UPLOAD/HERE/profile
visa:US:visa_fee: sevis VISA
refusal:course-fit: CHANGE/STREAM FIELD/STREAM/course/subject VISA/OFFICER -change_university
visa:GB:post_study_stay: graduate_route/psw -@AU/@NZ/@IE
visa:*:steps: HOW/steps/process/step_by_step/procedure APPLY/get/steps/process VISA @ -REFUSED/AGAIN/EXTEND/WORK/LONG/pgwp/opt/money/MONEY/BANK/SCHOLARSHIP/SLOT
settlement:card-halls: hall/halls/dorm/dormitory/hostel room/private/shared/flat MEAN/or/BEST/vs
settlement:airport-way: airport city/reach/uni/hotel/get/go/way/taxi/room/hostel/town -immigration/officer/QUESTIONS/PACK/deport*
visa:FR:funds-rule: virement_irrevocable/avi/caution_bancaire
guide:canada-change: TRANSFER OTHERUNI @CA -credit/credits/money/LANGUAGE/BANK/STREAM
visa-paper:passport: PASSPORT expire*/expiring/expiry/valid/validity/खत्म/वैध/মেয়াদ/শেষ/ينتهي/تنتهي/صلاحيه/vence*/caduc* -LOST/remind*/tell/reminder/HERE/VISA | PASSPORT NOT APPLY/yet/before -LOST/photo/expire*/SHARE | PASSPORT RENEW -LOST/remind*/HERE
visa-paper:funds: business/salary_slip/shop/farmer/farming/কৃষক/किसान/مزارع/فلاح/agricultor/campesino/agriculteur/self_employed/payslip/fiche_de_paie/commercant/negocio/comercio/ব্যবসা/व्यापार/दुकान/تاجر/income_tax PARENT/RELATIVE/SHOW/MONEY VISA/SHOW/MONEY/embassy -LOAN
settlement:card-deposit: ROOM DEPOSIT back/NOT/keep/keeping/kept/return/returning -UNI/BEFORE/seeing/first
visa:FR:visa_rule:validation: validate/validation/valider @FR
settlement:rent-abroad: ROOM owner/landlord/ad keys/abroad/by_post/posts/other_country/cannot_show
refusal:intent: OFFICER tell/say/intent*/want WORK/STAY AFTER/there -HOURS/@
refusal:ties: ties/strong_ties/roots_at_home -@IT | OFFICER think/thinks/believe not_return/not_come_back/wont_return/stay_there
visa-paper:parental-consent: consent*/permission_letter/parental_letter PARENT/SPOUSE/letter/travel -HERE/link
visa-paper:accommodation: ROOM contract/booking/reservation/airbnb/hotel/reservacion/proof VISA
loan:ke-higher-education-loans-board-helb: helb
loan:co-icetex: icetex
loan:in-vidya-lakshmi: vidya_lakshmi/vidyalakshmi
loan:any-mpower-financing: mpower
loan:any-prodigy-finance: prodigy
`;
