"""The other end of Orca's speech: understands as much of the Speech Synthesis Interface Protocol as
Orca and libspeechd use, and writes down every text instead of speaking it."""
import contextlib
import html
import re
import socket
import threading
import time


class Record:
    """Keys and utterances in order, shared by all threads."""

    def __init__(self, raw):
        self.lock = threading.Condition()
        self.entries = []  # (kind, text): "key", "said"
        self.times = []  # when each came, monotonic seconds
        self.raw = open(raw, "w", encoding="utf-8", buffering=1)
        self.begun = time.monotonic()

    def add(self, kind, text):
        with self.lock:
            self.entries.append((kind, text))
            self.times.append(time.monotonic())
            self.note("%s: %s" % (kind, text))
            self.lock.notify_all()

    def note(self, text):
        if self.raw.closed:  # a client that had something to say after the end
            return
        self.raw.write("%8.3f %s\n" % (time.monotonic() - self.begun, text))

    def said_since(self, start):
        with self.lock:
            return [text for kind, text in self.entries[start:] if kind == "said"]

    def wait_for(self, pattern, start, limit):
        """The index after the first utterance since `start` that matches."""
        end = time.monotonic() + limit
        with self.lock:
            at = start
            while True:
                for index in range(at, len(self.entries)):
                    kind, text = self.entries[index]
                    if kind == "said" and re.search(pattern, text):
                        return index + 1
                at = len(self.entries)
                left = end - time.monotonic()
                if left <= 0:
                    raise TimeoutError("not heard within %.0f s: %r; heard: %r"
                                       % (limit, pattern, self.said_since(start)))
                self.lock.wait(left)


class SpeechServer(threading.Thread):
    def __init__(self, path, record):
        super().__init__(daemon=True)
        self.record = record
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.bind(path)
        self.socket.listen(8)
        self.clients = 0
        self.start()

    def run(self):
        while True:
            try:
                connection, _ = self.socket.accept()
            except OSError:
                return
            self.clients += 1
            client = Client(connection, self.clients, self.record)
            threading.Thread(target=client.serve, daemon=True).start()

    def close(self):
        # shutdown wakes the thread that waits in accept; close alone would not
        with contextlib.suppress(OSError):
            self.socket.shutdown(socket.SHUT_RDWR)
        self.socket.close()


class Client:
    """One program that speaks."""

    def __init__(self, connection, number, record):
        self.connection, self.number, self.record = connection, number, record
        self.lines = connection.makefile("rb")
        self.lock = threading.Lock()
        self.name, self.marked_up, self.notify, self.messages = "?", False, False, 0

    def send(self, *lines):
        with self.lock:
            self.connection.sendall("".join(line + "\r\n" for line in lines).encode())

    def serve(self):
        with contextlib.suppress(OSError, ValueError, EOFError):
            while self.answer(self.read()):
                pass
        self.lines.close()
        self.connection.close()

    def read(self):
        line = self.lines.readline()
        if not line:
            raise EOFError
        return line.decode("utf-8", "replace").rstrip("\r\n")

    def answer(self, line):
        words = line.split()
        command = words[0].upper() if words else ""
        if command == "SPEAK":
            self.send("230 OK RECEIVING DATA")
            self.spoken("\n".join(self.read_text()))
        elif command in ("CHAR", "KEY"):
            self.spoken(line.split(" ", 1)[1])
        else:
            self.record.note("[%s] %s" % (self.name, line))
            if command == "SET":
                self.set(words)
            self.send(*self.reply(command, line.upper()))
        return command != "QUIT"

    def read_text(self):
        text = []
        while True:
            line = self.read()
            if line == ".":
                return text
            text.append(line[1:] if line.startswith("..") else line)

    def spoken(self, text):
        if self.marked_up:
            text = html.unescape(re.sub(r"<[^>]*>", "", text))
        text = re.sub(r"\s+", " ", text).strip()
        self.messages += 1
        number = self.messages
        if text:
            self.record.add("said", text)
        self.send("225-%d" % number, "225 OK MESSAGE QUEUED")
        if self.notify:  # reading on and on ("say all") waits for the end of each piece
            threading.Timer(0.02, self.tell, [number, "701", "BEGIN"]).start()
            threading.Timer(0.04, self.tell, [number, "702", "END"]).start()

    def tell(self, message, code, what):
        with contextlib.suppress(OSError):
            self.send("%s-%d" % (code, message), "%s-%d" % (code, self.number), "%s %s" % (code, what))

    def set(self, words):
        key, value = (words[2].upper(), words[-1]) if len(words) > 3 else ("", "")
        if key == "CLIENT_NAME":
            self.name = value.split(":")[1] if ":" in value else value
        elif key == "SSML_MODE":
            self.marked_up = value.lower() == "on"
        elif key == "NOTIFICATION":
            self.notify = value.lower() == "on"

    def reply(self, command, line):
        if command == "SET":
            return ["208 OK SET"]
        if command in ("STOP", "CANCEL"):
            return ["210 OK STOPPED"]
        if command == "SOUND_ICON":
            self.messages += 1
            return ["225-%d" % self.messages, "225 OK MESSAGE QUEUED"]
        if command == "HISTORY":
            return ["245-%d" % self.number, "245 OK CLIENT ID SENT"]
        if command == "LIST" and "OUTPUT" in line:
            return ["250-record", "250 OK MODULE LIST SENT"]
        if command == "LIST":
            return ["249-record\ten\tnone" if "SYNTH" in line else "249-MALE1", "249 OK VOICE LIST SENT"]
        if command == "GET":
            value = "record" if "MODULE" in line else "en" if "LANG" in line else "0"
            return ["251-" + value, "251 OK GET RETURNED"]
        if command == "QUIT":
            return ["231 HAPPY HACKING"]
        return ["200 OK"]
