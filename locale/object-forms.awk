# Makes the optional object form of every card from the entries of context "card".
BEGIN { RS = ""; FS = "\n" }
NR == 1 { print; print "" }
/\nmsgctxt "card"\n/ {
    print "#. TRANSLATORS: Optional: the card as the object of a sentence, \"Pile 3 takes only {cards}.\""
    print "#. Leave it empty if your language says it like the card by itself."
    for (i = 1; i <= NF; i++) {
        if ($i ~ /^#\./) continue
        if ($i == "msgctxt \"card\"") $i = "msgctxt \"card as object\""
        print $i
    }
    print ""
}
