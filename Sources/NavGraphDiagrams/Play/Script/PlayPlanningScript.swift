// swift-format-ignore-file

/// Plans an intent: performs its steps on a copy of the tree until it must evaluate a guard or wait. `work` is the intent:
/// ["event", event, place], ["strike", event], ["action", event, bar], ["start", root], ["rest", parts, place, name],
/// ["continuation", then, outcome, place, parts], ["open", target], ["select", index, container], ["dismissal", modal].
let playPlanningScript = ##"""
  function intentOf(work) {
    return { work, granted: none, flowsShown: none, refused: null, denied: none, waitedFor: null, older: null, confirmed: none };
  }

  const linkOf = (intent) => (intent.work[0] === "open" ? intent.work[1] : null);
  const isStart = (intent) => intent.work[0] === "start";

  function nameOfIntent({ work: [kind, first, , third] }) {
    switch (kind) {
      case "event": case "strike": case "action": return first.n;
      case "rest": return third;
      case "open": return "link";
      case "select": return "tab or page";
      case "dismissal": return "swipe";
      default: return kind;
    }
  }

  // Returns whether modals must confirm that this step dismisses them. Other steps are decisions of the app and need no confirmation.
  function asksAbout(intent, step) {
    return ["open", "dismissal"].includes(intent.work[0]) || ["open", "switchTo", "restart"].includes(step.a);
  }

  const part = (actions) => ({ actions, spot: null });

  function plan(s, intent, answers) {
    const r = reducer(s.tree);
    const [kind, first, second, third, fourth] = intent.work;
    const dropped = (why) => ({ skipped: none, d: "drop", why, r });
    let parts = none;
    let guards = none;
    switch (kind) {
      case "start": parts = [part([{ a: "switchTo", root: first }])]; break;
      case "event":
        if (second !== null) {
          if (!nodeOf(s.tree, second)) return dropped("its place is gone");
          if (!isInFront(s.tree, second)) return dropped("its place is covered");
          r.place = second;
        }
        parts = [part(first.a)];
        guards = first.g;
        break;
      case "strike":
        r.isStriking = true;
        parts = [part(first.a)];
        guards = first.g;
        break;
      case "action": {
        if (!isInFront(s.tree, second)) return dropped("the tab bar is covered");
        const bar = nodeOf(s.tree, second);
        r.place = bar ? leafOf(bar).id : null;
        parts = [part(first.a)];
        guards = first.g;
        break;
      }
      case "rest":
        if (second !== null && !isInFront(s.tree, second)) return dropped("the user went elsewhere");
        r.place = second === null ? leafOfTree(s.tree).id : second;
        parts = first;
        break;
      case "continuation":
        if (!nodeOf(s.tree, third)) return dropped("the presenter is gone");
        if (!isInFront(s.tree, third)) return dropped("the presenter is covered");
        r.place = third;
        parts = [part(actionsAfter(first, second)), ...fourth];
        break;
      case "open": parts = [part([{ a: "open", target: first }])]; break;
      case "select": {
        if (!isInFront(s.tree, second)) return dropped("the tab bar or the pages are covered");
        choose(r, first, second);
        const question = missingGuard(s, { a: "stay" }, r, reducer(s.tree), intent, intent.work);
        return question ? { skipped: none, ...question.decision } : { skipped: none, d: "finish", r };
      }
      default: {
        const index = s.tree.modals.findIndex((modal) => modal.id === first);
        if (index < 0) return { skipped: none, d: "finish", r };
        if (index === s.tree.modals.length - 1 && !intent.confirmed.includes(first)) return { skipped: none, d: "confirm", modal: first };
        end(r, index, { by: "user" });
        return { skipped: none, d: "finish", r };
      }
    }
    const missing = guards.find((guard) => !intent.granted.includes(key(guard)));
    if (missing) {
      if (r.isStriking) uncover(r);
      return { skipped: none, ...asked(s, missing, r, intent, intent.work, false, lastPresented(s, parts, r.place, answers)) };
    }
    return planParts(s, parts, r, intent, answers);
  }

  // Ends the alerts on top and continues at the screen under them.
  function uncover(r) {
    uncoverAlerts(r);
    r.place = leafOfTree(r.tree).id;
  }

  function planParts(s, all, start, intent, answers) {
    let r = start;
    let parts = all.slice();
    const skipped = [];
    const decided = (decision) => ({ skipped, ...decision });
    const leaveOut = (why) => {
      parts = parts.slice(1);
      if (!parts.length) return decided({ d: "drop", why, r });
      skipped.push(why);
      return null;
    };
    while (parts.length) {
      const first = parts[0].actions[0];
      if (!first) {
        parts = parts.slice(1);
        continue;
      }
      if (parts[0].spot) {
        const place = leafAt(r.tree, parts[0].spot);
        if (place === null) {
          const over = leaveOut("its place is not in front any more");
          if (over) return over;
          continue;
        }
        r.place = place;
        parts = replaced(parts, 0, part(parts[0].actions));
      }
      if (first.a === "branch") {
        const chosen = chosenBranch(first.branches, answers.holds, s.opensWindows);
        parts = replaced(parts, 0, { ...parts[0], actions: [...(chosen ? chosen.actions : none), ...parts[0].actions.slice(1)] });
        continue;
      }
      let step = first;
      if (step.a === "open" && step.target.branches.length) {
        const top = lastOf(r.tree.modals);
        if (step.target.policy === "wait" && top) return decided({ d: "wait", r, modal: top.id, target: step.target });
        const chosen = chosenTarget(step.target, answers.holds);
        if (chosen) step = { a: "open", target: chosen };
      }
      if (r.isStriking && !["open", "stay", "browse", "openWindow"].includes(step.a)) {
        const top = lastOf(r.tree.modals);
        if (top && !top.content) uncover(r);
      }
      const next = copied(r);
      next.isLastStep = parts[0].actions.length === 1;
      run(next, step);
      if (next.dropped !== null) {
        const over = leaveOut(next.dropped);
        if (over) return over;
        continue;
      }
      const question = missingGuard(s, step, next, r, intent, restOf(parts, parts[0], r, intent));
      // A flow for the same guard stays on screen if it's already shown.
      if (question && goesBehindFlow(s, step, question.guard)) return decided(question.decision);
      const over = next.ended.slice(r.ended.length);
      const wait = heldUp(s, step, over, r, intent, first);
      if (wait) return decided(wait);
      if (question) return decided(question.decision);
      r = next;
      markEntered(r.tree);
      parts = replaced(parts, 0, { ...parts[0], actions: parts[0].actions.slice(1) });
      const ended = parts.some((one) => one.actions.length) ? over.find((one) => goesOnAfter(s, one, r.tree)) : null;
      if (ended) {
        let spot = ended.presenter === null ? null : spotOf(r.tree, ended.presenter);
        if (step.a === "dismissAll") spot = ["root", r.tree.entry];
        const rest = restOf(parts, { ...parts[0], spot }, r, intent);
        return decided({ d: "divide", r, flow: ended.id, rest });
      }
    }
    return decided({ d: "finish", r });
  }

  // Returns the rest of an intent. Links stay links, so that a later link can replace them.
  function restOf(parts, first, r, intent) {
    if (linkOf(intent) || isStart(intent)) return intent.work;
    return ["rest", [first, ...parts.slice(1)], r.place, nameOfIntent(intent)];
  }

  // Returns the first guard of the step that hasn't succeeded yet, and the resulting decision.
  function missingGuard(s, step, next, r, intent, rest) {
    const isMissing = (guard) => !intent.granted.includes(key(guard));
    if (step.a === "open" && showsNewPlace(next.tree, r.tree)) {
      // The guards of a link protect the last place that it shows.
      const guard = resolved(step.target, s.tree.idiom).guards.find(isMissing);
      if (guard) return { guard, decision: asked(s, guard, r, intent, rest, false, null) };
    }
    const guard = guardsEntered(next.tree, r.tree).find(isMissing);
    if (!guard) return null;
    const entersRoot = next.tree.entry !== r.tree.entry;
    const isOnRoot = entersRoot && next.tree.rootName !== null && isAskedFor(s, guard, next.tree.rootName);
    return { guard, decision: asked(s, guard, r, intent, rest, isOnRoot, hearingOf(step, r.place)) };
  }

  // Returns the continuation of a step that presents a modal.
  function hearingOf(step, place) {
    return step && step.a === "present" && step.then && place !== null ? { then: step.then, place } : null;
  }

  // Returns the continuation of the last modal that an event presents. A guard of an event refuses the whole event.
  function lastPresented(s, parts, place, answers) {
    let actions = parts.length ? lastOf(parts).actions : none;
    if (actions.length && lastOf(actions).a === "branch") {
      const chosen = chosenBranch(lastOf(actions).branches, answers.holds, s.opensWindows);
      actions = chosen ? chosen.actions : none;
    }
    return hearingOf(lastOf(actions.filter((action) => action.a === "present")), place);
  }

  // Returns whether the guard belongs to the root or to something that the root shows initially.
  function isAskedFor(s, guard, root) {
    const fresh = reducer(s.tree);
    enter(fresh, root, "root");
    return guardsEntered(fresh.tree, s.tree).some((one) => same(one, guard));
  }

  // Returns the decision for a guard that hasn't succeeded. It's evaluated, or its flow is shown if it has failed. The guards of that flow
  // are evaluated before.
  function asked(s, guard, r, intent, rest, atRoot, telling) {
    if (!intent.denied.length || !same(intent.denied[0], guard)) return { d: "ask", guard, isOfFlow: false };
    const last = lastOf(intent.denied);
    const missing = missingGuardOfFlow(s, last, r, intent, atRoot);
    return missing ? { d: "ask", guard: missing, isOfFlow: true } : { d: "refuse", guard: last, r, rest, atRoot, telling };
  }

  // Returns whether a link that requires the guard waits for a flow that is already shown, instead of dismissing it.
  function goesBehindFlow(s, step, guard) {
    if (step.a !== "open" || flowUpFor(s, guard) === null) return false;
    const { policy } = resolved(step.target, s.tree.idiom);
    return policy === "dismiss" || leavesModals(policy);
  }

  // Returns the decision for a step that would dismiss modals which must confirm it, or which make a link wait.
  function heldUp(s, step, ended, r, intent, whole) {
    if (!asksAbout(intent, step)) return null;
    const top = lastOf(r.tree.modals);
    if (whole.a === "open" && resolved(whole.target, s.tree.idiom).policy === "wait" && top) {
      return { d: "wait", r, modal: top.id, target: whole.target };
    }
    const inTheWay = ended.filter((over) => s.tree.modals.some((modal) => modal.id === over.id));
    const blocked = lastOf(inTheWay.filter((over) => dismissalOf(over.m) === "blocked"));
    // If the link has to wait anyway, confirmations aren't needed yet.
    if (whole.a === "open" && blocked) return { d: "wait", r, modal: blocked.id, target: whole.target };
    const over = inTheWay.find((one) => dismissalOf(one.m) === "confirm" && !intent.confirmed.includes(one.id));
    return over ? { d: "confirm", modal: over.id } : null;
  }

  // Returns whether a continuation runs before the next step of a sequence that has ended the flow.
  function goesOnAfter(s, over, tree) {
    const parked = s.parked.get(over.id);
    const refused = parked && parked.intent && parked.intent.refused;
    if (refused && over.outcome.by && runsContinuation(over.outcome.by)) {
      return isInFront(tree, refused.place) && actionsAfter(refused.then, { by: "guard" }).length > 0;
    }
    if (!over.then || over.presenter === null || !isInFront(tree, over.presenter)) return false;
    if (over.outcome.by && !runsContinuation(over.outcome.by)) return false;
    return actionsAfter(over.then, over.outcome).length > 0;
  }

  const runsContinuation = (cause) => ["guard", "user", "app"].includes(cause);
"""##
