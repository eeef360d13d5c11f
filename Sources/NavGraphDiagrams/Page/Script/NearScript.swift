// swift-format-ignore-file

/// Finds the patterns nearest to a URL that matches none, the reasons, and suggestions.
/// It uses the costs and texts of `navgraph open` (`NearMisses`, `LinkOpener`) with the
/// tables of the matcher. A page has few patterns, so the search isn't pruned.
let nearScript = ##"""
const costs = { placeholder: 5, typed: 1, slip: 6, value: 30, affix: 78, other: 80, lacking: 70, extra: 60, need: 30, origin: 50, spread: 45 };
// Returns the number of letters to insert, delete, replace, or swap, or null if it's too large. A difference only in case counts as one.
const slipOf = (a, b) => {
  const most = Math.max(a.length, b.length), limit = Math.max(1, Math.floor(most / 3)), left = lowered(a), right = lowered(b);
  if (Math.abs(a.length - b.length) > limit || most > 64) return null;
  if (left === right) return 1;
  if (most < 3) return null;
  let before = [], last = [...Array(right.length + 1).keys()];
  for (let row = 0; row < left.length; row += 1) {
    const next = [row + 1];
    for (let column = 0; column < right.length; column += 1) {
      let best = Math.min(last[column] + (left[row] === right[column] ? 0 : 1), last[column + 1] + 1, next[column] + 1);
      if (row > 0 && column > 0 && left[row] === right[column - 1] && left[row - 1] === right[column]) best = Math.min(best, before[column - 1] + 1);
      next.push(best);
    }
    if (Math.min(...next) > limit) return null;
    [before, last] = [last, next];
  }
  return last[right.length] <= limit ? last[right.length] : null;
};

// Returns one part for each segment of a row. Segments that a catch-all requires become placeholders.
const anyPart = ["p", [["", ["text"], null]], "", 0];
const segmentsOf = ([, , parts, spelt, isOpen]) => {
  const last = parts[parts.length - 1];
  if (!last || last[0] !== "r" || isOpen && spelt === 0) return parts;
  return [...parts.slice(0, -1), ...Array(spelt).fill(anyPart), isOpen ? last : ["p", [["", ["text"], null]], last[1], 0]];
};
const endsAs = (text, end) => end === "" || text.length > end.length && text.endsWith(end);
// Returns the text before and after a part's placeholders, and all texts that match the part, or null if they can't be counted. A
// placeholder that matches a single text counts as that text.
const plainParts = new WeakMap();
const plainOf = part => {
  const known = plainParts.get(part);
  if (known) return known;
  const lists = [];
  let before = "", count = 1;
  for (const [text, body] of part[1]) {
    before += text;
    const words = body[0] === "words" ? [...new Set(body[1].filter(word => word !== ""))] : body[0] === "number" && body[1] === body[2] ? [body[1].padStart(body[3], "0")] : null;
    if (words && words.length === 1) { before += words[0]; continue; }
    lists.push({ before, words });
    count *= words ? words.length : 1;
    before = "";
  }
  const after = before + part[2], longest = part[1].length > 2 ? 256 : 1024;
  const texts = count > 4096 || lists.some(list => !list.words) ? null : lists.reduce((all, list) => all.flatMap(start => list.words.map(word => start + list.before + word)), [""]);
  const found = {
    before: lists.length ? lists[0].before : after, after,
    words: texts && [...new Set(texts.map(text => text + after))].filter(text => text.length <= longest).sort((a, b) => a < b ? -1 : 1),
  };
  plainParts.set(part, found);
  return found;
};
const countedTexts = part => part[0] === "p" ? plainOf(part).words : null;
const isFramedBy = (text, before, after) => text.length > before.length + after.length && text.startsWith(before) && text.endsWith(after);
const changeOf = (part, text) => {
  const words = part[0] === "t" ? [part[1]] : countedTexts(part);
  if (words && words.length === 1) {
    if (words[0] === text) return 0;
    const slip = slipOf(words[0], text);
    return slip === null ? costs.other : costs.slip + 4 * slip;
  }
  if (fits(part, text)) return isAny(part) ? costs.placeholder : costs.typed;
  if (words) {
    const slips = words.slice(0, 32).map(word => slipOf(word, text)).filter(slip => slip !== null);
    return slips.length ? costs.slip + 4 * Math.min(...slips) : costs.value;
  }
  const { before, after } = plainOf(part);
  return isFramedBy(text, before, after) ? costs.value : costs.affix;
};
const distanceOf = (segments, path) => {
  const texts = path.slice(0, 16);
  let last = [0, ...texts.map((_, at) => (at + 1) * costs.extra)];
  segments.forEach((part, depth) => {
    let left = last[0] + costs.lacking;
    const next = [left];
    texts.forEach((text, at) => {
      const above = last[at + 1] + costs.lacking;
      left = part[0] === "r" ? Math.min(last[at] + costs.placeholder, at > 0 ? left : Infinity, above)
        : Math.min(last[at] + (Math.abs(at - depth) > 3 ? costs.other : changeOf(part, text)), above, left + costs.extra);
      next.push(left);
    });
    last = next;
  });
  return last[texts.length];
};
// Returns the cost of the text after a catch-all. If it's missing, that counts as a wrong value.
const endingCost = (row, segments, path) => {
  const last = row[2][row[2].length - 1];
  if (!last || last[0] !== "r" || last[1] === "" || !path.length) return 0;
  if (endsAs(path[path.length - 1], last[1])) return 0;
  return row[4] ? costs.value : segments.length === path.length ? costs.value - costs.affix : 0;
};
const firstOf = (key, link) => key === "#" ? (link.hasFragment ? link.fragment : undefined) : (link.pairs.find(([name]) => name === key) || [])[1];
const needsOf = pattern => [...pattern.query.filter(item => item.isRequired), ...(pattern.fragment && pattern.fragment.isRequired ? [{ ...pattern.fragment, key: "#" }] : [])];
const meets = (need, link) => { const value = firstOf(need.key, link); return value != null && (isAny(need.part) || fits(need.part, value)); };
const isFrom = (origins, link) => origins.has(link.origin ?? "");

const cutTo = (text, most = 60) => { const all = [...text]; return new TextEncoder().encode(text).length > most && all.length > most ? all.slice(0, most).join("") + "…" : text; };
const quotedText = text => "`" + cutTo(text) + "`";
const listedTexts = texts => { const few = texts.slice(0, 6).map(text => "`" + text + "`"); return few.length < 2 ? few.join("") : few.slice(0, -1).join(", ") + " or " + few[few.length - 1]; };
const article = noun => noun.startsWith("U") ? "a" : /^[AEIO]/i.test(noun) ? "an" : "a";
const noneOf = (text, kind, name) => name + " is " + (kind.startsWith("`") ? kind : article(kind) + " " + kind) + ", but " + quotedText(text) + " isn't";

// Returns the first difference between a URL and a row, in words, and the segment to fix if there is one.
const differenceOf = (row, segments, link, shown, tables) => {
  const [number, set, parts] = row, pattern = tables.patterns[number], { path } = link;
  const partAt = at => Math.min(at, parts.length - 1), placeOf = at => { const part = partAt(at); return row[6] !== undefined && part >= row[6] ? part + row[7] : part; };
  const text = at => shown ? shown[at] : textOf(path[at]), written = at => pattern.written[placeOf(at)] || "";
  const other = (at, expected) => ({ at, text: text(at), expected, why: text(at) === "" ? "segment " + (at + 1) + " is empty, not `" + expected + "`" : "segment " + (at + 1) + " is " + quotedText(text(at)) + ", not `" + expected + "`" });
  for (const [at, part] of segments.entries()) {
    if (at >= path.length) return { why: "segment " + (at + 1) + " is missing: `" + written(at) + "`" };
    if (part[0] === "r") {
      const empty = path.findIndex((one, place) => place >= at && one === ""), bad = empty >= 0 ? empty : endsAs(path[path.length - 1], part[1]) ? -1 : path.length - 1;
      if (bad < 0) break;
      return other(bad, written(at));
    }
    const words = countedTexts(part);
    if (words && words.length === 1 ? words[0] === path[at] : path[at] !== "" && fits(part, path[at])) continue;
    const own = parts[partAt(at)], piece = own[0] === "p" && own[1].length === 1 ? own[1][0] : null;
    if (!piece || piece[2] === null || !isFramedBy(path[at], piece[0], own[2])) return other(at, written(at));
    const value = textOf(path[at].slice(piece[0].length, path[at].length - own[2].length));
    return { why: noneOf(value, piece[3], "segment " + (at + 1) + ": " + piece[2]) };
  }
  if (path.length > segments.length && !row[4]) return { why: "segment " + (segments.length + 1) + ", " + quotedText(text(segments.length)) + ", is one too many" };
  for (const need of needsOf(pattern)) {
    if (meets(need, link)) continue;
    const value = firstOf(need.key, link), key = textOf(need.key);
    if (value === undefined) return { why: key === "#" ? "the fragment is missing" : "the query key `" + key + "` is missing" };
    const given = value === null ? "%" : textOf(value), name = key === "#" ? "the fragment" : "`" + key + "`";
    return { why: need.part[0] === "t" ? name + " is " + quotedText(given) + ", not `" + textOf(need.part[1]) + "`" : noneOf(given, need.part[1][0][3] || "String", name) };
  }
  const origins = tables.origins[set];
  return isFrom(origins, link) ? null : { why: origins.size ? "the path matches, but its links begin with " + listedTexts([...origins].map(beginningOf)) : "the path matches, but no link of the app begins as the route requires" };
};
const beginningOf = origin => !origin ? "" : origin.startsWith("//") ? "https:" + origin : origin + "//";

// Returns the nearest patterns, the best first. Among equals, the first in the source comes first.
const nearestOf = (link, tables, shown, count = 3) => {
  const best = new Map();
  for (const row of tables.tried) {
    const segments = segmentsOf(row), pattern = tables.patterns[row[0]];
    const cost = distanceOf(segments, link.path) + (isFrom(tables.origins[row[1]], link) ? 0 : costs.origin)
      + needsOf(pattern).filter(need => !meets(need, link)).length * costs.need + endingCost(row, segments, link.path);
    const known = best.get(row[0]);
    if (!known || cost < known.cost) best.set(row[0], { cost, row, segments, rank: pattern.rank === undefined ? row[0] : pattern.rank });
  }
  const all = [...best.values()].sort((a, b) => a.cost - b.cost || a.rank - b.rank).slice(0, count);
  return all.filter(one => one.cost <= all[0].cost + costs.spread).flatMap(one => {
    const found = differenceOf(one.row, one.segments, link, shown, tables);
    return found ? [{ pattern: one.row[0], ...found }] : [];
  });
};

const escapedText = bytes => bytes.replace(/[^A-Za-z0-9\-._~!$'()*,:;@]/g, one => "%" + one.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0"));
// Returns the text of a link, or null if a part of it can't be written.
const writtenLink = link => {
  if (link.origin === null || link.hasFragment && link.fragment === null || link.pairs.some(([, value]) => value === null)) return null;
  const path = link.path.map(escapedText).join("/"), host = link.origin.startsWith("//") ? link.origin.slice(2) : null;
  const isPlain = !link.path.length || /^[A-Za-z0-9\-._~@]*$/.test(link.path[0]);
  const start = host === null ? link.origin.slice(0, -1) + (isPlain ? "://" : ":///") : "https://" + (host.startsWith("*.") ? "any" + host.slice(1) : host) + "/";
  const query = link.pairs.map(([key, value]) => escapedText(key) + "=" + escapedText(value)).join("&");
  const text = start + path + (query ? "?" + query : "") + (link.hasFragment ? "#" + escapedText(link.fragment) : "");
  return new TextEncoder().encode(text).length < 2048 ? text : null;
};
// Returns the URL with misspelled words replaced by those of the nearest pattern, or null if that opens nothing.
const mended = (link, nearest, tables) => {
  let next = nearest[0], path = [...link.path];
  for (let round = 0; round < 3; round += 1) {
    if (!next || next.at === undefined || next.at >= path.length || next.expected.includes("{") || slipOf(bytesOf(next.text), bytesOf(next.expected)) === null) return null;
    path = [...path];
    path[next.at] = bytesOf(next.expected);
    if (winnerOf({ ...link, path }, tables)) return writtenLink({ ...link, path });
    next = nearestOf({ ...link, path }, tables, null, 1)[0];
  }
  return null;
};
// Returns the URL with one of the app's schemes or hosts and without empty segments, or null if that opens nothing.
const moved = (link, fault, tables) => {
  if (fault === "escape" || fault === "notUTF8") return null;
  const path = link.path.filter(one => one !== ""), known = [...(tables.origins[0] || [])].filter(Boolean), isWeb = ["notSecure", "unknownHost", "notPlainHost"].includes(fault);
  const origins = link.origin !== null ? [link.origin] : [...known.filter(one => one.startsWith("//") === isWeb), ...known];
  for (const origin of origins.slice(0, 8)) {
    const text = winnerOf({ ...link, path, origin }, tables) && writtenLink({ ...link, path, origin });
    if (text) return text;
  }
  return null;
};
// Parses as much as possible of a text that isn't a link of the app.
const leniently = (bytes, tables) => {
  let rest = bytes.replace(/^[\x00- "'<>`]+/, "").replace(/[\x00- "'<>`]+$/, "");
  const scheme = /^([A-Za-z0-9+.-]+):\/\//.exec(rest), name = scheme ? lowered(scheme[1]) : null;
  if (scheme) rest = rest.slice(scheme[0].length);
  else {
    const colon = rest.indexOf(":");
    rest = rest.slice(colon >= 0 && tables.schemes.has(lowered(rest.slice(0, colon))) ? colon + 1 : 0).replace(/^\/+/, "");
  }
  const { authority, segments, query, fragment } = partsOf(rest);
  let origin = null, raws = segments.map(one => one.raw);
  if (name === "https" || name === "http") {
    const written = lowered(authority);
    if (name === "https") origin = hostOf(written.endsWith(":443") ? written.slice(0, -4) : written, tables.hosts) || null;
  } else {
    if (name !== null) origin = tables.schemes.get(name) || null;
    if (authority) raws = [authority, ...raws];
  }
  const path = raws.map(raw => { const plain = decoded(raw); return plain === null || plain === "." || plain === ".." ? "" : plain; });
  return { link: { origin, host: "", path, ...valuesIn(query, fragment) }, shown: path.map((plain, at) => textOf(plain === "" ? raws[at] : plain)) };
};
// Returns the nearest patterns and a suggestion for a URL that opens nothing.
const nearTo = (bytes, link, fault, tables) => {
  if (!fault) { const nearest = nearestOf(link, tables); return { nearest, suggestion: mended(link, nearest, tables) }; }
  const read = leniently(bytes, tables), isMalformed = ["emptySegment", "dots", "escape", "notUTF8"].includes(fault);
  return { nearest: nearestOf(isMalformed ? read.link : { ...read.link, origin: null }, tables, read.shown), suggestion: moved(read.link, fault, tables) };
};

"""##
