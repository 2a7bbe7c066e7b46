"""Processes of one session: started together, and ended together, whatever happens. Nothing that
was not started here is ever signalled."""
import contextlib
import ctypes
import os
import signal
import subprocess
import time

PR_SET_PDEATHSIG = 1
PR_SET_CHILD_SUBREAPER = 36
_libc = ctypes.CDLL(None)


def wait_until(what, test, limit=60.0):
    """What `test` returns as soon as it is true. The limit is only there to end a hopeless wait."""
    end = time.monotonic() + limit
    while True:
        result = test()
        if result:
            return result
        if time.monotonic() > end:
            raise TimeoutError("waited %.0f s in vain for %s" % (limit, what))
        time.sleep(0.005)


def _children():
    """Process id -> ids of its children, of the whole machine."""
    children = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            with contextlib.suppress(OSError, IndexError, ValueError):
                with open("/proc/%s/stat" % name, encoding="utf-8", errors="replace") as stat:
                    parent = int(stat.read().rsplit(")", 1)[1].split()[1])
                children.setdefault(parent, []).append(int(name))
    return children


class Family:
    """Starts processes. Daemons that detach themselves come back to us, since we adopt orphans, and
    are recognised by the session's folder in their environment."""

    def __init__(self, mark, log):
        _libc.prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
        self.mark = mark.encode()
        self.log = open(log, "wb")
        self.started = []

    def start(self, argv, env, **more):
        process = subprocess.Popen(
            argv, env=env, stderr=more.pop("stderr", self.log), stdout=more.pop("stdout", self.log),
            stdin=more.pop("stdin", subprocess.DEVNULL), start_new_session=True,
            preexec_fn=lambda: _libc.prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0), **more)
        self.started.append(process)
        return process

    def _ours(self):
        """Our descendants of this session; not those of another session in the same process."""
        children, todo, found = _children(), [os.getpid()], []
        while todo:
            for child in children.get(todo.pop(), []):
                todo.append(child)
                with contextlib.suppress(OSError):
                    with open("/proc/%d/environ" % child, "rb") as environ:
                        if self.mark in environ.read():
                            found.append(child)
        return found

    def _reap(self, adopted):
        for process in self.started:
            process.poll()
        for pid in adopted:
            with contextlib.suppress(ChildProcessError):
                os.waitpid(pid, os.WNOHANG)

    def end(self):
        """Asks first, newest first; then insists. True if nothing is left."""
        for process in reversed(self.started):
            if process.poll() is None:
                process.terminate()
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(1.0)
        adopted = set(self._ours())
        for word in (signal.SIGTERM, signal.SIGKILL):
            for pid in self._ours():
                with contextlib.suppress(OSError):
                    os.kill(pid, word)
            with contextlib.suppress(TimeoutError):
                wait_until("the end of the session", lambda: (self._reap(adopted), not self._ours())[1], 3.0)
        for process in self.started:
            for pipe in (process.stdin, process.stdout):
                if pipe:
                    pipe.close()
        self.log.close()
        return not self._ours()
