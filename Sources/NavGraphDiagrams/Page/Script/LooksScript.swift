// swift-format-ignore-file

/// Switches the screenshots of screens to those nearest to a selected look (`PageLooks`): an appearance, a device, and a language. A screen
/// without such a screenshot keeps the one that is drawn. `viewScript` calls `dress` when it opens a picture.
let looksScript = ##"""
const looks = $("page-looks"), linkSpace = "http://www.w3.org/1999/xlink";
const drawnPictures = new WeakMap();
let look = "";
const dress = one => {
  if (!data.looks || !one.parts) return;
  const at = data.looks.names.indexOf(look);
  for (const card of data.looks.cards) for (const part of one.parts.get(card.id) || []) for (const image of part.querySelectorAll("image")) {
    if (!drawnPictures.has(image)) {
      drawnPictures.set(image, image.getAttributeNS(linkSpace, "href"));
      // Screenshots of other looks can have another aspect ratio.
      image.setAttribute("preserveAspectRatio", "xMidYMid meet");
    }
    image.setAttributeNS(linkSpace, "href", at < 0 || card.pictures[at] == null ? drawnPictures.get(image) : data.looks.pictures[card.pictures[at]]);
  }
};
const drawLooks = () => {
  const names = data.looks ? data.looks.names : [];
  if (!names.includes(look)) look = "";
  looks.hidden = !names.length;
  looks.replaceChildren(make("option", { value: "" }, "as drawn"), ...names.map(name => make("option", { value: name }, name)));
  looks.value = look;
};
looks.addEventListener("change", () => { look = looks.value; for (const one of stages.values()) dress(one); });

"""##
