/** Words that students use and that the word lists lack. Lower case. */
export const EXTRA_WORDS: readonly string[] =
  `app apps blog blogs bootcamp chatbot coursework covid dataset datasets esports fintech gpa hackathon hackathons hijab
internship internships iftar eid diwali ramadan healthcare ielts toefl javascript laptop laptops mentee mentees mindset
nonprofit nonprofits olympiad online podcast podcasts postgrad preprint python robotics selfie smartphone smartphones
startup startups teamwork timeline undergrad upcycled upskill vlog vlogs volunteer webinar website websites wifi
workflow workflows youtuber biryani chai dal madrasa rickshaw rickshaws saree sari sarees upazila taka lakh crore
microfinance microcredit biomedical bioinformatics genomics nanotechnology photovoltaic photovoltaics telemedicine
telehealth multicultural interdisciplinary transdisciplinary underserved underrepresented neurodiverse neurodivergent
groundwater aquaculture agritech edtech makerspace tv eco don'ts dos perseverant burnings gelatinized pandemic lockdown lockdowns
ebook ebooks ipod ipods iphone iphones ipad ipads mp3 whatsapp emoji emojis fundraiser fundraisers livestream livestreams coworking screenshots
endotherm endotherms endothermy ectotherm ectotherms haor haors pitha pithas jhum jute nakshi kantha baul zakat namaz salah
puja jilbab niqab sehri suhoor burqa gurukul dupatta kurta salwar kameez dosa roti paratha daal ghee namaste desi menhadens disk disked disking jerrican jerricans polder polders quadrat quadrats selvedge selvedges strived arduino kubernetes linux ubuntu changemaker changemakers newfangled fangled areca`
    .split(/\s+/)
    .filter(Boolean);
