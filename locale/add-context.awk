# Gives every entry of a template but the header the same message context.
/^msgid "/ && seen_header++ { print "msgctxt \"" context "\"" }
{ print }
