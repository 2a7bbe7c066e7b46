# Adds the flag python-brace-format to every entry of a template whose text holds a {name},
# so that msgfmt --check finds a misspelt or missing one.
BEGIN { RS = ""; ORS = "\n\n"; FS = "\n" }
NR > 1 && /msgid[^\n]*(\n"[^\n]*)*\{[a-z_]+\}/ && !/brace-format/ {
    out = ""; done = 0
    for (i = 1; i <= NF; i++) {
        if (!done && $i ~ /^#,/) { $i = $i ", python-brace-format"; done = 1 }
        else if (!done && $i ~ /^msg/) { out = out "#, python-brace-format\n"; done = 1 }
        out = out $i (i < NF ? "\n" : "")
    }
    print out; next
}
{ print }
