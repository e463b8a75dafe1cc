// Spanish.
import type { DistressList } from '../distress-list.ts';

export const list: DistressList = {
  others: [
    /\b(?:morir|morirme|morirse|muero|moria|muerto|muerta) (?:de|del) (?:la )?(?:risa|hambre|sed|frio|calor|verguenza|miedo|aburrimiento|ganas|sueno|pena|envidia|amor|curiosidad|cansancio|nervios|ilusion|emocion)\b/g,
    /\b(?:prefiero|preferiria|antes) morir(?:me)? (?:antes )?(?:que|a)\b/g,
    /\b(?:matar|matarme|matando) (?:a )?(?:estudi\w+|trabaj\w+|entren\w+|de risa|el tiempo|de hambre)\b/g,
    /\b(?:va|van|iba|iban|quiere|quieren|puede|pueden|podria) a? ?(?:matarme|me matar)\b/g,
    /\b(?:prevencion|prevenir|contra|sobre|acerca|tasas?|indices?|estadisticas|tema|charla|campana|linea|estudio|libro|pelicula|novela|documental|articulo|ensayo|proyecto|evitar|combatir|reducir|cifras?|casos|problema) (?:\w+ ){0,3}suicidios?\b/g,
    /\b(?:mision|atentado|terrorista|escuadron|ataque) suicidas?\b|\bsuicidio (?:asistido|colectivo|juvenil|adolescente|politico)\b/g,
    /\b(?:vivir|viviendo) (?:en|con|alli|aqui|solo|sola|lejos|fuera|cerca|de|del|a|al|sin|bajo|como|toda|entre)\b/g,
    /\bno (?:me )?(?:quiero|quisiera|deseo|queria) (?:morir|morirme|matarme|suicidarme|desaparecer)\b/g,
    /\bmorir (?:en (?:mi|el|la|un|una) (?:pais|pueblo|tierra|ciudad|intento|casa)|por (?:la|el|mi|mis|una|un)|de (?:viejo|vieja|vejez)|sin haber|siendo|joven por|con honor|libre)\b/g,
    /\b(?:acabar|terminar) con (?:todo el|todos|todas|toda la|todo lo)\b|\bmi vida (?:de estudiante|social|nocturna|universitaria|academica|escolar)\b|\bla vida (?:social|nocturna|universitaria|estudiantil)\b/g,
    /\b(?:hacerme|haciendome|hice|hago|hacer) dano (?:jugando|al|en|con|entrenando|corriendo|el|la|a la)\b/g,
    /\b(?:cans\w+|hart[oa]|aburrid[oa]) de (?:la|mi|esta) vida (?:en|con|aqui|sin|de|a|lejos|cara)\b/g,
    /\bcortarme (?:el pelo|las unas|un|con|al)\b/g,
  ],
  wordings: [
    /\b(?:me quiero|quiero|queria|quisiera|me gustaria|me dan ganas de|ganas de|deseo|desearia|prefiero|preferiria|necesito|merezco|deberia|pienso|espero) (?:solo |ya |realmente |de verdad |solamente |simplemente |mejor |mucho |a veces )?(?:morir|morirme|matarme|matar|suicidarme|suicidar|estar muert[oa]|desaparecer (?:para siempre|de este mundo|del mundo)|no (?:haber nacido|existir|despertar(?:me)?)|dejar de (?:existir|vivir)|dormir(?:me)? y no despertar|(?:acabar|terminar) con (?:mi vida|todo)|quitarme la vida)\b(?<!\b(?:quiero|quisiera|deseo|prefiero|necesito|pienso|espero|ganas de|queria|me gustaria) matar)/,
    /\bme quiero (?:matar|suicidar)\b|\b(?:dejadme|dejenme|dejame) morir\b/,
    /\b(?:no|ya no) (?:quiero|puedo|deseo|soporto|aguanto|tengo (?:\w+ )?(?:ganas|fuerzas|motivos|razones|razon|motivo) (?:de|para)|vale la pena|le veo sentido a|encuentro (?:sentido|razones)(?: a| para)?|merece la pena) (?:mas )?(?:seguir )?(?:viviendo|vivir|existir|existiendo|estar viv[oa]|estar en este mundo|la vida|mi vida)\b/,
    /\b(?:sin|perdi (?:las?|mis)?|perdido (?:las?|mis)?|ninguna?|ningun) (?:ganas|razon|razones|motivos?|fuerzas) (?:de|para) (?:seguir )?(?:vivir|viviendo|vivo|viva)\b/,
    /\bmi vida (?:ya )?(?:no (?:tiene (?:ningun )?(?:sentido|valor)|vale (?:nada|la pena)|sirve)|carece de sentido)\b|\bla vida (?:ya )?no (?:vale|merece) la pena\b|\b(?:para|de) que (?:seguir viviendo|sirve vivir|vivir)\b/,
    /\b(?:suicidarme|quitarme la vida|(?:acabar|terminar) con mi vida|poner(?:le)? fin a mi vida|cortarme las venas|ahorcarme|pegarme un tiro|(?:tirarme|lanzarme|saltar) (?:de|por|desde|al|a) (?:\w+ )?(?:puente|ventana|edificio|tren|balcon|azotea|metro|vias)|(?:tomarme|tragarme) (?:todas )?(?:las|un monton de|muchas) pastillas)\b(?! sale)/,
    /\b(?:me voy a|me podria) (?:matar|suicidar)\b|\b(?:voy a|pienso en|pensado en|pensando en|intente|intentado|intento|como|forma de|manera de) (?:\w+ )?(?:matarme|suicidarme|morirme)\b/,
    /\b(?:tengo|con|mis|sufro|tuve|tenido) (?:\w+ )?(?:pensamientos|ideas) (?:suicidas|de (?:muerte|suicidio|suicidarme|morir))\b|\bpens(?:ando|ado|e|o|aba|amos)? (?:\w+ ){0,2}en (?:el suicidio|suicidarme|matarme|morir(?:me)?|quitarme la vida)\b|\bpienso (?:\w+ ){0,2}en (?:el suicidio|suicidarme|matarme|morir(?:me)?|quitarme la vida)\b|\b(?:soy|me siento|estoy) suicida\b|\bintent\w+ (?:de )?(?:suicidio|suicidarme)\b/,
    /\b(?:cansad[oa]|hart[oa]|aburrid[oa]) de (?:vivir|la vida|mi vida|existir|esta vida)\b(?! (?:en|con|aqui|alli|sin|de|a|lejos|sol[oa]|estudiantil|nocturna|cara))/,
    /\b(?:hacerme dano|autolesionarme|cortarme (?:los brazos|las munecas|otra vez|de nuevo)|lastimarme a mi mism[oa]|me hago dano|me autolesiono|me corto los brazos|me lastimo a proposito|herirme a mi mism[oa])\b/,
    /\b(?:todos|todo el mundo|mi familia|mis padres|el mundo|ellos) (?:\w+ ){0,4}(?:mejor|mas felices|mas tranquilos) sin mi\b|\bnadie (?:me (?:extranara|extranaria|va a extranar|echara de menos|echaria de menos)|notaria (?:mi muerte|si (?:me )?(?:muero|muriera))|se daria cuenta si (?:me )?(?:muero|muriera))\b|\badios (?:mundo(?: cruel)?|para siempre)\b|\b(?:este es|es) mi ultim[oa] (?:mensaje|dia|noche|carta)\b|\b(?:seria|estaria) mejor (?:si )?(?:estar |estuviera )?muert[oa]\b|\bmejor (?:estaria )?muert[oa]\b|\bojala (?:no hubiera nacido|nunca hubiera nacido|me muera|me muriera|estuviera muert[oa]|no despierte|no despertara)\b/,
    /\b(?:como|forma de|manera de|formas de|maneras de|metodos? (?:de|para)) (?:morir (?:sin dolor|rapido)|suicidarse|quitarse la vida)\b/,
    /\b(?:mi|una?) (?:\w+ )?(?:amig[oa]|herman[oa]|prim[oa]|novi[oa]|companer[oa]|hij[oa]|madre|padre|vecin[oa]) (?:\w+ ){0,3}(?:quiere (?:morir(?:se)?|matarse|suicidarse)|se quiere (?:morir|matar|suicidar)|es suicida|habla de (?:suicid\w+|matarse|morir\w*)|(?:intento|trato de) (?:matarse|suicidarse)|no quiere (?:vivir|seguir viviendo)|piensa en (?:el suicidio|suicidarse))\b/,
  ],
};
