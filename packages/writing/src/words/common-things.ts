/** Things that stand in every student's life: naming one of them shows little. Singular. */
export const COMMON_THINGS: ReadonlySet<string> = new Set(
  `clinic medicine ward uniform candle school class classroom teacher student book computer laptop phone exam hospital doctor nurse office home house room city town
father mother brother sister family uncle aunt cousin food meal paper page letter music piano guitar football sport library laboratory
lab machine car bus train plane money voice hand game team club country people friend hostel hotel hall bank board stage world
radio newspaper road street river sea tree flower dog cat bird fish animal field farm farmer shop market church mosque temple court
photo photograph film cinema video internet website tool plant water fire light rain tea coffee cup string tape seat key code graph
garden kitchen bed door window table chair pen pencil notebook diary bag screen camera engine circuit map poster video patient oven`
    .split(/\s+/)
    .filter(Boolean),
);
