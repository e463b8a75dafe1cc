// Words that the patterns of intents are made of: misspelt ones are read as these.

export const intentWords: readonly string[] =
  `profile complete completed progress deadline deadlines upcoming missing remaining documents document papers paper
  uploaded upload finished ready percent percentage enough suffice sufficient accepted accept university universities shortlist saved save score scores
  essay statement purpose personal motivation letter cover recommendation write writing draft generate compose rewrite paraphrase
  sample example template copy paste create prepare finish application scholarship germany canada australia ireland sweden france
  italy japan malaysia singapore netherlands zealand britain england america kingdom`.split(/\s+/);
