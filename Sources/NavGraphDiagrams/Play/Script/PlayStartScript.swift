// swift-format-ignore-file

/// Starts the app if the page has tables. The open panel highlights the visible
/// screens in the picture. When the server sends new tables, the walk restarts.
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
