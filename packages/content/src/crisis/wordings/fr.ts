// French.
import type { DistressList } from '../distress-list.ts';

export const list: DistressList = {
  others: [
    /\b(?:mourir|creve[rz]?|meurs|mourrai[st]?|mort|morte) (?:de |d ?)(?:rire|faim|soif|froid|chaud|chaleur|honte|peur|ennui|envie|fatigue|trac|stress|curiosite|jalousie|sommeil|impatience|gene)\b|\bmourir (?:denvie|dennui|dimpatience)\b/g,
    /\b(?:plutot mourir|pref\w+ mourir|mourir plutot) que\b/g,
    /\b(?:va|vont|allait|allaient|pourrait|finira par|veut|veulent|voulait|ca|cela|il|elle) (?:vraiment )?me tuer\b(?! et)/g,
    /\bme tuer (?:a (?:la tache|le |la |lui |leur |vous |te |expliquer|repeter|travailler|etudier|reviser|dire)|au travail)/g,
    /\b(?:prevention|prevenir|lutte|lutter|contre|taux|statistiques?|etude|enquete|article|memoire|these|projet|essai|film|livre|roman|documentaire|debat|question|theme|sujet|sensibilis\w+|numero|ligne|cause|causes|parler|travaille|association) (?:\w+ ){0,3}suicides?\b/g,
    /\b(?:mission|attentat|commando|escadron|avion) suicide\b|\bsuicide (?:assiste|collectif|des (?:agriculteurs|jeunes|etudiants|adolescents)|chez les)\b/g,
    /\b(?:vivre|envie de vivre|marre de vivre|fatiguee? de vivre|las de vivre|lasse de vivre|raison de vivre) (?:chez|avec|a|en|ici|la bas|dans|seule?|loin|sur|au|aux|sans|sous|entre)\b/g,
    /\bmourir (?:dans (?:mon|ma|un|une|le) (?:pays|village|ville|terre)|pour (?:la|le|les|cette|ce|mon|ma|mes|l|une|un) ?\w+|sans avoir|avant davoir|avant d avoir|de vieillesse|vieux|vieille|riche|libre)\b/g,
    /\b(?:en|den) finir avec (?!la vie\b|ma vie\b|tout\b|lexistence\b|moi\b)\w+/g,
    /\bdisparaitre (?:sous terre|de honte|de la liste|des reseaux|du classement|de la fete|quelques jours)\b/g,
    /\bne (?:veux|voudrais|souhaite) (?:pas|surtout pas|jamais) (?:mourir|me tuer|me suicider|en finir)\b/g,
    /\b(?:faire|fait|fais) (?:du )?mal (?:en|au|a la|aux|dans|pendant|lors)\b/g,
    /\bcoup\w+ (?:les cheveux|les ongles|du monde|de tout)\b/g,
  ],
  wordings: [
    /\b(?:je (?:veux|voudrais|veut|souhaite|prefere|prefererais|merite de|devrais|dois|reve de|pense a|songe a)|jai (?:\w+ ){0,2}(?:envie|besoin|hate) den?|j ai (?:\w+ ){0,2}(?:envie|besoin|hate) den?|jai (?:\w+ )?(?:envie|besoin|hate) d|jaimerais|j aimerais|(?:envie|besoin) den?|(?:envie|besoin) d) (?:juste |vraiment |seulement |simplement |bien |tellement |plutot )?(?:mourir|crever|me tuer|me suicider|en finir|finir avec (?:la|ma) vie|me pendre|me noyer|me foutre en lair|ne plus exister|ne plus etre (?:la|en vie)|ne (?:plus|jamais|pas) (?:me )?(?:reveiller|etre nee?)|etre morte?|disparaitre (?:pour toujours|a jamais|de ce monde|de la terre))\b/,
    /\b(?:envie|besoin) den finir\b|\bveux en finir\b|\blaissez? moi mourir\b/,
    /\b(?:veux|veut|voudrais|peux|supporte|souhaite) (?:plus|pas) (?:continuer a |de |continuer de )?(?:vivre|exister|etre en vie|de vivre)\b/,
    /\b(?:plus|pas|aucune?|sans|perdu) (?:la |le |les |l |toute |du tout |d )?(?:envie|force|raison|raisons|gout|courage|volonte|aucune raison|de raison|de raisons)(?: de| a| pour)?(?: continuer a| rester)? (?:vivre|la vie|en vie|exister)\b/,
    /\bma vie (?:ne |n ?)?(?:a |na |vaut |sert |merite )(?:plus |pas |a |rien\b)(?:aucun |de |rien|la |le )?(?:sens|peine|valeur|coup|detre vecue)?|\bma vie (?:na|n a) (?:aucun|plus aucun) sens\b|\bla vie (?:ne )?(?:vaut|merite) (?:plus|pas) (?:la peine|detre vecue|d etre vecue|le coup)\b|\b(?:a )?quoi (?:bon|ca sert de) vivre\b/,
    /\bje suis suicidaire\b|\b(?:jai|j ai|mes|avec des) (?:\w+ ){0,2}(?:pensees|idees|envies) (?:suicidaires|noires et|de suicide|de mort)\b|\b(?:je|jai|j ai) (?:\w+ ){0,4}(?:tentative de suicide|pense[rs]? (?:\w+ )?au suicide|penser au suicide)\b/,
    /\b(?:je (?:vais|peux|pourrais|pense a|songe a)|essaye? de|tente de|decide de|failli|maniere de|facon de|comment|moyen de|penser? a|pense a) (?:\w+ )?(?:me (?:tuer|pendre|noyer|suicider)|mourir sans douleur)\b/,
    /\bmettre fin a (?:ma vie|mes jours|mes souffrances|mon existence)\b|\ben finir avec (?:la|ma) vie\b|\bm ?(?:oter|enlever) la vie\b|\bm ?ouvrir les veines\b|\bme (?:tirer une balle|foutre en lair|jeter (?:sous (?:un|le) (?:train|metro|bus|camion)|du (?:haut|pont|toit|balcon)|dun (?:pont|toit|immeuble|balcon)|par la fenetre))\b|\bavaler (?:\w+ ){0,2}(?:cachets|medicaments|comprimes|somniferes) (?:pour|et) (?:mourir|en finir|ne plus)\b/,
    /\b(?:comment|facon de|moyen de|maniere de) (?:mourir (?:sans|vite|rapidement)|se (?:suicider|tuer sans))\b/,
    /\bje me (?:scarifie|mutile|fais du mal|taillade|coupe les veines)\b|\bme (?:faire du mal|scarifier|mutiler|taillader|couper les veines|punir en me)\b|\benvie de me (?:faire mal|blesser|couper)\b/,
    /\b(?:personne|tout le monde|ma famille|mes parents|ils|le monde|tous|les autres) (?:\w+ ){0,4}(?:mieux|plus heureu(?:x|se)|plus tranquilles?) sans moi\b|\bje ne manquerais? a personne\b|\bpersonne ne (?:me (?:regrettera|pleurera)|remarquerait? ma mort|remarquera ma mort)\b|\badieu (?:tout le monde|a tous|monde|pour toujours)\b|\b(?:cest|voici) m(?:on|a) dern(?:ier|iere) (?:message|jour|lettre|nuit)\b|\b(?:jaurais|j aurais) (?:prefere|aime|du|voulu) (?:ne (?:pas|jamais) (?:naitre|etre nee?)|mourir)\b|\bje (?:serais|devrais etre) (?:mieux )?morte?\b/,
    /\b(?:fatiguee?|marre|las|lasse|degoutee?|epuisee?) de (?:vivre|la vie|ma vie|cette vie|exister)\b(?! (?:chez|avec|a|en|ici|dans|au|detudiante?|d etudiante?|chere|sans|loin|de|parisienne|quotidienne))|\b(?:nen|n en|en) peux plus de (?:vivre|la vie|cette vie|ma vie)\b(?! (?:chez|avec|a|en|ici|dans|detudiante?|de))/,
    /\b(?:mon|ma|une?) (?:\w+ )?(?:amie?|frere|soeur|cousine?|copain|copine|colocataire|camarade|fils|fille|mere|pere|voisine?) (?:\w+ ){0,3}(?:veut (?:mourir|se tuer|se suicider|en finir)|est suicidaire|parle de (?:suicide|se tuer|se suicider|mourir)|a (?:essaye|tente) de se (?:tuer|suicider)|ne veut plus vivre|veut plus vivre|pense au suicide)\b/,
  ],
};
