// swift-format-ignore-file

/// Manages the queue of intents, and those that wait for guards. Effects are collected in a list, and performed at once.
let playSchedulerScript = ##"""
  function scheduler(idiom) {
    const s = {
      tree: emptyTree(idiom), effects: [], queue: [], question: null, parked: new Map(), waitingLink: null, endings: [], remaining: new Map(),
      lastQuestion: 0, opensWindows: false, startIsRefused: false, isBusy: false, hasStopped: false, isReady: false, hasStarted: false,
      isConnected: false, isExhausted: false, said: [],
    };
    const root = rootOn(idiom);
    const r = reducer(s.tree);
    enter(r, root, "root");
    if (guardsEntered(r.tree, s.tree).length) s.queue.push(intentOf(["start", root]));
    else accept(s, r, null);
    return s;
  }

  // Returns a copy, so that the panel can go back to this state.
  function copyOf(s) {
    return {
      ...s, effects: s.effects.slice(), queue: s.queue.slice(), parked: new Map(s.parked), endings: s.endings.slice(),
      remaining: new Map(s.remaining), said: s.said.slice(),
    };
  }

  // MARK: Conditions for beginning

  const isRootThere = (s) => !s.tree.rootFlow && s.hasStarted;
  const isAnythingThere = (s) => Boolean(s.tree.rootFlow) || s.tree.rootName !== null;
  const isShownAtOnce = (s, target) => isNow(resolved(target, s.tree.idiom));

  // Returns whether the intent can begin in the current tree. Links and app-level events wait for a root. A link that is shown at once
  // waits for a root or the flow of its guard.
  function mayBegin(s, intent) {
    const link = linkOf(intent);
    if (link) return isShownAtOnce(s, link) ? isAnythingThere(s) : isRootThere(s);
    return intent.work[0] === "strike" ? isRootThere(s) && s.isConnected : true;
  }

  const nextIndex = (s) => s.queue.findIndex((intent) => mayBegin(s, intent));
  const isUserWish = (intent) =>
    intent.work[0] === "open" ? intent.waitedFor === null : ["action", "select", "dismissal", "event", "strike"].includes(intent.work[0]);

  // Returns whether the intent can create a root if there is none.
  function canMakeRoot(intent) {
    const link = linkOf(intent);
    if (link) return intent.flowsShown.length > 0 && mayEnterRoot(link);
    return ["start", "rest"].includes(intent.work[0]);
  }

  // MARK: Turns

  function enqueue(s, intent) {
    if (s.hasStopped) return;
    const isPending = (other) => other && same(other.work, intent.work);
    if ((s.question && isPending(s.question.intent)) || s.queue.some(isPending)) return note(s, intent, "asked for twice");
    s.queue.push(intent);
    cancelQuestion(s, intent);
    pump(s);
    return undefined;
  }

  function pump(s) {
    if (!s.isReady || s.isBusy || s.question || s.hasStopped || (nextIndex(s) < 0 && !s.endings.length)) return;
    s.isBusy = true;
    s.effects.push({ e: "begin" });
  }

  function begin(s) {
    if (s.hasStopped) return;
    settleEndings(s);
    if (bringsRootBack(s)) return toScreen(s);
    const index = nextIndex(s);
    if (index < 0) return finishTurn(s);
    let [intent] = s.queue.splice(index, 1);
    if (["event", "strike", "action", "continuation"].includes(intent.work[0]) && s.tree.rootFlow) {
      const link = s.queue.map(linkOf).find((one) => one && !isShownAtOnce(s, one));
      intent = { ...intent, older: link || null };
    }
    s.effects.push({ e: "plan", intent });
    return undefined;
  }

  function toScreen(s) {
    s.isBusy = true;
    s.effects.push({ e: "show" });
  }

  function finishTurn(s) {
    settleEndings(s);
    if (bringsRootBack(s)) return toScreen(s);
    s.isBusy = false;
    pump(s);
    return undefined;
  }

  // Performs the decision about an intent.
  function carryOut(s, plan, intent) {
    if (plan.d !== "ask" && plan.d !== "confirm") for (const why of plan.skipped) note(s, intent, why);
    switch (plan.d) {
      case "finish":
        accept(s, plan.r, intent);
        return toScreen(s);
      case "drop":
        accept(s, plan.r, intent);
        note(s, intent, plan.why);
        return toScreen(s);
      case "ask":
        return ask(s, { guard: plan.guard, isOfFlow: plan.isOfFlow }, intent, isStart(intent) && s.tree.rootName === null);
      case "refuse": return refused(s, plan, { ...intent, refused: plan.telling });
      case "confirm": return ask(s, { modal: plan.modal }, intent, true);
      case "wait":
        accept(s, plan.r, intent);
        s.waitingLink = { ...intent, work: ["open", plan.target], waitedFor: plan.modal };
        return toScreen(s);
      default:
        accept(s, plan.r, intent);
        s.remaining.set(plan.flow, { ...intent, work: plan.rest, denied: none });
        return toScreen(s);
    }
  }

  function accept(s, r, intent) {
    s.tree = { ...r.tree };
    markEntered(s.tree);
    if (r.hasLeftRoot) dropParkedLinks(s, "the app left its root");
    if (r.hasOpenedRoot && intent && intent.older) {
      const index = s.queue.findIndex((one) => linkOf(one) && same(linkOf(one), intent.older));
      if (index >= 0) note(s, s.queue.splice(index, 1)[0], "a newer one came");
    }
    s.hasStarted = s.hasStarted || s.tree.rootName !== null;
    s.endings.push(...r.ended);
    for (const url of r.browsed) s.said.push({ kind: "browsed", url });
    for (const root of r.windows) s.said.push({ kind: "window", root });
  }

  function note(s, intent, why) { s.said.push({ kind: "dropped", name: nameOfIntent(intent), why }); }

  // MARK: Ends of flows

  // Handles the flows that have left the screen: queues their parked intents, continuations, and the rest of their sequences.
  function settleEndings(s) {
    const over = s.endings;
    s.endings = [];
    const next = [];
    for (const ended of over) {
      s.said.push({ kind: "ended", m: ended.m, outcome: ended.outcome });
      let refusal = null;
      const parked = s.parked.get(ended.id);
      s.parked.delete(ended.id);
      if (parked && parked.intent) {
        const { intent } = parked;
        if (!ended.outcome.by) next.push(intent);
        else if (isStart(intent)) {
          // If another root or flow has been shown meanwhile, the start is obsolete.
          if (s.tree.rootName === null && !s.tree.rootFlow) next.push(intentOf(intent.work));
        } else {
          note(s, intent, "the flow of its guard was dismissed");
          if (runsContinuation(ended.outcome.by)) refusal = intent;
        }
      }
      const rest = s.remaining.get(ended.id) || null;
      s.remaining.delete(ended.id);
      const going = refusal
        ? refusal.refused && continuing(refusal.refused.then, { by: "guard" }, refusal.refused.place, rest)
        : continuationOf(s, ended, rest);
      if (going || rest) next.push(going || rest);
    }
    if (over.length && s.waitingLink) {
      next.push(s.waitingLink);
      s.waitingLink = null;
    }
    s.queue.unshift(...next);
  }

  // Returns the intent that runs the continuation at the presenter, followed by the rest of the sequence that ended the flow.
  function continuationOf(s, ended, rest) {
    if (!ended.then || ended.presenter === null || !nodeOf(s.tree, ended.presenter)) return null;
    if (ended.outcome.by && !runsContinuation(ended.outcome.by)) return null;
    return continuing(ended.then, ended.outcome, ended.presenter, rest);
  }

  function continuing(then, outcome, presenter, rest) {
    const parts = rest && rest.work[0] === "rest" ? rest.work[1] : none;
    const work = ["continuation", then, outcome, presenter, parts];
    return rest ? { ...rest, work } : intentOf(work);
  }

  // MARK: Questions

  // Requests an answer from the app. Unless `holdsQueue` is true, newer intents of the user cancel the question.
  function ask(s, subject, intent, holdsQueue) {
    s.lastQuestion += 1;
    s.question = { id: s.lastQuestion, subject, intent, holdsQueue, isForAnother: false };
    s.isBusy = false;
    s.effects.push({ e: "ask", subject, id: s.lastQuestion });
    const newer = holdsQueue ? null : s.queue.find((one) => endsQuestions(s, one));
    if (!newer) return;
    cancelQuestion(s, newer);
    pump(s);
  }

  function answer(s, id, isYes) {
    if (!s.question || s.question.id !== id) return;
    const question = s.question;
    s.question = null;
    s.isBusy = true;
    const { subject } = question;
    let { intent } = question;
    if (subject.guard) {
      s.said.push({ kind: "asked", guard: subject.guard, isYes });
      if (!intent) return toScreen(s);
      if (isYes) intent = { ...intent, granted: [...intent.granted, key(subject.guard)] };
      else intent = { ...intent, denied: subject.isOfFlow ? [...intent.denied, subject.guard] : [subject.guard] };
      s.effects.push({ e: "plan", intent });
      return undefined;
    }
    if (!intent) return toScreen(s);
    const policy = linkOf(intent) && resolved(linkOf(intent), s.tree.idiom).policy;
    if (isYes) intent = { ...intent, confirmed: [...intent.confirmed, subject.modal] };
    if (isYes || (question.isForAnother && policy && policy !== "dismiss")) {
      s.effects.push({ e: "plan", intent });
      return undefined;
    }
    note(s, intent, "what is up stays up");
    return toScreen(s);
  }

  // Cancels the pending question if `intent` is a newer request by the user that can begin now.
  function cancelQuestion(s, intent) {
    if (!s.question || s.question.holdsQueue || !endsQuestions(s, intent)) return;
    const dropped = s.question.intent;
    s.question = null;
    if (dropped) note(s, dropped, "the user went elsewhere while its guard was asked");
  }

  function endsQuestions(s, intent) {
    const link = linkOf(intent);
    if (s.tree.rootName === null && link && isShownAtOnce(s, link)) return false;
    return isUserWish(intent) && mayBegin(s, intent);
  }

  // MARK: Facts

  // Records a change that the user or the system has made to the screen.
  function factTaken(s, change) {
    s.tree = { ...s.tree };
    change(s.tree);
    markEntered(s.tree);
    if (!s.isBusy) toScreen(s);
  }

  function hostDismissed(s, id, outcome) {
    const index = s.tree.modals.findIndex((modal) => modal.id === id);
    if (index < 0) return;
    const r = reducer(s.tree);
    end(r, index, outcome);
    accept(s, r, null);
    factTaken(s, () => {});
  }

  // Performs all effects, up to `limit`. A question without an answer stays pending.
  function runAll(s, answers, limit) {
    let count = 0;
    while (s.effects.length) {
      const effect = s.effects.shift();
      count += 1;
      if (count > limit) {
        Object.assign(s, { hasStopped: true, queue: [], question: null, waitingLink: null, effects: [], isExhausted: true });
        s.parked.clear();
        s.remaining.clear();
        return;
      }
      if (effect.e === "begin") begin(s);
      else if (effect.e === "plan") carryOut(s, plan(s, effect.intent, answers), effect.intent);
      else if (effect.e === "show") finishTurn(s);
      else if (s.question && s.question.id === effect.id) {
        const isYes = effect.subject.guard ? answers.grants(effect.subject.guard) : answers.mayGo(effect.subject.modal);
        if (isYes !== null) answer(s, effect.id, isYes);
      }
    }
  }
"""##
