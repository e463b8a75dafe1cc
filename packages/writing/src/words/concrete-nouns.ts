/** Things that can be seen, held, visited or counted: the nouns that make a sentence concrete. Singular. */
export const CONCRETE_NOUNS: ReadonlySet<string> = new Set(
  `apron bag ball balcony bandage bank basket bathroom bed bell bench bicycle bike blackboard blood board boat bone book
bookshelf bottle bowl box bread brick bridge bucket bus cable cafe cake camera canteen car card carpet cart cat cell
chair chalk chicken cinema circuit classroom clinic cloth coat code coffee computer cow court crate crop cup curtain
desk diagram diary dish dispensary doctor dog door drawer drone dust egg engine envelope exam farm factory fan farmer
father feather fence ferry field finger fire fish flag flood floor flour flower football forest fridge fruit garage
garden gate glass glove grandfather grandmother graph grandma grandpa guitar gym hair hall hammer hand harbour helmet
hill hospital hostel hotel house ink jacket jar key keyboard kitchen kite knife lab laboratory ladder lake lamp laptop
leaf letter library light lock machine map market mask mat meal medicine menu meter microscope milk mirror money motor
mosque mother motorbike mountain mud museum nail neighbour neighbor needle net newspaper notebook nurse office onion oven
page paint palm paper park passport patient pen pencil phone photo photograph piano pipe plane plant plate playground
poem pond poster pot pump puppet queue radio railway rain ramp recipe rice rickshaw river road robot roof room rope
rubbish sack salt sand saw scarf school screen screw seat seed sensor sewing shed sheet shelf ship shirt shoe shop sister
brother aunt uncle cousin grandson sink skin sleeve snow soap sofa soil solder song soup spoon spreadsheet stage stair
stall station stethoscope stone stool storm stove street string student suitcase swamp table tank tap tape tea teacher
tailor tent temple tent textbook thread ticket tin tire tool tooth towel tower toy tractor train tray tree truck t-shirt
turbine umbrella uniform van vegetable village violin voice wall wallet ward warehouse watch water well wheel wheelchair
whiteboard window wire wood wool workshop wound yard valve beam bee beehive bulb pulley poster shopkeeper fisherman
landlord carpenter mechanic barber tablet translator interpreter midwife`
    .split(/\s+/)
    .filter(Boolean),
);
