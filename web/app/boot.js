// Says that the page cannot start, in one sentence and in the reader's language, instead of a dead shell.
// It is the page's first script, and a classic one in the JavaScript of 2015: browsers too old for the
// page run it too. It needs no other file: it contains its few words, and tools/pack writes it into the
// page itself. It waits for "ready" or "failed", whichever comes first, and as long as anything arrives:
// the first worker says "here" with all bytes of the program, which comes here as "alive". After some
// silence it says "stalled" to a page that is "running", and shows a sentence in place of one that is
// not, until that runs after all.
(() => {
  /** The page's folder, which is also the scope of its service worker. */
  const FOLDER = new URL("./", location.href).href;
  /** The key under which the page counts how often it has reloaded itself. */
  const AGAIN = "edgewise-again-1";
  /** It may do so this often: after a repair it can fail again, and then comes the version before. */
  const LOADS = 2;
  /** Show the sentence after this many ms without an answer of the service worker. Older ones never answer. */
  const PATIENCE = 3000;
  /** The page has stalled after this many seconds without a sign of life. Ticks, not time: a computer may sleep. */
  const SILENCE = 10;
  /** After this many the main script is requested once more, as the bytes of the first request cannot be seen. */
  const DOUBT = 5;

  /** What the page needs and browsers lack that are too old for it. Whatever has this has all: tools/floor.js sees to that. */
  const NEEDS = ["Array.prototype.findLast", "document.documentElement.style.translate"];
  /** The first browsers that have it. */
  const FIRST = "Safari 15.4 (iOS 15.4), Chrome 104, Edge 104, Firefox 104";
  /** What the page as a single file needs besides, and the first browsers that have all of it. */
  const UNPACKS = "DecompressionStream";
  const FIRST_UNPACKS = "Safari 16.4 (iOS 16.4), Chrome 104, Edge 104, Firefox 113";

  /** The page as a single file, which needs no server. */
  const WHOLE = "edgewise.html";

  /** @type {Record<string, { broken: string, stalled: string, named: string, old: string, lacking: string, disk: string, again: string, clear: string, stays: string, connect: string }>} */
  const WORDS = {
    en: {
      broken: "Part of the page is missing or damaged, so it can’t start.",
      stalled: "The page has stopped loading.",
      named: "Affected: {files}",
      old: "This browser is too old for Edgewise, which runs in {what} and later. The link of a puzzle can be opened there, too.",
      lacking: "This browser doesn’t run {what}, so Edgewise can’t work here.",
      disk: "This file needs a web server. To use Edgewise from a disk, open {file} instead.",
      again: "Load again",
      clear: "Clear the copy kept here",
      stays: "Either way, your puzzles stay.",
      connect: "Connect to the internet, then load again.",
    },
    de: {
      broken: "Ein Teil der Seite fehlt oder ist beschädigt, deshalb startet sie nicht.",
      stalled: "Die Seite lädt nicht weiter.",
      named: "Betroffen: {files}",
      old: "Dieser Browser ist zu alt für Edgewise. Es läuft ab {what}. Den Link eines Spiels kannst du auch dort öffnen.",
      lacking: "Dieser Browser führt {what} nicht aus, deshalb läuft Edgewise hier nicht.",
      disk: "Diese Datei braucht einen Webserver. Von der Festplatte aus öffne stattdessen {file}.",
      again: "Noch einmal laden",
      clear: "Gespeicherte Kopie löschen",
      stays: "Deine Spiele bleiben in jedem Fall.",
      connect: "Stell eine Internetverbindung her und lade dann noch einmal.",
    },
    fr: {
      broken: "Une partie de la page manque ou est abîmée : elle ne peut pas démarrer.",
      stalled: "Le chargement de la page s’est arrêté.",
      named: "En cause : {files}",
      old: "Ce navigateur est trop ancien pour Edgewise, qui fonctionne à partir de {what}. Le lien d’un puzzle s’y ouvre aussi.",
      lacking: "Ce navigateur n’exécute pas {what} : Edgewise ne peut pas fonctionner ici.",
      disk: "Ce fichier a besoin d’un serveur web. Depuis un disque, ouvre plutôt {file}.",
      again: "Recharger",
      clear: "Effacer la copie gardée ici",
      stays: "Dans tous les cas, tes puzzles restent.",
      connect: "Connecte-toi à Internet, puis recharge.",
    },
    da: {
      broken: "En del af siden mangler eller er beskadiget, så den kan ikke starte.",
      stalled: "Indlæsningen af siden er gået i stå.",
      named: "Det gælder: {files}",
      old: "Denne browser er for gammel til Edgewise, som kører fra og med {what}. Linket til et puslespil kan også åbnes der.",
      lacking: "Denne browser kører ikke {what}, så Edgewise virker ikke her.",
      disk: "Denne fil kræver en webserver. Fra en disk åbner du {file} i stedet.",
      again: "Indlæs igen",
      clear: "Slet kopien, der er gemt her",
      stays: "Dine puslespil bliver under alle omstændigheder.",
      connect: "Opret forbindelse til internettet, og indlæs igen.",
    },
  };

  /**
   * Resolves with the browser's answer, or with null where asking throws: even naming a storage may.
   * @template T
   * @param {() => T | Promise<T>} ask
   * @returns {Promise<T | null>}
   */
  const allowed = (ask) => new Promise((/** @type {(answer: any) => void} */ resolve) => resolve(ask())).catch(() => null);

  /** Whether the browser has the last of the names "Array.prototype.at" in what the others lead to. @param {string} path */
  function has(path) {
    const names = path.split(".");
    const last = /** @type {string} */ (names.pop());
    const owner = names.reduce((/** @type {any} */ owner, name) => owner && owner[name], self);
    return owner ? last in owner : false;
  }

  /** Why the page cannot start in this browser: the key of the sentence and what it is about; null where it can. @returns {["old" | "lacking", string] | null} */
  function lacking() {
    if (!NEEDS.every(has)) return ["old", FIRST];
    if (document.getElementById("parts") && !has(UNPACKS)) return ["old", FIRST_UNPACKS];
    // New browsers have these, but some let them be switched off.
    if (typeof WebAssembly !== "object") return ["lacking", "WebAssembly"];
    return typeof Worker !== "function" ? ["lacking", "Web Workers"] : null;
  }

  /** Whether the page comes from a disk, where browsers load no modules, and is not the single file. */
  function onDisk() {
    return location.protocol === "file:" && !document.getElementById("parts");
  }

  /** The words of the chosen language, else of the browser's first language that has words here. */
  function words() {
    return allowed(() => JSON.parse(localStorage.getItem("edgewise-1") || "").settings.language).then((chosen) => {
      const wanted = [chosen].concat(navigator.languages).map((tag) => String(tag).split("-")[0].toLowerCase());
      const language = wanted.find((tag) => Object.keys(WORDS).indexOf(tag) >= 0) || "en";
      return Object.assign({ language }, WORDS[language]);
    });
  }

  /** Whether the service worker has another version of the page for the next load. */
  function otherVersion() {
    return allowed(() => navigator.serviceWorker.controller).then((controller) => controller && new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(data.again === true);
      controller.postMessage("failed", [port2]);
    }));
  }

  /** Whether the page may reload itself: LOADS times until it has started, and never where that cannot be counted. */
  function mayLoadAgain() {
    return allowed(() => {
      const loads = Number(sessionStorage.getItem(AGAIN));
      // Another version may have stored something that is no number.
      if (!(loads < LOADS)) return false;
      sessionStorage.setItem(AGAIN, String(loads + 1));
      return true;
    });
  }

  /** The names of this page's caches. */
  function copies() {
    return allowed(() => caches.keys()).then((names) => (names || []).filter((name) => name.startsWith(`edgewise ${FOLDER} `)));
  }

  /** Whether a version of the page is cached; the cache of notes is none. */
  function isKept() {
    return copies().then((names) => names.some((name) => !name.endsWith(" notes")));
  }

  /** Whether the server answers. The service worker does not intercept this request. */
  function isOnline() {
    return allowed(() => fetch(FOLDER, { method: "HEAD", cache: "no-store" })).then((response) => response !== null && response.ok);
  }

  /** Deletes the cached page, and nothing else, and reloads. Without a server it only reloads, or no page would be left. */
  function clear() {
    isOnline().then((online) => (online ? clearCopies() : null)).then(loadAgain);
  }

  function clearCopies() {
    return copies()
      .then((names) => allowed(() => Promise.all(names.map((name) => caches.delete(name)))))
      .then(() => allowed(() => navigator.serviceWorker.getRegistration()))
      .then((registration) => registration && registration.scope === FOLDER && allowed(() => registration.unregister()));
  }

  function loadAgain() {
    location.reload();
  }

  /** @param {keyof HTMLElementTagNameMap} tag @param {string} text @param {() => void} [press] */
  function make(tag, text, press) {
    const element = document.createElement(tag);
    element.textContent = text;
    if (press) element.addEventListener("click", press);
    return element;
  }

  /** What is shown: nothing, that the page has stalled, or that it cannot start. @type {"" | "stalled" | "failed"} */
  let shown = "";
  /** The files that did not come, or came damaged. @type {string[]} */
  const lost = [];
  /** What was hidden because the page has stalled. @type {Element[]} */
  const hidden = [];

  /** Where the sentence is shown: in its place, at the end of a page of which only the beginning has come. @returns {HTMLElement} */
  const place = () => document.querySelector('[data-part="unstarted"]') || (document.body || document.documentElement).appendChild(unplaced);
  const unplaced = document.createElement("div");

  /** Shows the sentence and hides what does not work. @param {"stalled" | "failed"} why @param {ReturnType<typeof lacking>} [lack] */
  function show(why, lack) {
    if (shown === why || shown === "failed") return;
    shown = why;
    words().then((says) => {
      if (shown !== why) return;
      const { language, broken, stalled, named, disk, again, clear: clearing, stays, connect } = says;
      const alert = place();
      alert.textContent = "";
      // Not in index.html: a page that starts must have no alert.
      alert.setAttribute("role", "alert");
      const rest = document.querySelectorAll('[data-part="unstarted"] ~ :not([hidden]), .head-actions:not([hidden])');
      for (let i = 0; i < rest.length; i++) {
        rest[i].setAttribute("hidden", "");
        hidden.push(rest[i]);
      }
      const actions = make("div", "");
      actions.className = "actions";
      const offer = () => {
        const load = make("button", again, loadAgain);
        load.className = "primary";
        actions.appendChild(load);
        alert.appendChild(actions);
      };
      document.documentElement.lang = language;
      if (why === "stalled") {
        alert.appendChild(make("h1", stalled));
        offer();
        return;
      }
      document.documentElement.dataset.place = "home"; // which shows the whole word-mark
      // There is nowhere for the word-mark to lead.
      const marks = document.querySelectorAll(".mark");
      for (let i = 0; i < marks.length; i++) {
        marks[i].removeAttribute("href");
        marks[i].removeAttribute("data-action");
      }
      document.title = "Edgewise"; // the rest of the title is English
      if (onDisk()) {
        const [before, after] = disk.split("{file}");
        const sentence = make("h1", before);
        const file = make("a", WHOLE);
        file.setAttribute("href", WHOLE);
        sentence.appendChild(file);
        sentence.appendChild(document.createTextNode(after));
        alert.appendChild(sentence);
        return;
      }
      alert.appendChild(make("h1", lack ? says[lack[0]].replace("{what}", lack[1]) : broken));
      if (lack) return; // another time is no better
      if (lost.length > 0) alert.appendChild(make("p", named.replace("{files}", lost.join(", "))));
      offer();
      isKept().then((kept) => (kept ? isOnline() : null)).then((online) => {
        if (online === null) return;
        if (online) actions.appendChild(make("button", clearing, clear));
        alert.appendChild(make("p", online ? stays : connect));
      });
    });
  }

  /** Shows the page again: it had only stalled. */
  function hide() {
    if (shown !== "stalled") return;
    shown = "";
    if (unplaced.parentNode) unplaced.parentNode.removeChild(unplaced);
    place().textContent = "";
    place().removeAttribute("role");
    hidden.splice(0).forEach((element) => element.removeAttribute("hidden"));
  }

  let settled = false;
  /** @param {boolean} [playable] whether the puzzle on the table can be played all the same: then show nothing in its place */
  function tell(playable) {
    if (settled) return;
    settled = !playable;
    clearInterval(pulse);
    const lack = lacking();
    if (lack || onDisk()) {
      show("failed", lack);
      return;
    }
    // Fetching another version may take long: show the sentence meanwhile.
    const late = playable ? 0 : setTimeout(show, PATIENCE, "failed");
    otherVersion()
      .then((other) => other && mayLoadAgain())
      .then((again) => {
        clearTimeout(late);
        if (again) loadAgain();
        else if (!playable) show("failed");
      });
  }

  /** Whether the main script has made the page, which then says itself that it has stalled. */
  let running = false;
  /** The seconds without a sign of life. */
  let quiet = 0;
  let pulse = 0;
  const alive = () => void (quiet = 0);

  function watch() {
    quiet = 0;
    clearInterval(pulse);
    pulse = setInterval(() => {
      quiet++;
      if (quiet === DOUBT && !running && self.request && start()) self.request(start());
      if (quiet === SILENCE && running) dispatchEvent(new Event("stalled"));
      if (quiet === SILENCE && !running) show("stalled");
    }, 1000);
  }

  /** @param {string} file */
  function noteLost(file) {
    if (lost.indexOf(file) < 0) lost.push(file);
  }

  /** The address of the main script. */
  function start() {
    const script = document.querySelector('[data-part="start"]');
    return script instanceof HTMLScriptElement ? script.src : "";
  }

  watch();
  addEventListener("alive", alive);
  // Every other file is a sign of life once all of it has come.
  void allowed(() => new PerformanceObserver(alive).observe({ type: "resource", buffered: true }));
  addEventListener("starting", watch);
  addEventListener("running", () => {
    running = true;
    alive();
    hide();
  });
  addEventListener("lost", (event) => noteLost(/** @type {CustomEvent} */ (event).detail));
  addEventListener("failed", (event) => {
    const { detail } = /** @type {CustomEvent} */ (event);
    if (detail === "main" && lost.length === 0) noteLost(start().slice(FOLDER.length));
    tell(detail === "playable");
  });
  addEventListener("ready", () => {
    // Later faults are not the version's, and the page reports them itself.
    settled = true;
    clearInterval(pulse);
    void allowed(() => sessionStorage.removeItem(AGAIN));
  });
  // Only start.js cannot report itself when it is missing or unreadable.
  addEventListener("error", ({ target, filename }) => {
    const from = target instanceof HTMLScriptElement ? target.src : filename;
    if (!from || from !== start()) return;
    noteLost(from.slice(FOLDER.length));
    tell();
  }, true);
  document.addEventListener("DOMContentLoaded", () => void ((lacking() || onDisk()) && tell()));
})();
