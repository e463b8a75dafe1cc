import type { LanguageWords } from './language-words.ts';

const test = '(?:ielts|toefl|pte|duolingo|sat|act|gre|gmat|ingles|puntaje|puntuacion|nota|nivel|resultado)s?';
const places = '(?:universidad(?:es)?|becas?|scholarships?|programas?|facultad(?:es)?|escuelas?)';
const papers = '(?:papel(?:es)?|documentos?|certificados?|comprobantes?)';
const text =
  '(?:ensayos?|carta(?: de (?:motivacion|recomendacion|presentacion|intencion|proposito))?|sop|declaracion|statement|parrafo|texto|plan de estudios?)';
const write = '(?:escrib\\w+|redact\\w+|gener\\w+|hag\\w+|hac\\w+|prepar\\w+|reescrib\\w+|parafrase\\w+)';

export const spanish: LanguageWords = {
  stopWords: `el la los las un una unos unas de del al y e o u es esta estan este esta estos estas ser estar era mi mis tus su sus
    nuestro nuestra que cual cuales quien como cuando cuanto cuanta cuantos cuantas donde por porque para con en sobre entre desde hasta
    muy mas menos tambien ya aun todavia si pero se le les lo yo ella ellos hay tengo tiene tienen tener puedo puede pueden poder debo debe
    deben deber necesito necesita necesitan quiero quiere hacer hago saber despues antes durante estudiar estudio estudios estudiante
    estudiantes extranjero extranjera pedir piden pide necesario obligatorio tiempo
    cada pais te dos solo sola muchas todo todos toda todas algunas algunos demasiado pronto uno otro otros son nada nunca veces ahi quienes algo
    hace mayoria siempre alguien eso entonces ti misma mismo casi aqui pueda asi tuya tu sus viene pasa va nuevo mejor ni mientras primera sea esa significa cosas`,
  synonyms: {
    fee: 'costo costos coste costes cuesta cuestan precio precios tarifa tarifas tasa tasas',
    visa: 'visado visados visas',
    permit: 'permiso permisos autorizacion',
    paper: 'papel papeles documento documentos certificado certificados comprobante comprobantes',
    fund: 'dinero fondos saldo ahorros solvencia',
    hour: 'hora horas',
    job: 'trabajo trabajar empleo empleos',
    stay: 'quedarme quedarse permanecer estancia',
    graduation: 'graduacion graduarme titulo',
    processing: 'tramite demora tarda tardan plazo',
    bank: 'banco bancario bancaria',
    blocked: 'bloqueada bloqueado',
    insurance: 'seguro seguros',
    health: 'salud medico medica',
    biometrics: 'huellas biometricos biometria',
    passport: 'pasaporte pasaportes',
    expire: 'vence vencer caduca caducar vencimiento',
    interview: 'entrevista entrevistas',
    appointment: 'cita citas',
    scholarship: 'beca becas',
    loan: 'prestamo prestamos credito',
    interest: 'interes intereses',
    university: 'universidad universidades facultad',
    bachelor: 'licenciatura pregrado grado',
    master: 'maestria maestrias posgrado',
    doctorate: 'doctorado',
    score: 'puntaje puntajes puntuacion nota notas resultado resultados',
    essay: 'ensayo ensayos',
    limit: 'limite limites',
    delete: 'borrar eliminar borra',
    save: 'guardar guarda guardado',
    password: 'contrasena',
    share: 'compartir comparto',
    upload: 'subir cargar',
    download: 'descargar',
    language: 'idioma idiomas lengua',
    free: 'gratis gratuito gratuita',
    arrive: 'llegar llegada llego',
    emergency: 'emergencia emergencias urgencia',
    transport: 'transporte autobus metro',
    register: 'registrarme inscribirme inscripcion empadronamiento',
    rent: 'alquiler renta vivienda alojamiento habitacion',
    deposit: 'deposito fianza',
    refuse:
      'rechazo rechazan rechazaron rechazada rechazado negada negado negaron denegada denegado denegaron negativa',
    apply: 'aplicar postular postularme solicitar solicitud admision',
    again: 'volver nuevamente otra',
    sponsor: 'patrocinador garante',
    grade: 'promedio promedios',
    offer: 'oferta ofertas',
    deadline: 'limite_fecha',
    reminder: 'recordatorio recordatorios recuerda',
    calendar: 'calendario',
    test: 'examen examenes prueba',
    family: 'familia esposa esposo conyuge',
    step: 'paso pasos etapa',
    tuition: 'matricula colegiatura',
    recommendation: 'recomendacion recomendaciones',
    waiver: 'exencion exento exoneracion',
    compare: 'comparar',
  },
  fillers: [
    /\b(?:hola|buenos dias|buenas (?:tardes|noches)|buenas|muchas gracias|gracias(?: de antemano)?|por favor|disculp\w+|saludos)\b/g,
    /\b(?:quiero|quisiera|me gustaria|necesito) saber(?: si| como)?\b/g,
    /\b(?:me (?:puedes|puede|podrias|podria)|puedes|podrias) (?:decir(?:me)?|explicar(?:me)?|ayudar(?:me)?)(?: a| con)?\b/g,
    /\btengo una (?:pregunta|duda|consulta)\b/g,
  ],
  own: {
    'english-for-list': [
      new RegExp(`\\bmis? (?:\\w+ )?${test}\\b.*\\b(?:suficientes?|alcanza\\w*|basta\\w*|acept\\w*|sirve\\w*)\\b`),
      new RegExp(`\\b(?:suficientes?|alcanza\\w*|basta\\w*|acept\\w*|sirve\\w*)\\b.*\\bmis? (?:\\w+ )?${test}\\b`),
    ],
    saved: [
      new RegExp(
        `\\b(?:que|cuales|cuantas?|muestra\\w*|ver|lista)\\b.*\\b${places}\\b.*\\b(?:guard\\w*|eleg\\w*|agreg\\w*|anad\\w*|escog\\w*)`,
      ),
      new RegExp(`\\bmis (?:${places}|favorit[oa]s)(?: guardad[oa]s)?$`),
    ],
    'test-scores': [
      /\b(?:cual\w*|que|muestra\w*|ver|recuerda\w*)\b.*\bmis? (?:\w+ )?(?:puntajes?|puntuacion(?:es)?|notas?|resultados?)\b(?!.*(?:suficient|acept|alcanz|convert))/,
      /^mis (?:puntajes?|puntuaciones|notas|resultados)(?: \w+){0,3}$/,
      /\bcuanto (?:saque|obtuve)\b/,
    ],
    'missing-papers': [
      new RegExp(`\\b${papers}\\b.*\\b(?:falt\\w*|pendientes?|aun no|todavia no)\\b`),
      new RegExp(`\\b(?:falt\\w*|pendientes?)\\b.*\\b${papers}\\b`),
      /\bque me falta\b|\bque falta\b/,
    ],
    'due-next': [
      /\b(?:proxim[oa]s?|mis?) (?:\w+ )?(?:fechas? limites?|plazos?|tareas?|citas?|vencimientos?)\b/,
      /\bque (?:debo|tengo que|hay que) hacer (?:ahora|primero|hoy|esta semana|despues)\b|\bque hago ahora\b/,
      /\b(?:proximo|siguiente) paso\b|\bque sigue\b/,
    ],
    progress: [
      /\bmi (?:perfil|expediente|avance|ficha)\b.*\b(?:complet\w*|termin\w*|porcentaje|list[oa]|avanz\w*)\b/,
      /\b(?:mi progreso|mi avance)\b|\bcuanto (?:he avanzado|llevo|me falta de mi perfil)\b/,
      /\bque tan complet[oa]\b/,
    ],
  },
  essay: [
    new RegExp(
      `^(?:\\w+ ){0,2}(?:escribe|escribeme|escriba|redacta|redactame|redacte|haz|hazme|genera|generame|reescribe|parafrasea)\\b.{0,40}${text}\\b`,
    ),
    new RegExp(
      `\\b(?:puedes|podrias|puede|podria|quiero que|necesito que|quisiera que) (?:me )?${write}\\b.{0,40}${text}\\b`,
    ),
    new RegExp(`\\b${text}\\b.{0,40}\\b(?:por mi|en mi lugar)\\b|\\b${write} .{0,40}(?:en mi lugar|por mi)$`),
    new RegExp(
      `\\b(?:dame|envia\\w*|manda\\w*|quiero|necesito)\\b.{0,30}\\b(?:ejemplos?|modelos?|plantillas?)\\b.{0,30}${text}\\b`,
    ),
  ],
  notEssay: [
    // somebody else will not, or has to
    /\b(?:profe|profesor|profesora|maestr[oa]|jefe|el|ella) (?:\w+ ){0,3}(?:no )?(?:quiere|puede|tiene que|va a|debe) (?:\w+ )?(?:escrib|redact)/,
    /^(?:como|que|cual\w*|cuando|cuant\w+|donde|por que|puedo|debo|quiero (?:escribir|redactar))\b(?!.*(?:en mi lugar|por mi\b|hazlo))/,
  ],
  mine: [
    /\b(?:mis|mi (?:puntaje|nota|beca|solicitud|postulacion|carta|lista|ensayo|perfil|visa|cita|documento|avance|ielts|toefl))\b/,
  ],
  asks: /\b(?:que|cual\w*|como|cuando|cuant\w+|donde|puedo|debo|hay que)\b/,
};
