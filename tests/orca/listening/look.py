#!/usr/bin/python3
"""Runs inside the session, with the system's Python: what assistive technology finds in the program
with the given process id, as JSON.

    look.py PID                      the whole tree
    look.py PID act NAME ACTION      does an action of the object with that name
    look.py PID focus NAME           gives it the focus
    look.py PID at NAME              what is in the middle of the object with that name"""
import json
import sys

import pyatspi


def find_program(pid):
    for program in pyatspi.Registry.getDesktop(0):
        if program and program.get_process_id() == pid:
            return program
    raise SystemExit("no program %d on the accessibility bus" % pid)


def actions_of(node):
    try:
        action = node.queryAction()
    except NotImplementedError:
        return []
    return [{"name": action.getName(i), "words": action.getLocalizedName(i)} for i in range(action.nActions)]


def extents_of(node):
    try:
        box = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    except NotImplementedError:
        return None
    return [box.x, box.y, box.width, box.height]


def describe(node):
    return {"name": node.name, "role": node.getRoleName(), "description": node.description,
            "states": sorted(pyatspi.stateToString(state) for state in node.getState().getStates()),
            "actions": actions_of(node), "extents": extents_of(node), "index": node.getIndexInParent(),
            "children": [describe(child) for child in node if child]}


def find(node, name):
    found = pyatspi.findDescendant(node, lambda child: child.name == name)
    if not found:
        raise SystemExit("nothing is called %r" % name)
    return found


def act(node, wanted):
    action = node.queryAction()
    for index in range(action.nActions):
        if action.getName(index) == wanted:
            return action.doAction(index)
    raise SystemExit("%r has no action %r" % (node.name, wanted))


def middle(program, node):
    box = node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
    x, y = box.x + box.width // 2, box.y + box.height // 2
    found = program[0]
    while True:
        try:
            inner = found.queryComponent().getAccessibleAtPoint(x, y, pyatspi.DESKTOP_COORDS)
        except NotImplementedError:
            return found.name
        if not inner or inner == found:
            return found.name
        found = inner


def main():
    program = find_program(int(sys.argv[1]))
    task = sys.argv[2] if len(sys.argv) > 2 else "tree"
    if task == "tree":
        print(json.dumps(describe(program)))
        return
    node = find(program, sys.argv[3])
    if task == "act":
        print(json.dumps(act(node, sys.argv[4])))
    elif task == "focus":
        print(json.dumps(node.queryComponent().grabFocus()))
    else:
        print(json.dumps(middle(program, node)))


main()
