// swift-format-ignore-file

/// Manages intents that wait for a guard flow, a root, or the dismissal of a modal.
let playWaitingScript = ##"""
  // Shows the guard's flow and parks the rest of the intent. Refuses the intent if the guard has no flow, or has failed again after its
  // flow.
  function refused(s, { guard, r, rest, atRoot }, intent) {
    const isSecondNo = intent.flowsShown.includes(key(guard));
    const flow = flowOf(guard);
    if (!flow || (isSecondNo && !isStart(intent))) {
      note(s, intent, isSecondNo ? "its guard still says no after its flow" : "refused by a guard");
      accept(s, r, intent);
      // A refused `present` counts as ended, so its continuation runs.
      if (intent.refused) s.queue.unshift(continuing(intent.refused.then, { by: "guard" }, intent.refused.place, null));
      if (isStart(intent) && s.tree.rootName === null && !s.tree.home) {
        s.startIsRefused = true;
        s.tree = { ...s.tree };
        s.tree.root = make(s.tree, blank);
      }
      return toScreen(s);
    }
    // The other guards may no longer succeed when the flow has ended.
    let waiting = { ...intent, work: rest, denied: none, granted: none, flowsShown: [...intent.flowsShown, key(guard)] };
    const up = linkOf(intent) ? flowUpFor(s, guard) : null;
    if (up !== null) {
      accept(s, r, intent);
      replaceBehind(s, up, waiting);
      return toScreen(s);
    }
    if (atRoot) {
      if (rest[0] === "rest") waiting = { ...waiting, work: ["rest", rest[1], null, rest[3]] };
      if (!linkOf(intent) && s.tree.rootName !== null) dropParkedLinks(s, "the app leaves its root");
    }
    const [shown, id] = showing(flow, r, atRoot);
    if (id !== null) s.parked.set(id, { guard, intent: waiting });
    accept(s, shown, intent);
    return toScreen(s);
  }

  // Returns the reducer after showing the flow of a guard, on top or instead of the root, and the identifier of the flow.
  function showing(flow, r, atRoot) {
    const shown = copied(r);
    if (atRoot) {
      enterRootFlow(shown, flow);
      return [shown, shown.tree.rootFlow ? shown.tree.rootFlow.id : null];
    }
    // Nothing can be presented on an alert.
    const top = lastOf(shown.tree.modals);
    if (top && !top.content) uncover(shown);
    present(shown, flow, null, null);
    return [shown, shown.presented];
  }

  // Returns the first guard of a failed guard's flow that hasn't succeeded yet. Guards that have just failed aren't evaluated again.
  function missingGuardOfFlow(s, guard, r, intent, atRoot) {
    const flow = flowOf(guard);
    if (!flow || (!isStart(intent) && intent.flowsShown.includes(key(guard)))) return null;
    if (linkOf(intent) && flowUpFor(s, guard) !== null) return null;
    const [shown] = showing(flow, r, atRoot);
    const guards = [...(atRoot ? guardsOfModal(flow) : none), ...guardsEntered(shown.tree, r.tree)];
    return guards.find((missing) => {
      if (intent.granted.includes(key(missing)) || intent.denied.some((one) => same(one, missing))) return false;
      // A blank scene can show only the flow.
      return s.tree.rootName !== null || s.tree.rootFlow || flowOf(missing);
    }) || null;
  }

  // Shows the previous root again, or starts with the idiom's root, if the flow of a root's guard has ended and nothing else will create a
  // root. Returns whether the previous root was shown.
  function bringsRootBack(s) {
    if (!s.isReady || s.tree.rootName || s.tree.rootFlow || s.question || s.startIsRefused || s.queue.some(canMakeRoot)) return false;
    if (s.tree.home) {
      const r = reducer(s.tree);
      goHome(r);
      accept(s, r, null);
      return true;
    }
    s.queue.unshift(intentOf(["start", rootOn(s.tree.idiom)]));
    return false;
  }

  // MARK: Waiting links

  function openLink(s, wanted) {
    const target = s.hasStarted && s.isConnected ? wanted : atStart(wanted);
    if (s.startIsRefused) {
      s.startIsRefused = false;
      s.queue.unshift(intentOf(["start", rootOn(s.tree.idiom)]));
      pump(s);
    }
    const pending = [
      ...s.queue, ...s.remaining.values(), s.question && s.question.intent, ...[...s.parked.values()].map((parked) => parked.intent),
      s.waitingLink,
    ];
    if (pending.some((one) => one && linkOf(one) && same(linkOf(one), target))) return undefined;
    const intent = intentOf(["open", target]);
    if (isShownAtOnce(s, target)) {
      dropQueued(s, "a newer one came", true);
      return enqueue(s, intent);
    }
    const behind = s.tree.rootFlow && s.parked.get(s.tree.rootFlow.id);
    if (behind && behind.intent && linkOf(behind.intent)) return replaceBehind(s, s.tree.rootFlow.id, intent);
    if (s.question && s.question.holdsQueue && s.question.intent && linkOf(s.question.intent)) {
      note(s, s.question.intent, "a newer one came");
      s.question = { ...s.question, intent, isForAnother: true };
      return undefined;
    }
    dropQueued(s, "a newer one came", false);
    dropParkedLinks(s, "a newer one came");
    return enqueue(s, intent);
  }

  // Drops the links in the queue that are shown at once, or those that aren't. A new link replaces only links of its kind.
  function dropQueued(s, why, atOnce) {
    const isMeant = (intent) => Boolean(linkOf(intent)) && isShownAtOnce(s, linkOf(intent)) === atOnce;
    const queued = s.queue.filter(isMeant);
    s.queue = s.queue.filter((intent) => !isMeant(intent));
    for (const link of queued) note(s, link, why);
  }

  // Drops the links that wait for a guard's flow or for the dismissal of a modal. The flow stays on screen.
  function dropParkedLinks(s, why) {
    if (s.waitingLink) {
      note(s, s.waitingLink, why);
      s.waitingLink = null;
    }
    for (const id of [...s.parked.keys()].sort((one, other) => one - other)) {
      const { guard, intent } = s.parked.get(id);
      if (!intent || !linkOf(intent)) continue;
      s.parked.set(id, { guard, intent: null });
      note(s, intent, why);
    }
  }

  // Returns the identifier of the guard's flow if it's shown, otherwise null.
  function flowUpFor(s, guard) {
    for (const [id, parked] of s.parked) {
      const isUp = (s.tree.rootFlow && s.tree.rootFlow.id === id) || s.tree.modals.some((modal) => modal.id === id);
      if (isUp && same(parked.guard, guard)) return id;
    }
    return null;
  }

  // Parks a link until a flow that is already shown has ended, instead of the intent that has waited for it.
  function replaceBehind(s, flow, intent) {
    const old = s.parked.get(flow);
    if (!old) return;
    if (old.intent) note(s, old.intent, "a newer link waits in its place");
    s.parked.set(flow, { guard: old.guard, intent: { ...intent, flowsShown: [...intent.flowsShown, key(old.guard)] } });
  }
"""##
