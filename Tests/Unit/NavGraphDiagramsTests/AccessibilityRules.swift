// swift-format-ignore-file

/// A script that checks a page for rules of axe-core: names, roles, required parents and children, identifiers, order, and contrast.
let accessibilityRules = ##"""
const rules = where => {
  const bad = (rule, element, more) => failures.push(where + ": " + rule + ": " + (element.outerHTML || "").replace(/\s+/g, " ").slice(0, 110) + (more ? " (" + more + ")" : ""));
  const isSeen = one => one.checkVisibility({ checkVisibilityCSS: true }) && one.getClientRects().length > 0;
  const all = [...document.body.querySelectorAll("*")].filter(one => one.id !== "verdict" && !one.closest("svg"));
  const seen = all.filter(isSeen);
  const nameOf = one => {
    const by = (one.getAttribute("aria-labelledby") || "").split(" ").filter(Boolean).map($).filter(Boolean).map(other => other.textContent).join(" ");
    return (by || one.getAttribute("aria-label") || (one.labels && one.labels.length ? one.labels[0].textContent : "") || one.textContent || "").trim();
  };
  // document-title, html-has-lang, page-has-heading-one, landmark-one-main
  if (!document.title) bad("document-title", document.head);
  if (!document.documentElement.lang) bad("html-has-lang", document.head);
  if (document.querySelectorAll("h1").length !== 1) bad("page-has-heading-one", document.body);
  if (document.querySelectorAll("main").length !== 1) bad("landmark-one-main", document.body);
  // duplicate-id
  const ids = new Map();
  for (const one of document.querySelectorAll("[id]")) { if (ids.has(one.id)) bad("duplicate-id", one); ids.set(one.id, one); }
  // button-name, link-name, label, aria-input-field-name
  for (const one of seen.filter(one => one.matches("button, a[href], input, select, textarea, [role=treeitem], [role=option], [role=tab], [role=tree], [role=listbox], [role=group][tabindex], [role=tabpanel]"))) {
    if (!nameOf(one) || one.matches("input") && !one.getAttribute("aria-label") && !(one.labels && one.labels.length)) bad("name", one);
  }
  // aria-valid-attr-value: what is referred to is there.
  for (const one of all) for (const name of ["aria-controls", "aria-labelledby", "aria-describedby", "aria-activedescendant"]) {
    for (const id of (one.getAttribute(name) || "").split(" ").filter(Boolean)) if (!ids.has(id)) bad("aria-valid-attr-value", one, name);
  }
  for (const one of all.filter(one => one.hasAttribute("for"))) if (!ids.has(one.getAttribute("for"))) bad("for", one);
  // aria-required-parent, aria-required-children, aria-required-attr
  const parents = { treeitem: "[role=tree], [role=group]", option: "[role=listbox]", tab: "[role=tablist]" };
  for (const [role, wanted] of Object.entries(parents)) for (const one of all.filter(one => one.getAttribute("role") === role)) if (!one.parentElement.closest(wanted)) bad("aria-required-parent", one);
  for (const one of all.filter(one => ["tree", "listbox", "tablist"].includes(one.getAttribute("role")) && isSeen(one))) {
    const wanted = { tree: "treeitem", listbox: "option", tablist: "tab" }[one.getAttribute("role")];
    for (const child of one.children) if (child.getAttribute("role") !== wanted) bad("aria-required-children", child);
    if (!one.children.length) bad("aria-required-children", one);
  }
  for (const one of all.filter(one => one.matches("[role=combobox]"))) for (const name of ["aria-expanded", "aria-controls"]) if (!one.hasAttribute(name)) bad("aria-required-attr", one, name);
  for (const one of all.filter(one => one.matches("[role=tab], [role=option]"))) if (!one.hasAttribute("aria-selected")) bad("aria-required-attr", one);
  // list, listitem, dlitem
  for (const one of seen) {
    if (one.matches("ul:not([role]), ol:not([role])")) for (const child of one.children) if (child.tagName !== "LI") bad("list", child);
    if (one.matches("li:not([role])") && !one.parentElement.matches("ul, ol")) bad("listitem", one);
    if (one.matches("dt, dd") && !one.parentElement.matches("dl")) bad("dlitem", one);
  }
  // tabindex, aria-hidden-focus, nested-interactive
  for (const one of all) {
    if (one.tabIndex > 0) bad("tabindex", one);
    if (one.closest("[aria-hidden=true]") && one.tabIndex >= 0) bad("aria-hidden-focus", one);
    if (one.matches("button, a[href], [role=option], [role=tab]") && one.querySelector("button, a[href], input, [tabindex]")) bad("nested-interactive", one);
  }
  for (const svg of document.querySelectorAll("svg")) {
    if (svg.getAttribute("role") !== "img" || !svg.getAttribute("aria-label")) bad("svg-img-alt", svg);
    if (svg.querySelector("[href], [*|href], [tabindex], button")) bad("svg: stops for the keyboard", svg.querySelector("[href], [*|href], [tabindex], button"));
  }
  // heading-order
  let level = 1;
  for (const one of seen.filter(one => /^H[1-6]$/.test(one.tagName))) { const now = Number(one.tagName[1]); if (now > level + 1) bad("heading-order", one); level = now; }
  // scrollable-region-focusable
  for (const one of seen) {
    const style = getComputedStyle(one);
    if (/auto|scroll/.test(style.overflowY) && !one.matches("[role=listbox]") && one.scrollHeight > one.clientHeight + 1 && one.tabIndex < 0 && !one.querySelector("button, a[href], input, [tabindex]")) bad("scrollable-region-focusable", one);
  }
  // target-size: 24 points, but for words in a line
  for (const one of seen.filter(one => one.matches("button:not(.to), input"))) { const rect = one.getBoundingClientRect(); if (rect.height < 24 || rect.width < 24) bad("target-size", one, Math.round(rect.width) + "x" + Math.round(rect.height)); }
  // color-contrast: 4.5 for words, 3 for large ones
  const channel = value => { const c = value / 255; return c <= .03928 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4; };
  const parse = color => { const found = color.match(/[\d.]+/g).map(Number); return { rgb: found.slice(0, 3), a: found.length > 3 ? found[3] : 1 }; };
  const luminance = rgb => .2126 * channel(rgb[0]) + .7152 * channel(rgb[1]) + .0722 * channel(rgb[2]);
  const ground = one => { for (let next = one; next; next = next.parentElement) { const color = parse(getComputedStyle(next).backgroundColor); if (color.a === 1) return color.rgb; } return [255, 255, 255]; };
  for (const one of seen) {
    if (![...one.childNodes].some(child => child.nodeType === 3 && child.data.trim())) continue;
    const style = getComputedStyle(one), [a, b] = [luminance(parse(style.color).rgb), luminance(ground(one))], size = parseFloat(style.fontSize);
    const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05), isLarge = size >= 24 || size >= 18.66 && Number(style.fontWeight) >= 700;
    if (ratio < (isLarge ? 3 : 4.5)) bad("color-contrast", one, ratio.toFixed(2));
  }
};

"""##
