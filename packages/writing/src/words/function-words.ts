/** English function words: the closed classes that hold sentences together. */
export const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  `a an the this that these those my your his her its our their mine yours hers ours theirs
i me you he him she it we us they them myself yourself himself herself itself ourselves yourselves themselves
who whom whose which what where when why how whoever whatever whichever wherever whenever however
am is are was were be been being have has had having do does did doing done
will would shall should can could may might must ought cannot
not no nor never neither either both and or but so yet if because although though while whereas since unless until till
than as whether once before after about above across against along among amongst around at behind below beneath beside
besides between beyond by despite down during except for from in inside into like near of off on onto out outside over
past per through throughout to toward towards under underneath up upon via with within without
all another any anybody anyone anything each every everybody everyone everything few many more most much nobody none
nothing one other others several some somebody someone something such own same enough
there here then now too very also just only even still again ever quite rather almost
i'm you're he's she's it's we're they're i've you've we've they've i'd you'd he'd she'd we'd they'd i'll you'll he'll
she'll we'll they'll isn't aren't wasn't weren't don't doesn't didn't haven't hasn't hadn't can't couldn't won't wouldn't
shouldn't mustn't that's there's what's who's let's`
    .split(/\s+/)
    .filter(Boolean),
);
