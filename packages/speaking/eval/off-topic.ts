/** What is no answer to any question of an interview: texts about something else altogether. */
export const OFF_TOPIC: readonly string[] = [
  'Heat the oil in a heavy pan and add the onions. Stir until they are brown, then put in the lentils with two cups of water and a little salt. Cover it and let it simmer for twenty minutes.',
  'The cheetah is the fastest animal on land. It hunts gazelles by daylight and rests in the shade of acacia trees. Its claws do not fold back, which gives it a grip like spikes.',
  'Barcelona scored twice before the break. The goalkeeper saved a penalty in minute seventy, and the crowd sang until the whistle.',
  'Press the red button until the lamp blinks. Remove the cover with a screwdriver and lift the battery out. Clean the contacts with a dry cloth.',
  'Mercury has no moon. Its sky is black at noon, and its ice lies in craters that the sun never touches.',
  'The rain will move north on Tuesday with gusts along the coast. Inland it remains dry and warm with fog at dawn.',
];
