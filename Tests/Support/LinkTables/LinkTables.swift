/// Link tables like those of large web apps. Their patterns overlap often, and each overlap has a definite winner.
///
/// A placeholder has its type: `{n:Int}`; `{tab:hot|new}` is an enumeration. Each pattern has a separate screen.
package enum LinkTables {
  /// A code hosting site: short names and reserved words at the top level, numbers, refs, and paths.
  package static let forge = [
    "/", "/login", "/login/oauth/{provider:github|gitlab|google}", "/explore", "/explore/{tab:trending|topics|events}", "/topics",
    "/topics/{topic}", "/notifications", "/notifications/{filter:unread|saved|done}", "/pulls", "/pulls/{tab:assigned|mentioned}",
    "/issues",
    "/issues/{tab:assigned|mentioned}", "/search?q={q}", "/search", "/settings", "/settings/{page}", "/settings/profile",
    "/settings/security", "/settings/security/{device:UUID}", "/settings/tokens", "/settings/tokens/new", "/settings/tokens/{id:Int}",
    "/orgs/{org}", "/orgs/{org}/people", "/orgs/{org}/people/{person}", "/orgs/{org}/teams/{team}", "/orgs/{org}/teams/{team}/members",
    "/orgs/{org}/settings/{page}", "/orgs/{org}/settings/billing", "/sponsors/{user}", "/users/{user}/followers", "/{user}", "/@{user}",
    "/{user}/feed.atom", "/{owner}/{repo}", "/{owner}/{repo}/issues", "/{owner}/{repo}/issues/new",
    "/{owner}/{repo}/issues/{n:Int}",
    "/{owner}/{repo}/pulls", "/{owner}/{repo}/pull/{n:Int}", "/{owner}/{repo}/pull/{n:Int}/files", "/{owner}/{repo}/pull/{n:Int}/commits",
    "/{owner}/{repo}/pull/{n:Int}/commits/{sha}", "/{owner}/{repo}/pull/{n:Int}#{anchor}", "/{owner}/{repo}/tree/{ref}",
    "/{owner}/{repo}/tree/{ref}/{path...}", "/{owner}/{repo}/blob/{ref}/{path...}", "/{owner}/{repo}/raw/{ref}/{path...}",
    "/{owner}/{repo}/commit/{sha}", "/{owner}/{repo}/commit/{sha}.patch", "/{owner}/{repo}/compare/{range...}",
    "/{owner}/{repo}/releases", "/{owner}/{repo}/releases/latest", "/{owner}/{repo}/releases/tag/{tag}",
    "/{owner}/{repo}/actions/runs/{run:Int}", "/{owner}/{repo}/actions/runs/{run:Int}/job/{job:Int}", "/{owner}/{repo}/wiki/{page?}",
    "/{owner}/{repo}/settings", "/{owner}/{repo}/settings/{page}", "/{owner}/{repo}/settings/branches",
  ]
  /// A forum: a slug before a number, pages with extensions, and users with a sign.
  package static let forum = [
    "/latest", "/top", "/top/{period:daily|weekly|monthly|yearly|all}", "/c/{slug}/{id:Int}", "/c/{slug}/{sub}/{id:Int}", "/t/{id:Int}",
    "/t/{slug}/{id:Int}", "/t/{slug}/{id:Int}/{post:Int}", "/t/{slug}/{id:Int}/{mark:last|unread}", "/t/{slug}/{id:Int}/print",
    "/p/{post:Int}", "/p/{post:Int}/{user:Int}", "/u/{user}", "/u/{user}/{tab:summary|activity|badges|invited}",
    "/u/{user}/activity/{kind}",
    "/u/{user}/messages", "/u/{user}/messages/{box:inbox|sent|archive}", "/u/account-created", "/tag/{tag}",
    "/tag/{tag}/l/{order:latest|top}",
    "/tags", "/tags/c/{category}/{tag}", "/tags/c/{category}/none", "/g/{group}", "/g/{group}/members", "/posts/{id:Int}",
    "/posts/{id}.json",
    "/badges/{id:Int}", "/badges/{id:Int}/{slug}", "/my/{path...}", "/about", "/faq", "/uploads/{name}.png", "/uploads/{name}.pdf",
    "/uploads/{name}", "/invites/{key:UUID}", "/review", "/review/{id:Int}", "/review/topics", "/calendar/{day:Date}", "/calendar",
  ]
  /// A link aggregator: sort orders and optional comments, under two names.
  package static let links =
    ["/r", "/sub"].flatMap { mount in
      [
        "\(mount)/{sub}", "\(mount)/{sub}/{sort:hot|new|top|rising|controversial}", "\(mount)/{sub}/comments/{id}/{slug?}/{comment?}",
        "\(mount)/{sub}/about", "\(mount)/{sub}/about/{tab:moderators|banned|log|rules}", "\(mount)/{sub}/wiki",
        "\(mount)/{sub}/wiki/{path...}",
        "\(mount)/{sub}/submit", "\(mount)/{sub}/search?q={q}", "\(mount)/{sub}/search", "\(mount)/{sub}/s/{share}", "\(mount)/popular",
        "\(mount)/all", "\(mount)/all/{sort:hot|new|top|rising|controversial}", "\(mount)/u_{user}", "\(mount)/u_{user}/comments/{id}",
      ]
    } + [
      "/user/{user}", "/user/{user}/{tab:comments|submitted|saved|upvoted}", "/user/{user}/m/{multi}", "/user/me", "/user/me/m/{multi}",
      "/message/{box:inbox|unread|sent}", "/message/messages/{id}", "/live/{id}", "/gallery/{id}", "/poll/{id}", "/video/{id}",
    ]
  /// A shop: an optional language prefix, collections, and files.
  package static let shop = ["", "/{locale:en|de|fr|pt-BR}"].flatMap { mount in
    [
      "\(mount)/products", "\(mount)/products/{handle}", "\(mount)/products/{handle}.json", "\(mount)/products/{handle}/reviews",
      "\(mount)/products/{handle}/reviews/{n:Int}", "\(mount)/collections", "\(mount)/collections/all", "\(mount)/collections/{collection}",
      "\(mount)/collections/{collection}/{tag}", "\(mount)/collections/{collection}/products/{handle}",
      "\(mount)/collections/all/products/{handle}", "\(mount)/pages/{handle}", "\(mount)/pages/contact", "\(mount)/blogs/{blog}",
      "\(mount)/blogs/{blog}/{article}", "\(mount)/blogs/{blog}/tagged/{tag}", "\(mount)/cart", "\(mount)/cart/{token:UUID}",
      "\(mount)/checkout/{step:address|shipping|payment}", "\(mount)/account", "\(mount)/account/orders/{n:Int}",
      "\(mount)/account/orders/{id:UUID}", "\(mount)/account/addresses", "\(mount)/gift/{amount:Double}", "\(mount)/gift/{n:Int}",
      "\(mount)/collections/sale-{season}", "\(mount)/policies/{policy:privacy|terms|refund}", "\(mount)/discount/{code}?redirect={to}",
      "\(mount)/discount/{code}",
    ]
  }
  /// A project tracker: projects, keys, and boards, and the same pages for each of many product lines.
  package static let tracker =
    ["browse/{key}", "browse/{key}/activity", "projects", "projects/{key}", "projects/{key}/boards/{id:Int}"]
    .map { "/" + $0 }
    + (0..<16).flatMap { line in
      [
        "/work\(line)", "/work\(line)/items", "/work\(line)/items/{id:Int}", "/work\(line)/items/new", "/work\(line)/items/{id:Int}/edit",
        "/work\(line)/items/{slug}", "/work\(line)/items/{slug}/history", "/work\(line)/items/{slug}/history/{rev:Int}",
        "/work\(line)/boards/{board}", "/work\(line)/boards/{board}/{view:list|grid|timeline}", "/work\(line)/boards/{board}/{card:Int}",
        "/work\(line)/boards/{board}/{card:Int}/{day:Date}", "/work\(line)/files/{path...}", "/work\(line)/files/{name}.csv",
        "/work\(line)/reports?from={from:Date}", "/work\(line)/reports", "/work\(line)/reports/{id:UUID}", "/work\(line)/reports/{name}",
        "/work\(line)/team/@{user}", "/work\(line)/team/{user}", "/work\(line)/team/me", "/work\(line)/{page...}",
      ]
    }

  package static let all = forge + forum + links + shop + tracker
}
