// Questions in French, Spanish and Hindi: what is about the student's own record, what is declined, what is looked up.
import { expect, test } from 'vitest';
import { readCountries } from '../src/asked-countries.ts';
import { isAboutMine, readIntent } from '../src/intents.ts';
import { isTransliterated, plainWords } from '../src/plain-question.ts';
import { termsOf } from '../src/terms.ts';

const own: readonly (readonly [string, string])[] = [
  ['Mon IELTS suffit-il pour mes universités ?', 'english-for-list'],
  ['Est-ce que mon score TOEFL est accepté ?', 'english-for-list'],
  ['Quelles universités ai-je enregistrées ?', 'saved'],
  ['mes universités enregistrées', 'saved'],
  ['Quel est mon score IELTS ?', 'test-scores'],
  ['Combien ai-je eu au TOEFL ?', 'test-scores'],
  ['Quels papiers me manquent pour le Canada ?', 'missing-papers'],
  ['Qu’est-ce qu’il me manque ?', 'missing-papers'],
  ['Quelle est ma prochaine échéance ?', 'due-next'],
  ['Que dois-je faire maintenant ?', 'due-next'],
  ['Où en est mon dossier ?', 'progress'],
  ['Mon profil est-il complet ?', 'progress'],
  ['¿Mi IELTS es suficiente para mis universidades?', 'english-for-list'],
  ['¿Qué universidades he guardado?', 'saved'],
  ['mis becas guardadas', 'saved'],
  ['¿Cuál es mi puntaje de IELTS?', 'test-scores'],
  ['¿Qué documentos me faltan para Alemania?', 'missing-papers'],
  ['¿Qué me falta?', 'missing-papers'],
  ['¿Cuál es mi próxima fecha límite?', 'due-next'],
  ['¿Qué debo hacer ahora?', 'due-next'],
  ['¿Mi perfil está completo?', 'progress'],
  ['क्या मेरा आईईएलटीएस स्कोर काफ़ी है?', 'english-for-list'],
  ['मैंने कौन से विश्वविद्यालय सेव किए हैं?', 'saved'],
  ['मेरा IELTS स्कोर क्या है?', 'test-scores'],
  ['कौन से दस्तावेज़ बाकी हैं?', 'missing-papers'],
  ['मेरी अगली डेडलाइन कब है?', 'due-next'],
  ['अब मुझे क्या करना चाहिए?', 'due-next'],
  ['मेरी प्रोफ़ाइल कितनी पूरी है?', 'progress'],
];

test.each(own)('%s', (question, kind) => {
  expect(readIntent(question).kind).toBe(kind);
  expect(isTransliterated(question)).toBe(false);
});

test('the country of such a question is read by its name in any language', () => {
  expect(readIntent('Quels papiers me manquent pour le Canada ?')).toEqual({ kind: 'missing-papers', country: 'CA' });
  expect(readIntent('¿Qué documentos me faltan para Alemania?')).toEqual({ kind: 'missing-papers', country: 'DE' });
  expect(readCountries('frais de visa pour le Royaume-Uni').about).toEqual(['GB']);
  expect(readCountries('visado para Países Bajos').about).toEqual(['NL']);
  expect(readCountries('जर्मनी का वीज़ा').about).toEqual(['DE']);
});

test.each([
  'Écris mon essai pour Common App',
  'Peux-tu rédiger ma lettre de motivation ?',
  'rédigez une lettre de motivation à ma place',
  'Escribe mi ensayo',
  '¿Puedes redactarme una carta de motivación?',
  'मेरा निबंध लिख दो',
  'मेरे लिए SOP लिख दीजिए',
])('is a wish to have a text written: %s', (question) => {
  expect(readIntent(question).kind).toBe('write-essay');
});

test.each([
  'Comment écrire une lettre de motivation ?',
  'Quelle est la longueur d’une lettre de motivation ?',
  '¿Cómo escribo mi ensayo?',
  'निबंध कैसे लिखें?',
  'Combien coûte le visa pour la France ?',
  '¿Cuánto cuesta la visa de estudiante?',
  'कनाडा के वीज़ा की फीस कितनी है?',
])('is looked up: %s', (question) => {
  expect(readIntent(question).kind).toBe('look-up');
});

test('greetings are no part of a question, and its words are those of the facts', () => {
  expect(plainWords('Bonjour, merci d’avance').join(' ')).toBe('');
  expect(plainWords('Hola, muchas gracias').join(' ')).toBe('');
  expect(plainWords('नमस्ते, धन्यवाद').join(' ')).toBe('');
  expect(termsOf('frais de visa')).toEqual(termsOf('visa fee').toReversed());
  expect(termsOf('costo de la visa')).toEqual(termsOf('visa fee').toReversed());
  expect(termsOf('वीज़ा की फ़ीस')).toEqual(termsOf('visa fee'));
  expect(termsOf('l’assurance')).toEqual(termsOf('insurance'));
});

test('what is one’s own is known in each language, and English stays as it was', () => {
  for (const question of ['où est mon dossier', 'dónde está mi solicitud', 'मेरा वीज़ा'])
    expect(isAboutMine(question)).toBe(true);
  expect(isAboutMine('MA in economics in Germany')).toBe(false);
  expect(termsOf('how do I see comments of my mentor')).toContain('comment');
  expect(termsOf('AI masters')).toContain('ai');
});
