import type { LanguageWords } from './language-words.ts';

const test = '(?:ielts|toefl|pte|duolingo|sat|act|gre|gmat|anglais|score|note|niveau|resultat)s?';
const places = '(?:universites?|facs?|ecoles?|bourses?|programmes?|formations?|etablissements?)';
const papers = '(?:papiers?|documents?|pieces?|justificatifs?|attestations?)';
const text =
  '(?:essais?|dissertation|lettres? (?:de )?(?:motivation|recommandation)|lettre|sop|statement|texte|paragraphe|projet (?:de )?etudes?|declaration)';
const write = '(?:ecri\\w+|redig\\w+|gener\\w+|compos\\w+|reformul\\w+|reecri\\w+|fass\\w+|fais|faites|faire)';

export const french: LanguageWords = {
  stopWords: `le la les un une des de au aux et ou est sont etre etait as avez avons ont avoir jai je il elle nous vous ils elles
    mon mes ma ton ta tes notre nos votre vos leur leurs ce cet cette ces ca que qui quoi quel quelle quels quelles dont combien
    quand ou pourquoi dans sur sous par pour avec sans chez vers entre pas ne plus moins tres bien aussi encore deja faut falloir peut
    peux pouvez puis peuvent pouvoir dois doit doivent devoir veux veut vouloir voudrais aimerais savoir besoin avant apres pendant
    depuis jusqu si oui non alors donc mais comme il y aller faire fait obtenir avoir quil quon lequel laquelle etudiant etudiante
    etudiants etudier etudes etranger etrangere etrangers demander demande necessaire obligatoire temps
    du chaque fois deux demandez nest jusquau tout tous toute meme autre autres certaines certains propre cela demandent trop souvent sa son ses
    aucune ecrivez faites beaucoup jamais rien selon seulement ensuite rend dites trois quatre cinq prend dernier lui va peu ici passe toujours`,
  synonyms: {
    fee: 'frais cout couts coute coutent prix tarif tarifs',
    visa: 'visas',
    permit: 'permis titre autorisation',
    paper: 'papier papiers piece pieces justificatif justificatifs attestation attestations',
    fund: 'argent fonds ressources solde economies',
    hour: 'heure heures',
    job: 'travail travailler emploi emplois boulot',
    stay: 'rester sejour sejourner',
    graduation: 'diplome diplomes',
    processing: 'delai delais traitement attente',
    bank: 'banque bancaire',
    blocked: 'bloque',
    insurance: 'assurance assurances',
    health: 'sante medical medicale',
    biometrics: 'empreintes biometrie biometrique',
    passport: 'passeport passeports',
    expire: 'expirer expiration expire',
    interview: 'entretien entretiens',
    appointment: 'rendezvous rdv',
    scholarship: 'bourse bourses',
    loan: 'pret prets emprunt',
    interest: 'interet interets',
    university: 'universite universites fac facs ecole ecoles etablissement',
    bachelor: 'licence',
    doctorate: 'doctorat these',
    score: 'note notes resultat resultats',
    essay: 'essai essais dissertation',
    limit: 'limite limites',
    delete: 'supprimer supprime effacer',
    save: 'enregistrer sauvegarder enregistre',
    password: 'motdepasse',
    share: 'partager partage',
    upload: 'deposer televerser importer',
    download: 'telecharger',
    language: 'langue langues',
    free: 'gratuit gratuite gratuitement',
    arrive: 'arriver arrivee',
    emergency: 'urgence urgences',
    transport: 'transports metro',
    register: 'inscrire inscription enregistrement',
    rent: 'loyer logement appartement chambre',
    deposit: 'caution acompte depot',
    refuse: 'refus refuse refusee rejete rejetee rejet',
    apply: 'postuler candidature candidatures admission admissions',
    again: 'nouveau encore refaire reessayer redemander',
    sponsor: 'garant garants parrain',
    gap: 'interruption pause',
    grade: 'moyenne moyennes releve',
    offer: 'offre offres',
    deadline: 'echeance echeances',
    reminder: 'rappel rappels rappelle',
    calendar: 'calendrier agenda',
    test: 'examen examens tests',
    family: 'famille conjoint conjointe',
    step: 'etape etapes demarche demarches',
    tuition: 'scolarite',
    recommendation: 'recommandation recommandations',
    waiver: 'exoneration dispense exonere',
    compare: 'comparer',
  },
  fillers: [
    /\b(?:bonjour|bonsoir|salut|coucou|merci(?: beaucoup| bien)?(?: avance)?|sil (?:vous|te) plait|il (?:vous|te) plait|svp|stp|excusez moi|cher(?:e)? equipe)\b/g,
    /\b(?:je voudrais|jaimerais|je veux|je souhaite|je souhaiterais) savoir(?: si| comment)?\b/g,
    /\b(?:pouvez vous|peux tu|pourriez vous|tu peux|vous pouvez) (?:me |nous )?(?:dire|expliquer|aider|renseigner)(?: a| sur)?\b/g,
    /\b(?:aide[zr]?|chez|dites|dis|donne[zr]?|explique[zr]?|pour|avec|selon|et|sans|comme) moi\b/g,
    /\b(?:en|dans (?:ce|mon|le)|au|le) cas\b/g,
    /\b(?:jai|j ai) (?:une|juste une|encore une) question\b/g,
    /\bcomment (?=(?:je|on (?:peut|doit|fait|va|sait)|puis|dois|faire|obtenir|savoir|se|ca|fonctionne|demander|avoir|est|sont|choisir|prouver)\b)/g,
  ],
  own: {
    'english-for-list': [
      new RegExp(`\\bm(?:on|a|es) (?:\\w+ )?${test}\\b.*\\b(?:suffi\\w*|assez|accept\\w*|convien\\w*|passe)\\b`),
      new RegExp(`\\b(?:suffi\\w*|assez|accept\\w*)\\b.*\\bm(?:on|a|es) (?:\\w+ )?${test}\\b`),
    ],
    saved: [
      new RegExp(
        `\\b(?:quel\\w*|combien|montr\\w*|voir|affich\\w*|liste)\\b.*\\b${places}\\b.*\\b(?:enregistr\\w*|sauvegard\\w*|gard\\w*|choisi\\w*|ajout\\w*)`,
      ),
      new RegExp(`\\bmes (?:${places}|choix|favoris)(?: enregistree?s| sauvegardee?s)?$`),
    ],
    'test-scores': [
      /\b(?:quel\w*|montr\w*|voir|affich\w*|rappel\w*)\b.*\bm(?:on|a|es) (?:\w+ )?(?:scores?|notes?|resultats?)\b(?!.*(?:suffi|accept|assez|convert))/,
      /^mes (?:scores?|notes?|resultats?)(?: \w+){0,3}$/,
      /\bcombien (?:ai je|jai|j ai) (?:eu|obtenu)\b/,
    ],
    'missing-papers': [
      new RegExp(`\\b${papers}\\b.*\\b(?:manqu\\w*|restent?|pas encore|a fournir|a deposer)\\b`),
      new RegExp(`\\b(?:manqu\\w*|reste)\\b.*\\b${papers}\\b`),
      /\b(?:il|que|quoi) me manque\b|\bme manque t il\b/,
    ],
    'due-next': [
      /\b(?:prochaine?s?|ma|mes) (?:\w+ )?(?:echeances?|dates? limites?|taches?|rendez vous|deadlines?)\b/,
      /\b(?:que|quoi|ce que|est ce que) (?:dois je|je dois) faire (?:maintenant|ensuite|aujourd\w*|cette semaine|en premier)\b|\bquoi faire (?:maintenant|ensuite)\b/,
      /\bprochaine etape\b/,
    ],
    // chat words turn "dossier" into "papers" before this is read
    progress: [
      /\bmon (?:profil|dossier|papers|avancement)\b.*\b(?:complete?|fini|termine|pourcentage|avance|prete?)\b/,
      /\bou en (?:suis je|est mon (?:dossier|papers|profil))\b|\bma progression\b|\bquel est mon avancement\b/,
      /\bcombien\b.*\bmon (?:profil|dossier|papers)\b/,
    ],
  },
  essay: [
    new RegExp(
      `^(?:\\w+ ){0,2}(?:ecris|ecrivez|redige|redigez|fais|faites|genere|generez|compose|reecris|reformule|reformulez)\\b.{0,40}${text}\\b`,
    ),
    new RegExp(
      `\\b(?:peux tu|tu peux|pouvez vous|vous pouvez|pourriez vous|veux que (?:tu|vous)|besoin que (?:tu|vous)|voudrais que (?:tu|vous)) (?:\\w+ )?${write}\\b.{0,40}${text}\\b`,
    ),
    new RegExp(`\\b${text}\\b.{0,40}\\b(?:a ma place|pour moi)\\b|\\b${write} .{0,40}a ma place\\b`),
    new RegExp(
      `\\b(?:donne|donnez|envoie|envoyez|veux|faut)\\b.{0,30}\\b(?:exemples?|modeles?|toute faite|tout fait)\\b.{0,30}${text}\\b`,
    ),
  ],
  notEssay: [
    // somebody else will not, or has to
    /\bje (?:l )?(?:redige|ecrive|ecris) moi meme\b/,
    /\b(?:prof|professeur|enseignant|patron|directeur|il|elle) (?:\w+ ){0,3}(?:veut|peut|doit|va) (?:\w+ ){0,2}(?:ecri|redig)/,
    /^(?:comment|que|quoi|quel\w*|quand|combien|ou|pourquoi|puis je|dois je|je dois|est ce que je|je veux (?:ecrire|rediger))\b(?!.*(?:a ma place|pour moi))/,
  ],
  mine: [
    /\b(?:mon|mes)\b|\bma (?:note|bourse|demande|candidature|lettre|liste|date|prochaine|session|place|progression)\b/,
  ],
  asks: /\b(?:quel\w*|comment|quand|combien|pourquoi|puis je|dois je|peut on|faut il|est ce)\b/,
};
