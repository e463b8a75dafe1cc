/** The same essay told weakly and told well, with what there is to say about it. Persons and essays are invented, and ours. */
export type Sample = { prompt?: string; weak: SampleText; strong: SampleText };

export type SampleText = {
  text: string;
  /** In the order of the text: the words that a remark is about, as they stand there, and which remark. */
  remarks: readonly { quote: string; id: string }[];
};
