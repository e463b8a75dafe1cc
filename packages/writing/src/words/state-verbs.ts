/** Verbs of being, feeling and wishing: "I" with one of these tells no action. All forms that follow "I". */
export const STATE_VERBS: ReadonlySet<string> = new Set(
  `am was be been have had has do did feel felt think thought believe believed want wanted hope hoped wish wished like
liked love loved know knew need needed seem seemed dream dreamed dreamt prefer preferred enjoy enjoyed remember admire
admired care cared aspire aspired consider considered expect expected mean meant understand understood guess agree
agreed possess possessed would will can could should may might must shall live lived hate hated use used seem seems feels thinking feeling gain gained grow grew become became face faced get got gotten experience experienced say said agree strive strived`
    .split(/\s+/)
    .filter(Boolean),
);
