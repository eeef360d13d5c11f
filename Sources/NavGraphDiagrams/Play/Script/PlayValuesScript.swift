// swift-format-ignore-file

/// Values: ["s", "text"], ["i", "42"], ["e", case], ["L", [values]], ["n"], ["?"]. Numbers
/// are strings in the format of Swift, because JavaScript can't represent 64-bit integers.
let playValuesScript = ##"""
  const columnNames = ["sidebar", "content", "detail", "inspector"];
  const idiomNames = ["phone", "pad", "mac", "vision"];
  const none = [];

  // Returns the same string for equal values. Canonically equivalent strings are equal, as in Swift, and so are both zeros.
  function key(value) {
    let text = JSON.stringify(value === undefined ? null : value);
    if (text.includes('["d","-0.0"]')) text = text.replaceAll('["d","-0.0"]', '["d","0.0"]');
    return /^[\x00-\x7f]*$/.test(text) ? text : text.normalize("NFC");
  }

  const same = (one, other) => one === other || key(one) === key(other);

  // Returns the table row of a code: "s3" is the fourth screen. "u" is an unresolved name.
  function row(code) {
    return code === "u" ? { n: "?" } : tables[code[0]][Number(code.slice(1))];
  }

  const nameOf = (code) => row(code).n;
  const parametersOf = (code) => row(code).p || none;

  // Returns a number in the format of Swift's `Double`: the shortest digits, with at least one after the point.
  function doubleText(number) {
    if (number === 0) return Object.is(number, -0) ? "-0.0" : "0.0";
    const [digits, power] = number.toExponential().split("e");
    const exponent = Number(power);
    if (exponent < -4 || exponent >= 16) {
      const padded = String(Math.abs(exponent)).padStart(2, "0");
      return (digits.includes(".") ? digits : digits + ".0").replace(/\.0$/, ".0") + "e" + (exponent < 0 ? "-" : "+") + padded;
    }
    const text = String(number);
    return text.includes(".") ? text : text + ".0";
  }

  // Returns the value converted to a type.
  function typed(value, type) {
    const carried = tables.types[type];
    const [kind, content] = value;
    if (kind === "s") {
      if (carried.k === "l") return ["l", content];
      if (carried.k === "u") return ["u", content.toUpperCase()];
      if (carried.k === "t") return ["t", content];
    }
    if (kind === "i" && carried.k === "d") return ["d", doubleText(Number(content))];
    if (kind === "L" && carried.k === "L") return ["L", content.map((element) => typed(element, carried.e))];
    return value;
  }

  // Returns the value of a term, which is a parameter, a literal, or a list of terms.
  function valueOf(term, bound) {
    const [kind, content] = term;
    if (kind === "p") return bound[content] || ["?"];
    if (kind === "L") return ["L", content.map((element) => valueOf(element, bound))];
    return content;
  }

  // Returns a screen, modal, guard, or other item with a value for each parameter. Missing values are the defaults.
  function made([code, given], bound) {
    const values = parametersOf(code).map((parameter) => {
      const argument = given.find((one) => one[0] === parameter);
      return argument ? typed(valueOf(argument[1], bound), tables.params[parameter].t) : tables.params[parameter].d;
    });
    return { i: code, v: values };
  }

  function binding(parameters, values) {
    const bound = {};
    parameters.forEach((parameter, index) => { if (!(parameter in bound)) bound[parameter] = values[index]; });
    return bound;
  }

  const bindingOf = (thing) => binding(parametersOf(thing.i), thing.v);

  // MARK: Descriptions

  function quoted(text) {
    let out = '"';
    for (const character of text) {
      if (character === '"' || character === "\\") out += "\\" + character;
      else if (character === "\n") out += "\\n";
      else if (character === "\t") out += "\\t";
      else if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cn}]/u.test(character)) out += "\\u{" + character.codePointAt(0).toString(16) + "}";
      else out += character;
    }
    return out + '"';
  }

  function textOf([kind, content]) {
    switch (kind) {
      case "s": case "u": case "t": case "l": return quoted(content);
      case "i": case "d": return content;
      case "b": return content ? "true" : "false";
      case "e": return "." + tables.cases[content];
      case "L": return "[" + content.map(textOf).join(", ") + "]";
      case "n": return "nil";
      case "x": return "<" + content + ">";
      default: return "?";
    }
  }

  // Returns an item as it's written in the language, for example Chat(id: "42"). Omits arguments that equal their defaults.
  function describe(thing) {
    const given = parametersOf(thing.i).flatMap((parameter, index) => {
      const { n, d, f } = tables.params[parameter];
      return f && same(thing.v[index], d) ? [] : [n + ": " + textOf(thing.v[index])];
    });
    return nameOf(thing.i) + (given.length ? "(" + given.join(", ") + ")" : "");
  }

  // Returns a text of the graph with the values of its parameters.
  function words(parts, bound) {
    return (parts || none).map((part) => {
      if (typeof part === "string") return part;
      const value = bound[part];
      return !value ? "" : value[0] === "s" ? value[1] : textOf(value);
    }).join("");
  }
"""##
