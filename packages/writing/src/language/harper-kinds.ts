/** Which of harper's rules are used, and what its kinds are called here. */
import type { FlagKind } from './flag.ts';

/** harper's kinds that are errors; the others (readability, style, ...) are matters of taste. */
export const HARPER_KINDS: Readonly<Record<string, FlagKind>> = {
  Agreement: 'grammar',
  BoundaryError: 'word',
  Capitalization: 'punctuation',
  Eggcorn: 'word',
  Grammar: 'grammar',
  Malapropism: 'word',
  Miscellaneous: 'grammar',
  Nonstandard: 'word',
  Punctuation: 'punctuation',
  Repetition: 'word',
  Spelling: 'spelling',
  Typo: 'spelling',
  Usage: 'word',
  WordChoice: 'word',
  WordOrder: 'grammar',
};

/**
 * The rules that are switched on: those for errors that students make. harper has some 880; the others are product
 * names, rare idioms and taste, and running them all takes four times as long.
 */
export const HARPER_RULES: ReadonlySet<string> = new Set(
  `ACoupleMore AdjectiveDoubleDegree AdNauseam AfterAll AllowTo AllReady AllThough Alongside AnA AnAnother AndIn AnotherAn AnotherOnes
AnotherThings Anybody Anyhow Anywhere APart ApartFrom ArriveTo AsFarAsIKnow AskNoPreposition AspireTo AsSoonAsPossible AvoidAndAlso
AwaitFor AwareOf BareInMind BeAllowed BeConcerned BeenThere BewareOf BeWorried Cant CantWay CauseItIsBecause
CommaFixes CompoundSubjectI ComprisesOf CriteriaPhenomena Damages DayAndAge DefiniteArticle DespiteItIs DespiteOf Didnt DidPast Discuss
DoesOrDose DoMistake DontCan DoNotWant DoubleModal DoubleNegative EachOthersPossessive ElsePossessive EludedTo EverEvery Everybody
Everyone EverySingleOneOf EveryTime Everywhere ExceptOf ExplanationMark ExtendOrExtent FarBeIt FedUpWith FeelFell FellowCoRedundancy
FewUnitsOfTimeAgo FondOn ForALongTime ForAWhile GetRidOf GetUsedTo GoingTo GoodAt GoToSleep HalfAnHour HadOf HaveNegNoAny HavePassed
HavePronoun HeDos HelpedPast HopHope However HowItLooksLike  HumanBeings HumanLife IAm IAmAgreement IDontKnow IfWouldve
ImitateFrom InAHurry InDetail InMyOpinion InNeedOf InOfItself Insofar InspiredBy Instead InsteadOf InterestedIn
InTheFirstPlace InvestIn IsBeenAuxSequence IsKnownFor ItCan ItsContraction ItsPossessive Itself IveGotTo JealousOf KnowNothingVerb
LastNight LaughOfAt LeadRiseTo LeaveToFor LetToDo LetsConfusion LevelOfDetails LikelyHood LongTimeAgo LookForwardTo LookingForwardTo
LooksLikes MakeSense MayOfPronoun MeansALotTo Meanwhile MissingDeterminer Misspell Misunderstand Misunderstood Misuse
MixedBag  ModalOf ModalSeem MoreAdjective MoreBetter MoreThatLikely MostNumber MostOfTheTimes 
MyHouse Myself  NeedHelp NeitherHereNorThere NeverMind Nobody NoLonger  Nonetheless NorModalPronoun NotBeAfterNot
 NotIn NotOnly NotTo Notwithstanding Nowadays Nowhere NowWay NumberSuffixCapitalization ObsessPreposition OfCourse OpenCompounds OrthographicConsistency OneOfTheSingular
OnesSelf OnTheOtherHand OnTopOf OughtToBe Ourselves PassionateAbout Payed PluralDecades   PossessiveYour PreferPled
PronounAre PronounContraction PronounInflectionBe  PronounVerbAgreement QuantifierNeedsOf
QuantifierNumeralConflict QuiteMany QuiteQuiet ReasonForDoing RegularIrregulars RelayOnForRely RepeatedWords ResponsibilityFor Regardless
SameAs SeamToSeem SentenceCapitalization SimilarLike SimplePastToPastParticiple  Somebody SomebodyElses Somehow Someone
SomethingIs Somewhere SpellCheck SplitWords SubjectPronoun SupposedTo TakeALookTo TakeCareOf TakeItPersonally TakeMedicine
ThatThan ThatThis The Therefore Furthermore TheAnother TheirToThere TheirToTheyre ThenThan There ThereIsAgreement ThereMissingIsClause ThereOwn ThereToTheir Theres
ThesesThese TheTheToThatThe TheyreConfusions TheyreToTheir TheyToThem TheWhetherWeather ThingThink ThinkKnowOff ThoughThought ThrowAway
ToLoseTooLoose ToTo ToTooIdioms ToTwoToo ToWorryAbout TransposedSpace TrueToWord TryOnesLuck UnderneathOf Unless UseToUsedTo VerbToAdjective
VeryKnown  VeryMuchSo WasAloud WasComprisedOf WasHadConfusion WayTooAdjective WereWhere Whereas Widespread
WillContain WillNonLemma WinPrize WishCould Without WorseOrWorst WorthToDo WrongApostrophe WrongNegative YourPredicateAdjective Yourself`.split(
    /\s+/,
  ),
);
