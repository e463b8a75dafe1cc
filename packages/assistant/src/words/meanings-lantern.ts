// Which passages about Lantern itself are meant.
export const lanternMeanings = `
help:save-university: SAVE UNI -OFFERS/SCHOLARSHIP/ESSAY/DEADLINE/not_in/transcript/how_many/activity/ACCOUNT/LOAN/COUNTRYCHOICE/saved_list_my
help:fit: unipair | reach/safety/target/match MEAN/label/unipair/university/uni -GERMAN/person/HOME/phone/embassy/night/class/time/city | good_enough/strong_enough/realistic/too_ambitious/aim_too_high/out_of_my_league UNI/GRADES/oxford/cambridge/harvard/list
help:mentor: MENTOR talk/write/chat/message/ask/contact/find/get/reach/speak/connect/book/meet/schedule/how/hablar/parler/কথা/बात -SHARE/become/my_mentor_is/admin/reply*/real/human/see/read/pay | book/cancel/move/reschedul*/schedule/join session/prep_call/meeting/call_with | MENTOR contact*/reserv*/যোগাযোগ/संपर्क/اتواصل/احجز/اكلم -SHARE
help:share-mentor: SHARE ESSAY/profile/record/application/CV MENTOR/HERE/counsellor | SHARE MENTOR -PASSPORT/pay/money | stop/end/unshare sharing/share/shared | MENTOR read/see/look/check/comment* ESSAY | MENTOR ESSAY send/mandar/enviar/lea/lire/envoyer/corrige/revise/পাঠা/भेज/ارسل
help:guardian: PARENT/RELATIVE/guardian SEEPROGRESS progress/how_far/dashboard/deadlines/lantern/steps/i_am_doing -ESSAY/BANK/VISA/HOME | guardian_link/link_for_guardian | guardian/parents add/link/invite HERE/link/lantern/account -VISA
help:recommenders: TEACHER UPLOAD/HERE/link/submit letter/lor/recommendation/LOR -did/has/have_my | LOR upload/HERE -how_many | recommender/recommenders -how_many/who
help:cv: CV MAKE/HERE -VISA/PROFESSOR/email
help:take-along: DELETE account/EVERYTHING -UNI/activity | export/backup data/everything/all/essays | copy/backup/export/download files/my_files/EVERYTHING | DELETE ACCOUNT -BANK/UNI | close ACCOUNT -BANK
help:who-sees: ESSAY see/sees/read/visible/private/public/shown/safe/secret/confidential/others/other_student* WHO/others/other/private/public/visible/shown/anyone/teacher/secret/can -evaluation/score | WHO see/sees/read/seen -human/case/real/person/PARENT/progress/how_far/visa/embassy | PASSPORT/FILE see/sees/read/look/visible/private anyone/anybody/nobody/others/else/WHO HERE/app/account -VISA/embassy/officer | WHO SEEWORD ESSAY/HERE/app/write -PARENT/VISA/progress/MENTOR/evaluation
help:activities: add/enter/put/write/count activity/activities/eca/ecas/extracurricular -common_app/how_many/characters/DELETE | extra_curricular/extracurricular*/extra_curriculars/ecas/choir/volunteer* count/activities/list/only/enough/matter -common_app/FAITH/how_many/DELETE
help:mark-applied: RECORD APPLIED where/how/mark/put/write/record/enter/status -PASSPORT/ENGTEST/password/VISA/essay/sop/LOR/SCHOLARSHIP/SEND | where/how write/put/mark/note/record/enter said_no/said_yes/said/they_said
help:personal: change/edit/update/correct/fix/enter/add/wrong/mistake NAMEDATA -CERT/transcript/email/VISA/ENGTEST/ds160/i20/password/offer
help:offline: OFFLINE -job/teacher/find_home | net/internet/network/wifi/connection/electricity gone/goes/went_off/off/lost/cut/cuts/died/NOT -job/teacher/UPLOAD
help:contact: contact/write/talk/complain/message/email/reach admin/admins/administrator/support_team/lantern_team/support/lantern_people | real/human/actual person/human/people talk/connect/speak/contact/chat/reach -VISA/embassy
help:install: play_store/playstore/app_store/apk/home_screen | app download/install/android/iphone/mobile -ESSAY/common_app/CV/data | install lantern/app -data | is_there_app/is_there_an_app/is_there_a_app/mobile_app | APP descarg*/instal*/telecharg*/ডাউনলোড/ইনস্টল/डाउनलोड/इंस्टॉल/تنزيل/تحميل/تثبيت -ESSAY/CV/FILE/data
help:sign-up: sign_up/signup/register/create/make/open/new account -BANK/blocked/DELETE/MENTOR/safe*/secure/CV/LOST/two/task/data | confirmation_email/verification_email/confirmation_link/confirm_email/verify_email/confirmation_mail/verification_code/confirmation_code | sign_up/signup -UNI
help:remove: DELETE activity/activities/paper/papers/document/documents/test/score/task/scholarship/marksheet -account/EVERYTHING/UNI/ESSAY/by_mistake/accident*/MENTOR/other_people/penalty | UPLOAD FILE take_it_off/take_off/wrong_one/wrong -VISA
help:tasks: add/make/create/new/set/where/see task/tasks/to_do/todo/own_date/own_deadline/own_reminder | progress_tracker
help:sharing-papers: SHARE passport/papers/paper/documents/document/scan/certificate/certificates agent/uncle/teacher/someone/somebody/safely/link/brother/email/whatsapp -MENTOR/envelope/transcript | SHARE documents/papers/document/paper/passport MENTOR
help:report: report/block/complain* someone/somebody/person/user/mentor/chat/people/him/her/abuse/harass*/message/conversation -ENGTEST/card/BANK/sat/gre/police/call | mentor/someone/person harass*/abus*/rude/insult*/bad_words/asks_money/asks_for_money/behave* -SCHOLARSHIP/landlord/agent
help:reminders: remind*/reminder*/notification*/calendar/calender -passport/expire/DELETE | stop/turn_off/switch_off/disable/mute/unsubscribe/too_many email/emails/notification/notifications/reminders/messages | recordatorio*/rappel*/notificacion*/اشعار/تذكير/রিমাইন্ডার/নোটিফিকেশন/रिमाइंडर/नोटिफिकेशन
help:papers: FILE BIG upload*/pdf/file/mb/compress*/scan/UPLOAD -passport_size/biometric*/MENTOR/VISA/WHO | UPLOAD jpg/jpeg/png/heic/photo/photos/foto/صوره/ছবি/फोटो FILE -profile/passport_size/biometric*/ds160/WHO | upload_fail*/cannot_upload/cant_upload/dont_upload -WHO | UPLOAD FILE -LOR/TEACHER/profile/ds160/MENTOR/WHO | UPLOAD net/internet/slow/stop*/break*/stuck -LOR/profile/TEACHER/WHO
guide:statements: how write/start sop/statement_of_purpose/motivation_letter/personal_statement -me/my_friend/HERE/long/words/VISA/SHARE
help:two-factor: change/update/new password -forgot/forget/lost/reset | two_factor/2fa/authenticator | safe/safer/secure/hacked/security ACCOUNT -BANK
help:password: forgot/forget/lost/reset/cannot/wrong password | cant_log_in/cannot_log_in/cannot_login/cant_login/cannot_sign_in | remember/recall/olvid*/oublie*/ভুলে/भूल/نسيت password/contrasena/পাসওয়ার্ড/पासवर्ड/كلمه/السر | password غلط/خطا/incorrecta/incorrect/faux/ভুল/गलत/not_working
help:language: change/switch/set/put/CHANGE/select/make LANGUAGE -ENGTEST/course/letter/medium/COUNTRYCHOICE | APP/HERE/this/it TONGUE -ESSAY/ENGTEST/study/course/translat*/letter | have_this TONGUE | dark/light/ليلي/night/colour/color theme/mode/colour/color/وضع/colours
help:guest: guest data/account/work/essay/essays/text/mode
help:evaluation: start/run/see/how evaluation/score/scored essay/evaluation -wes/ece/DEGREE/credential/transcript/ENGTEST/INTERVIEW | number/score/points/says under/my essay -ENGTEST/sat/words/long | ESSAY SCORING HOW/MEAN/why/por_que/pourquoi/what/WHO/কিভাবে/कैसे/كيف -ENGTEST/DEGREE/INTERVIEW/sat/LOW/TOOLONG
help:versions: older/previous/old/earlier/back/history version/versions/draft | version*/ভার্সন/संस्करण/نسخه anterior/ancienne/precedente/previous/older/আগের/पुरान/قديم/سابق/قبل
help:data-use: data/mb/gb/megabyte/megabytes use*/eat*/much/consume*/heavy/cheap -delete/privacy/science/personal
help:deleted: deleted/delete essay/draft mistake/accident*/back/restore/recover/undo/by_mistake | deleted/delete/erased/removed ESSAY gone/wrong/omg/oops/disappear*/lost/accident*/forever | DELETE ESSAY sin_querer/por_error/par_erreur/erreur/recuper*/recover/retrouver/ভুলে/ভুল_করে/गलती/गलती_से/ফেরত/वापस/بالغلط/بالخطا/استرجع/ارجع/mistake
help:essay-download: download/print/export/pdf/word/docx essay/sop/letter_essay -limit/long | descarg*/telecharg*/imprim*/ডাউনলোড/প্রিন্ট/डाउनलोड/प्रिंट/احمل/اطبع/تحميل/طباعه ESSAY -CV/TOOLONG
help:expiry: remind*/tell/reminder passport expire*/expiry/expires
help:change-email: change/update/new email/email_address/mail -PROFESSOR
help:cost: free/pay/cost/money/charge*/subscription lantern/app/this_app/this_site | APP gratis/gratuit*/payant/pagar/payer/টাকা_লাগ/ফ্রি/मुफ्त/पैसे_लग/مجاني/بفلوس/free -TUITION/VISA/UNI/SCHOLARSHIP/waive*/application_fee/fee
help:loan-calculator: emi/calculat* LOAN/emi/interest
help:cost-plan: budget/plan cost/expenses/living/year HERE/lantern/plan
help:mock-interview: practise/practice/mock/prepare interview
help:limit: ESSAY over/limit/more_than words/limit/characters saved/save/lost
help:school: add/enter/put/where gpa/cgpa/marks/grades/percentage/grade HERE/enter/add/lantern
help:shared-device: same/shared/cyber/cafe/public/library/other_people phone/laptop/computer/device/pc -two_devices/SEND | RELATIVE/roommate/others laptop/phone/computer/tablet open/see/use/uses -MENTOR/new/buy
help:document-checklist: list/checklist documents/papers/docs collect/my/where/all -VISA/@
help:visa-plan: plan/planner VISA where/how/my/HERE -@
help:new-phone: new/another/changed/broke/broken/dead/stolen phone/laptop/mobile/device -page/screen/button/looks/buy/best/VISA/ROOM/number/sim | PHONE BROKEN ESSAY/work/written/wrote/saved/everything/todo/escribi/ecrit/লেখা/লিখেছি/लिखा/كتبت/كتبته/EVERYTHING/progress/account -VISA/ROOM/sim/police/PASSPORT/OFFLINE
`;
