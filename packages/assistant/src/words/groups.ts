// Words that mean the same in a question, in every language: what `meanings.ts` is made of. A word stands for itself and its
// plural; `*` for whatever follows, which goes without saying in other scripts; `_` is a space; `~fee` is the word of synonyms.ts
// with everything that stands for it; `^` after a word of French or Spanish that is something else in English: "sin", "comment".

const lines = `
PROFESSOR: professor* supervisor* prof advisor profesor* professeur* প্রফেসর অধ্যাপক সুপারভাইজার प्रोफेसर بروفيسور بروفسور مشرف lab research_group researcher
WRITE: write writing email mail message contact ecrire ecris escrib* লিখ ইমেইল মেইল लिख ईमेल मेल اكتب كتابه ايميل اراسل اكتبي اكتبه نكتب escribirla ecrive redig* redact*
SCHOLARSHIP: ~scholarship stipend award
FRAUD: fraud fake scam real genuine legit* trust true false fraude estafa arnaque ভুয়া আসল असली नकली धोखा نصب احتيال
OFFERS: offer
GERMANWORD: german german_language deutsch جرمان জার্মান_ভাষা जर्मन_भाषा aleman allemand
NEED: need require* compulsory mandatory must necessary oblig* necesit* necesari* faut have_to লাগ দরকার প্রয়োজন বাধ্যতামূলক जरूरी चाहिए अनिवार्य لازم ضروري مطلوب يجب اجباري احتاج بدون optional
WHEN: when begin start early earliest soon time date quand cuando কখন কবে कब متي امتي debut* empez* empiez* وقتاش فوقاش ايمتي
LONG: how_long how_much_time how_many_days how_many_weeks how_many_months how_many_years long_does কতদিন কত_দিন কত_সময় কত_বছর कितने_दिन कितना_समय कितने_साल مده كم_سنه كم_شهر كم_يوم cuanto_tiempo combien_de_temps cuanto_tarda cuantos_dias cuantos_anos combien_d_annees how_much_days how_much_weeks how_much_months how_much_years how_much_day how_many_day how_many_time takes_ages normal_time how_fast so_slow taking_so_long still_waiting waiting_time how_soon
HOWMUCH: how_much how_many total amount sum minimum কত কতটা कितना कितनी कितने كم قديش combien cuanto cuanta شحال بشحال قديش اديش قد_ايه بكام
WHERE: where কোথায় कहां कहाँ اين وين فين donde
HOW: how process procedure step কীভাবে কিভাবে কেমনে कैसे كيف ازاي كيفيه شلون comment^ como كيفاش شلون
WHO: who whom whose কে কার কাকে कौन किससे किस مين qui quien quienes
MEAN: mean what_is what_are what_was whats definition difference different diff vs versus que_es que_significa quoi cest মানে পার্থক্য मतलब अंतर फर्क يعني الفرق فرق معني diferencia
BEST: better best easier easiest easy good cheaper cheapest choose choosing select pick decide suits mejor facil conviene meilleur* mieux facile choisir eleg* escog* ভালো সহজ বেছে ভাল अच्छा बेहतर आसान चुन افضل احسن اسهل اختار ramro bhalo acha konta
NOT: not no dont doesnt didnt cant cannot wont without never isnt aint refuse না নাই নেই নি ছাড়া नहीं मत बिना मना لا ما مش مو لم بدون بلا sin^ sans^ pas ne nunca jamais ningun
CHANGE: switch* shift* convert move moving different another cambi* chang* বদল পরিবর্তন চেঞ্জ पाल्ट बदल تغيير اغير غير تحويل احول
AFTER: after once since following despues apres পর পরে बाद بعد
BEFORE: before earlier prior pending without waiting awaited yet আগে पहले قبل avant antes
AGAIN: ~again reapply re_apply second_time retry one_more_time repeat redo retake* resit otra_vez de_nuevo encore আবার দ্বিতীয়বার اعاده مره_اخري مره_ثانيه تاني dubara dobara abar
GET: get obtain receive take apply issue issued where_from
SHOW: show* prove* proof hold held keep kept maintain demostrar mostrar justifi* prouver montrer দেখা রাখ दिखा रख اثبات اظهر احط dekhaunu dekhau mostrar acreditar
MONEY: ~fund money balance savings taka rupees dollars amount cash plata dinero argent টাকা পয়সা पैसा पैसे فلوس مال رصيد مصاري sum compte cuenta
BANK: ~bank compte^ cuenta
STATEMENT: bank_statement statement solvency extracto releve স্টেটমেন্ট स्टेटमेंट كشف_حساب
SUDDEN: suddenly sudden large big lump huge sold sell sale borrowed gift unexplained lakh house_sale hotat হঠাৎ अचानक बेच بعت مفاجئ vend*^ terreno gros_montant de_golpe regalo
WORK: ~job uber delivery part_time trabaj* travail* اعمل baito side_job side_jobs cashier waiter waitress restaurant arbeiten نخدم خدمه خدمة نشتغل اشتغل شغل دوام jop
HOURS: hour hrs hr full_time hora heure ঘণ্টা ঘন্টা ghonta घंटे घंटा ساعه ساعات weekly per_week limit maximum allowed_hours medio_tiempo tiempo_parcial mi_temps temps_partiel heures_par_semaine
STUDYING: study student while course classes estudi* etud* পড়া পড়াশোনা पढ़ाई पढ़ دراس طالب نقرا كنقرا ادرس بدرس اقرا القرايه
STAYAFTER: stay_back stay_after after_graduat* post_study psw after_my_degree after_degree after_study after_studies after_masters after_graduation after_finishing after_i_finish after_completing stay_there graduate_route stayback stay_to_work quedarme rester quedarme_despues rester_apres rester_travailler থেকে_যাওয়া রয়ে_যেতে البقاء_بعد
STAY: live ~stay रुक रह quedar* rest*^
GRADUATE: graduat* finish complete completing completed degree masters_degree after_study diplom* পাস শেষ डिग्री التخرج تخرج
VISA: ~visa student_pass embassy consulate ~permit consulat embajada ambassade দূতাবাস दूतावास سفاره emgs vls tier_4 f1 f_1 study_permit j1
REFUSED: ~refuse refus* reject* declined negar* negad* nego^ rechaz* প্রত্যাখ্যা 214b rifiuto اترفض اترفضت انرفضت مرفوض رفضوني রিফিউজ রিজেক্ট रिजेक्ट refuser denegad* no_me_dieron_la_visa not_granted turned_down didnt_get_the_visa didnt_give_me_visa gave_me_no_visa
ADMITTED: offer admission admit admitted accepted acceptance i20 coe loa oferta* offre* অফার ऑफर قبول
APPLY: apply* appli* aply postul* candidat* aplic* solicit* demande আবেদন এপ্লাই অ্যাপ্লাই आवेदन अप्लाई اقدم تقديم قدم نقدم
UNI: ~university school institute campus
DEADLINE: ~deadline last_date due_date closing_date fecha_limite plazo date_limite delai ডেডলাইন শেষ_তারিখ সময়সীমা आखिरी_तारीख अंतिम_तारीख अंतिम_तिथि موعد مهله cierre cutoff cut_off ultimo_dia dernier_jour
MISSED: miss crossed passed over gone closed late rate^ rater^ manque depass* loupe paso^ pase^ perdi vencio cerro^ মিস পার চলে_গে निकल छूट चूक मिस बीत فاتني فاتت فات تاخرت انتهي
PASSPORT: ~passport
LOST: lost lose losing stolen stole missing misplaced theft perdu perdi perdido robaron vole হারি চুরি खो चोरी गुम فقدت ضاع ضيعت سرق misplac* extravie extravi*
IELTS: ielts আইইএলটিএস आईईएलटीएस ايلتس aielts ilets eilts
ENGTEST: english_test ~ielts ~toefl ~duolingo ~pte ingles anglais ইংরেজি টেস্ট انجليزي
TESTB: ~toefl ~duolingo ~pte
SCORE: score band marks points valid validity expire
SPEAKENG: english_medium medium_of_instruction instruction moi taught_in_english studied_in_english english_schools মিডিয়াম माध्यम
WAIVED: waive* exempt* skip without avoid instead replace bypass_ielts sans^ sin^ ছাড়া बिना بدون eximir exoner* dispens* معفي اعفاء মাফ माफ छूट
ESSAY: statement_of_purpose personal_statement purpose_statement motivation_letter motivation lettre carta texte texto draft এসওপি رساله_الدافع خطاب_النوايا رساله خطاب ~essay
TOOLONG: too_long shorten* cut cutting trim condense over_limit long_limit exceed* word_limit corto cortar acort* recort* reduc* raccourc* couper reduire larga largo_demasiado ছোট কাট কমা लंबा छोटा काट اختصر احذف طويل اقصر limit
BEGIN: start begin beginning opening hook first_line first_sentence empez* empiez* comenz* comienz* inici* commenc* debut* শুরু शुरू ابدا ابدء بدايه
NOSTORY: no_story not_special nothing_special no_idea any_story dont_have_any_story boring_life normal_life normal_boy normal_girl ordinary_life no_special not_interesting blank mind_blank no_topic topic_not no_ideas no_idea_what nothing_to_write what_to_write mirando_la_pantalla page_blanche hoja_en_blanco
AI: chatgpt chat_gpt gpt ai gemini grammarly artificial deepseek copilot চ্যাটজিপিটি चैटजीपीटी شات
PARENT: father mother dad mom mum parent papa mama abbu ammu baba family pere mere padre madre বাবা মা আব্বু আম্মু পরিবার বাবা_মা पिता माता मम्मी पापा घरवाले परिवार ابي والدي امي والدتي اهلي عائلتي ابوي ابويا بابا ماما الوالد الوالده popsi mumsi
RELATIVE: uncle aunt brother sister cousin friend grandfather grandpa grandmother relative mama chacha kaka tio tia hermano oncle frere tante চাচা মামা ভাই বোন খালা ফুফু আংকেল चाचा मामा भाई बहन عمي خالي اخي عم خال اخويا خالتي grand_frere cousin primo prima abuelo abuela
AGAINST: against not_allow dont_allow not_want dont_want wont_let not_let not_agree disagree convince persuade not_ready permission raji razi angry contre convaincre convenc* en_contra no_quieren no_me_dejan veulent_pas রাজি চায়_না চান_না দেবে_না দিচ্ছে_না মানছে मना खिलाफ राजी मनाऊं मान يرفض رافض موافق ضد اقناع اقنع no_quiere no_me_deja ne_veut_pas refuse_que not_allowing not_letting forbid*
SPONSOR: ~sponsor sponsor* sponser* affidavit pay paying support স্পন্সর टাকা_দি টাকা_দে يدفع patrocin* parrain* يكفل كفالة খরচ_দেবে patrocinador garante garant aval avalista
SPONSORING: ~sponsor sponsor* sponser* affidavit স্পন্সর টাকা_দি টাকা_দে يدفع patrocin* parrain* يكفل كفالة খরচ_দেবে patrocinador garante garant aval avalista
SPOUSE: wife husband spouse children child kid baby dependant dependent family partner son daughter mari femme enfant famille esposa esposo hijos familia স্ত্রী বউ স্বামী বাচ্চা পরিবার पत्नी पति बच्च परिवार زوج اولاد عائل عايل fiance fiancee mangetar مراتي زوجتي جوزي خطيبتي عيالي ولادي বউকে বউরে বউয়ের two_year_old one_year_old three_year_old toddler newborn infant bebe
BRING: bring* take taking come coming join* accompany* along with go going amen* emmen* venir llev* traer acompan* নিয়ে সাথে সঙ্গে আন साथ ले_जा ला اصطحاب احضار معي مرافق اجيب اخذ allow
GAP: gap study_break year_break years_break break_year break_of break_in took_break took_a_break career_break year_gap study_gap education_gap years_ago বিরতি গ্যাপ ব্যবধান বাদ_গে মাঝে_গ্যাপ মাঝে_বছর মাঝে_দুই गैप अंतराल فجوه انقطاع انقطعت توقفت pausa hueco anos_sin interruption trou annee_blanche sitting_at_home gap_years parado
OFFICER: visa embassy officer interview permit consulate ভিসা वीजा فيزا تاشيره
INTERVIEW: ~interview
QUESTIONS: question ask asked ques quest pregunt* প্রশ্ন জিজ্ঞেস जवाब सवाल पूछ اسئله يسال nervous afraid scared fear shy tips practice prepare
SLOT: slot appointment date available cita rendez rdv earlier_date
AGENT: agent agency consultancy consultant broker agencia agente এজেন্ট এজেন্সি কনসালট एजेंट एजेंसी कंसल्टेंसी وكيل وكاله مكتب intermediario gestor intermediaire দালাল दलाल سمسار وسيط
SELF: myself own self alone without direct directly nije nijei khud নিজে নিজেই खुद स्वयं بنفسي لوحدي solo^ seul moi_meme yo_mismo بنفسك بنفسكم tu_mismo toi_meme vous_meme yourself
COMMISSION: pay charge charging fee money ask asking wants demand* promise* guarantee* trust believe original certificate kept keep return cheat* normal payer pagar commission
SAFEUNI: real genuine legit legitimate accredit* recogni* registered approved blacklist* fake scam ugc diploma_mill degree_mill আসল ভুয়া असली नकली معترف معتمد reconnu* reconocid*
GRADES: ~grade mark percentage percent result division class nota মার্ক রেজাল্ট ফলাফল সিজিপিএ अंक नंबर درجات معدل معدلي مجموع مجموعي moyenne promedio mencion mention passable puntaje calificaciones notas
LOW: low lower poor bad weak less below minimum hope only take_me accept_me enough eligible baj*^ faible*^ basse mauvais* কম খারাপ कम खराब منخفض ضعيف قليل 2_0 2_1 2_2 2_3 2_4 2_5 2_6 2_7 2_8 2_9 take kharap bekar kharab ضعيف واطي second_lower second_class_lower third_class 2_2_degree lower_second lower_class passable suffisant regular rozgar malas malos flojas mediocre mediocres
FAIL: fail* backlog arrear supply repeat drop dropped dropping stop quit reprob* echou* rate^ ব্যাকলগ ফেল बैकलॉग फेल رسب رسوب rate_une_matiere perder_materia flunk* bombed jale reprueb* repruebo reprobe
SUBJECT: subject paper module semester sem exam course class year matiere materia examen বিষয় পরীক্ষা विषय परीक्षा ماده مواد امتحان
CONVERT: convert* conversion calculate equivalent equal into scale formula
GERMAN: german german_language deutsch জার্মান_ভাষা जर्मन_भाषा testdaf dsh aleman allemand الالمانيه
FREE: free no_fee no_fees no_tuition without_fee tuition gratis gratuit* ফ্রি বিনামূল্যে বিনা मुफ्त फ्री निशुल्क مجان رسوم
TUITION: tuition fee university_fee semester_fee matricula scolarite টিউশন ট্যুইশন ट्यूशन फीस
SEND: pay paying payment send transfer* remit* swift wire forex envoyer enviar payer pagar পাঠা भेज ادفع تحويل ارسل
REFUND: refund* back return* reimburs* rembours* devol* reembols* ফেরত वापस استرداد استرجاع refunded money_back ferot wapas remboursent remboursement devuelven devolucion devolver ফিরে_পাব يرجعون يرجعو ترجع استرجع
DEPOSIT: ~deposit advance tuition fee عربون acompte senal anticipo
ROOM: ~rent landlord house cuarto piso شقه chambre logement habitacion alojamiento colocation residencia রুম মেস कमरा मकान اوضه غرفه سكن
CREDIT: credit transfer_credit
TRANSFER: transfer* move switch* change* changing trasladar نقل ট্রান্সফার ट्रांसफर drop_out drop_here start_fresh start_over
OTHERUNI: university uni college school institution dli course program programme major
THERE: abroad there after arriv* reach midway once while second_year 2nd_year here joined started now_here same_uni same_university
CV: cv resume curriculum hoja_de_vida সিভি জীবনবৃত্তান্ত सीवी रिज्यूमे बायोडाटा سيره سيرتي
MAKE: make create build generate download prepare print pdf export descarg* imprim* bajar^ sacar^ exporta* telecharg* exporter পিডিএফ ডাউনলোড প্রিন্ট বানা তৈরি पीडीएफ डाउनलोड प्रिंट बना निकाल تنزيل تحميل طباعه انزل احمل اطبع
UPLOAD: upload* uplod uplaod add scan subir subo cargar televerser importer deposer charger আপলোড अपलोड ارفع رفع اضيف
FILE: pdf jpg jpeg png heic file photo document doc marksheet certificate paper transcript foto documento* papier কাগজ মার্কশিট সার্টিফিকেট ডকুমেন্ট ছবি कागज मार्कशीट दस्तावेज सर्टिफिकेट फोटो صوره شهاده ورقه اوراق مستند كشف
BIG: big large heavy mb bigger compress* smaller size too_big gros grosse lourd lourde pesado pesada pesa বড় ভারী बड़ा भारी كبير ثقيل
DELETE: delete* remove erase unsave clear supprim* borrar elimin* মুছ डिलीट हटा حذف احذف امسح effac* eliminar elimina quitar
ACCOUNT: account profile cuenta compte একাউন্ট অ্যাকাউন্ট खाता अकाउंट حساب
EVERYTHING: everything all_my_data my_data all_data account leave_lantern
MENTOR: mentor counsellor counselor reviewer মেন্টর मेंटर مرشد موجه mentora tuteur conseiller asesor consejero
SHARE: share sharing show send give unshare comment feedback partag* compart* শেয়ার शेयर शारك مشاركه اشارك
SEEPROGRESS: see look watch follow view track check know how_far progress
TEACHER: teacher professor sir boss employer manager principal lecturer recommender madam শিক্ষক স্যার शिक्षक استاذ profesor professeur
LOR: ~recommendation recommend* recommendation_letter রেফারেন্স_লেটার reference_letter রেকমেন্ডেশন रेफरेंस रिकमेंडेशन توصيه letter_of_reference
HERE: lantern here this_app in_app app application_here website site upload link portal this_site
SAVE: save saved saving shortlist add unsave remove delete compare comparing
OFFLINE: offline no_net no_internet without_internet without_net no_network no_signal no_wifi no_data net_goes internet_goes net_gone network_gone no_light load_shedding loadshedding light_goes electricity current_goes phone_died battery_died battery_dead sin_internet sin_conexion sin_datos sin_red sin_wifi sin_luz sans_internet sans_connexion sans_reseau sans_data hors_ligne অফলাইন ইন্টারনেট_ছাড়া নেট_ছাড়া নেট_চলে ইন্টারনেট_না কারেন্ট ऑफलाइन बिना_इंटरनेट बिना_नेट इंटरनेट_के_बिना नेट_न بدون_انترنت بدون_نت بلا_انترنت من_غير_نت من_غير_انترنت بدون_الانترنت انقطع se_corta_internet se_fue_internet se_fue_la_luz coupure coupures বিদ্যুৎ बिजली_चली النت_يقطع الكهرباء power_cut power_gone power_went light_went no_bundle no_airtime
LANGUAGE: language idioma lengua langue ভাষা भाषा لغه اللغه
TONGUE: hindi bangla bengali arabic french spanish nepali swahili urdu in_english espanol francais বাংলা हिंदी हिन्दी العربيه عربي
APP: lantern app application site website অ্যাপ এপ সাইট ऐप साइट تطبيق aplicacion appli
INSURANCE: ~insurance krankenkasse
DISABLED: disab* wheelchair wheel_chair dyslexi* adhd autis* blind deaf handicap* chronic epilep* illness disease diabetes asthma cancer hiv thalass* hearing special_needs discapacidad প্রতিবন্ধী অসুস্থ विकलांग बीमारी اعاقه مرض insulin diabetic medication_daily
LONELY: lonely homesick home_sick depress* anxious stressed anxiety miss_my_family miss_my_mother miss_my_mom miss_my_mum miss_my_father miss_my_parents miss_my_home miss_my_country miss_my_friends miss_my_people miss_family miss_home mental_health counselling loneliness nobody_talk মন_খারাপ उदास اكتئاب cant_sleep cannot_sleep failing_everybody useless hopeless tristeza deprimid* deprime isole solitude أشعر_بالوحدة হতাশ डिप्रेशन
TAX: tax irs impuesto* impot* 8843 1040 ট্যাক্স टैक्स ضريبه ضرائب
FAITH: halal haram kosher vegetarian vegan jain pork beef pray prayer mosque masjid namaz temple church ramadan hijab turban niqab হালাল নামাজ हलाल शाकाहारी حلال صلاه مسجد veg veggie strict_veg pure_veg
PACK: pack luggage baggage suitcase hand_bag handbag hand_luggage equipaje maleta valise bagage kg kilo বাগেজ ব্যাগ सामान حقيبه امتعه what_to_carry pickle luggage_kg
BORDER: border airport immigration_officer port_of_entry i94 heathrow jfk landing counter aduana frontera frontiere aeroport aeropuerto এয়ারপোর্ট বিমানবন্দর एयरपोर्ट हवाई_अड्ड مطار
CALL: call phone phoned message messaged email sms
THREAT: deport* arrest* gift_card gift_cards jail police immigration irs card_number
HOME: home my_country india nepal bangladesh pakistan nigeria kenya ghana lagos dhaka kathmandu egypt casa chez_moi mon_pays mi_pais بلدي بيتنا বাড়ি দেশে घर ghar
TRAVEL: travel* visit go going fly flying enter re_enter reenter vacation holiday break christmas summer eid dashain wedding funeral viajar voyager rentrer ir_a_casa ارجع السفر اسافر jaa_sakta jana_hai দেশে_গিয়ে দেশে_যে ফিরতে ফিরে_আস लौट वापस_आ
TWOPLACES: two_offers 2_offers 2_offer several_offers both_offers between_offers offers
OFFERCHOICE: choose choosing which decide compare better accept between dos dosis deux কোনটা কোন कौन कौनसा cual laquelle lequel ايهما which_one
RESULTS: result final final_year final_semester last_semester provisional degree_certificate marksheet pending awaited published graduat* titulo notas resultats diplome রেজাল্ট ফল रिजल्ट परिणाम नतीजे نتيج نتايج التخرج
FIELD: field stream major background branch discipline domain bg carrera filiere domaine specialite বিষয় ব্যাকগ্রাউন্ড विषय बैकग्राउंड تخصص مجال
STREAM: commerce arts humanities bcom bba science biology botany engineering engg civil mechanical nursing computer data_science history english_literature law কমার্স আর্টস মানবিক বিজ্ঞান ব্যবসায় कॉमर्स आर्ट्स साइंस वाणिज्य बीकॉम ادبي علمي تجاري সাইন্স সায়েন্স commerce_background
DEGREE: degree phd ms ~master ~bachelor ba bcom bba be btech b_tech mtech graduation graduacao
SCHOOLCERT: hsc ssc waec wassce neco kcse kcpe cbse icse neb slc fsc matric thanaweya thanawya tawjihi bac baccalaureat a_level a_levels o_level 12th class_12 grade_12 plus_two alim intermediate school_certificate bachillerato এইচএসসি इंटर बारहवीं ثانويه توجيهي
ENOUGH: accept* enough valid recogni* eligible allowed ok okay count work directly direct straight get_in entry suffis* sirve alcanza vale options possible what_can choices directement directamente مباشره সরাসরি सीधे faisable
LOAN: ~loan education_loan
FULL: fully full_scholarship full_ride full_fund full_funded full_free everything complete completa* total* entiere* integrale সম্পূর্ণ পুরো ফুল पूरा फुल سامله كامله شامله ممول
FIND: find search how look list where eligible buscar encontrar consigo chercher trouver ابحث الاقي খুঁজ खोज ढूंढ
EXTEND: extend* extension renew* prolong* longer expir* ends ending runs_out finish prorroga renovar renouvel* تمديد تجديد বাড়া নবায়ন बढ़ा रिन्यू renew
LATE: late delay* not_come not_came still_waiting not_yet yet tarde^ retard اتاخر تاخر متاخر retraso demora দেরি देर no_llega pas_arrive not_arrived didnt_come hasnt_come still_no no_sale no_ha_llegado no_me_llega aun_no todavia_no pas_encore toujours_pas pas_recu আসেনি আসে_নাই नहीं_आया مجاش ما_جاء لم_تصل ماوصلت ما_وصلت still_hasnt not_arrived_yet
COURSEBEGUN: course class semester session intake begin start الدراسه دراسه بدات clase cours curso ক্লাস क्लास pasaje ticket vuelo orientation enrolment empiezan empieza rentree september october january term starts starting
DEFER: defer* postpone* shift next_year next_intake next_january next_september next_fall later_intake move_my_admission reporter aplazar تاجيل اجل পিছিয়ে পরের_বছর टाल अगले_साल repousser proximo_ano annee_prochaine hold_my_place hold_my_seat hold_my_spot keep_my_place keep_my_seat keep_my_spot save_my_place save_my_seat reserve_my_place reserve_my_seat until_next_year to_next_year start_later begin_later garder_ma_place guardar_mi_lugar guardar_mi_cupo guardar_mi_plaza
COUNTRYCHOICE: country destination pais pays^ দেশ देश بلد دوله
SUBJECTCHOICE: subject course major field degree stream program carrera
TESTRETAKE: one_skill only_writing only_speaking only_reading only_listening only_one one_part one_module module writing speaking reading listening again retake repeat
RECORD: mark record enter note put write update log track status
APPLIED: applied submitted admitted rejected accepted decision answer offer
NAMEDATA: nationality citizenship phone_number address birth_date birthday profile_photo profile_picture my_photo my_name personal
MISMATCH: mismatch wrong spelling spelled not_match not_same mistake diferente differ* অমিল আলাদা বানান ভুল अलग स्पेलिंग गलत مختلف خطا غلط orthographe incorrecto md mohammad two_ways typo typed_wrong one_letter
CERT: certificate marksheet passport ssc hsc nid birth_certificate document পাসপোর্ট সার্টিফিকেট पासपोर्ट सर्टिफिकेट جواز شهاده pasaporte passeport diplome titulo i20 ssc_certificate
NAMEOF: name surname date_of_birth dob birth_date birth নাম नाम اسم nombre apellido nom prenom জন্মতারিখ जन्मतिथि
ALONE: alone no_friends no_friend cry crying sad nobody seul*^ triste solo^ sola^ একা अकेला अकेली وحيد وحده اكيلا
FEELING: feel* felt so_sad very_sad here abroad room night everyday sleep talk sient* sens^ sentir me_siento মনে লাগছে লাগে लगता महसूस اشعر حاسس بحس هنا ici aqui এখানে यहां
NAMEDSCH: chevening fulbright daad mext gks csc eiffel erasmus mastercard rhodes commonwealth hungaricum schwarzman burslari kaust lpdp knight_hennessy australia_awards gates_cambridge manaaki
SECURITY: property collateral security mortgage mortgag* pledge land house gold guarantor hypothe* hipotec* garantia garantie বন্ধক জামানত জমি বাড়ি गिरवी बंधक जमानत संपत्ति رهن ضمان
PAID: paid pay paye payer pague pagado money fee fees deposit tuition দিছি দিয়েছি दिया دفعت دفعنا
FASTTRACK: fast_track quick_visa visa_guarantee* guarantee* sure_visa inside_man hundred_percent garantiz* garanti*
WON: won win winner winning gane ganado ganador gagne জিতেছি জিতছি পেয়েছি_বলে जीत ربحت فزت congratulations
ASKMONEY: pay pays paying pide piden pagar pago payer demande demandent dollars processing_fee tramite* tramitar টাকা_চাই पैसे_मांग يطلب رسوم fee advance_fee registration_fee euros naira rupees
PHONE: phone mobile telefono celular celu movil telephone portable ফোন মোবাইল फोन फ़ोन मोबाइल موبايل تليفون هاتف جوال tablet laptop
BROKEN: broke broken dead died stolen lost fell dropped water crash* robaron robado perdi perdido rompio dano casse vole perdu mouille নষ্ট ভেঙে ভেঙ্গে চুরি হারি পানিতে टूट चोरी खो खराब गिर انكسر انسرق ضاع خرب وقع
SEEWORD: see sees seen read reads look looks ver leer voir voit lire lit lisent দেখ পড়তে देख पढ़ يشوف تشوف يري يقرا تقرا
SCORING: scored scoring score rated puntua* calific* evalua* notation notee স্কোর মূল্যায়ন स्कोर मूल्यांकन تقييم درجه
OWNCHILD: son daughter hijo hija fille fils beta beti nephew niece ward ابني بنتي ابنتي মেয়ে ছেলে बेटा बेटी बेटे
PARTNER: wife husband spouse esposa esposo mari femme partner fiance fiancee স্ত্রী বউ স্বামী पत्नी पति زوج
RENEW: renew* renov* renouvel* নবায়ন रिन्यू नवीनीकरण تجديد اجدد
PROPERTY: land land_papers property farm জমি সম্পত্তি जमीन संपत्ति ارض عقار terrain terreno tierra finca
COMPANY: company business firm societe entreprise empresa negocio ব্যবসা কোম্পানি कंपनी व्यापार شركه
`;

/** The words of each group. */
export const groups: ReadonlyMap<string, readonly string[]> = new Map(
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(':');
      return [
        line.slice(0, at),
        line
          .slice(at + 1)
          .trim()
          .split(/\s+/),
      ] as const;
    }),
);
