// swift-format-ignore-file

/// Where a page has tables, the app starts. The panel lights what is on the screen while it is open. A page that is served gets other tables:
/// then the walk begins again.
let playStartScript = ##"""
function load() {
  const fresh = (navgraphPage.data && navgraphPage.data.play) || null;
  if (JSON.stringify(fresh) === JSON.stringify(tables)) return;
  tables = fresh;
  play = tables ? navgraphPlay(tables) : null;
  copied = tables ? navgraphCopying(play, tables, device) : null;
  section.replaceChildren();
  conditions.clear();
  history = [];
  devices = tables ? Object.keys(tables.roots) : [];
  if (devices.length) {
    if (!devices.includes(device.idiom)) device.idiom = devices[0];
    device.isNarrow = device.idiom === "phone";
    startOver();
  }
  if (navgraphPage.listPanes) navgraphPage.listPanes();
}

if (section) {
  new MutationObserver(() => { if (isOpen() && history.length) show(); }).observe(section, { attributes: true, attributeFilter: ["hidden"] });
  const { refresh } = navgraphPage;
  if (refresh) {
    navgraphPage.refresh = () => {
      refresh();
      load();
    };
  }
  load();
}
"""##
