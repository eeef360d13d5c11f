// swift-format-ignore-file

extension EmbeddedPage {
  /// `Grammar/navgraph.ebnf`, written by `EmbeddedPageTests`.
  static let grammarPage = EmbeddedPage(
    path: "Grammar/navgraph.ebnf",
    text: ###"""
(* The grammar of navgraph.

   Notation: "word" is a keyword or a mark, UPPER is a token, { } any number of times, [ ] at most once, | either, ( ) grouping.
   A test holds this file against the parser: every production here stands above the function that parses it.

   Line breaks. BREAK ends an item: it is one or more line breaks, or ";". A line break does not count
     inside ( ) and [ ];
     after  ,  ->  /  (  {  then  or  and  not ;
     before a line that starts with  ->  /  ,  or  then .
   "}" and the end of the file end an item as well. So does, whatever stands before it, a line that begins in its first column with the
   keyword of a declaration and a name or a text: a mistake never reaches into the next declaration. (This is the one thing that the
   first column means; the formatter indents what is continued.)

   Words. then when otherwise and or not nil true false are reserved. Every other keyword is one only where the grammar wants it, and a
   name everywhere else. *)

File          = { ( Import | Module | Needs | Declaration | Allow ) BREAK } ;
Import        = "import" STRING ;
Module        = "module" Name ;
Allow         = "allow" WORD STRING ;

(* What a module needs of the app and of other modules. The setting is "output". *)
Needs         = "needs" ( NeededScreen | NeededModal | NeededQuestion | NeededType | Setting ) ;
NeededScreen  = "screen" Name [ Parameters ] ;
NeededModal   = "modal" Name [ Parameters ] [ Returns ] ;
NeededQuestion = ( "guard" | "condition" ) Name [ Parameters ] ;
NeededType    = ( Type | Enum | Extern ) "from" Name ;

Declaration   = App | Type | Enum | Extern | Guard | Condition | Screen | Events | Stack | Tabs | Split | Pages | Modal | Alert
              | Appearance | Route | Alias | Entry | Assert ;

(* The app *)
App           = "app" Name [ "{" { AppItem BREAK } "}" ] ;
AppItem       = Platform | Scheme | Hosts | Strings | Root | Setting | Expiry | BarUse | Uses | Event | Allow ;
Platform      = "platform" WORD ( INTEGER | DECIMAL ) ;
Scheme        = "scheme" SchemeName { "," SchemeName } ;
SchemeName    = WORD | STRING ;
Hosts         = "hosts" STRING { "," STRING } ;
Strings       = "strings" [ STRING ] [ WORD ] ;
Root          = "root" Instance { Requires | RootPlace } [ OnIdioms ] ;
RootPlace     = "embedded" | "external" ;
OnIdioms      = "on" WORD { "," WORD } ;
Setting       = ( "output" | "access" | "links" | "precedence" | "style" | "display" | "minimize" | "dismissal" | "transition" | "hides"
                | "compact" | "placement" | "swipeBack" )
                WORD { [ "," ] WORD } ;
(* Which settings a body takes: app output, access, links, precedence, transition; screen hides, swipeBack, transition; tabs style, minimize;
   split display; pages transition; modal compact, placement, dismissal, transition. *)

(* Types *)
Type          = "type" Name "=" TypeUse ;
Enum          = "enum" Name "{" [ EnumCase { ( "," | BREAK ) EnumCase } [ "," ] ] "}" ;
EnumCase      = Name [ "=" STRING ] ;
Extern        = "extern" "type" Name [ ":" WORD { "," WORD } ] ;
TypeUse       = ( WORD | "[" TypeUse "]" ) [ "?" ] ;

(* Questions to the app *)
Guard         = "guard" Name [ Parameters ] [ "->" Instance ] ;
Condition     = "condition" Name [ Parameters ] [ "->" Instance ] ;
Requires      = "requires" GuardUse { "," GuardUse } ;
GuardUse      = Reference [ Arguments ] ;
Test          = AllTest { "or" AllTest } ;
AllTest       = OneTest { "and" OneTest } ;
OneTest       = [ "not" ] ( Reference [ Arguments | Comparison ] | "(" Test ")" ) ;
(* "is" is a keyword only if "nil" or "not" follows. *)
Comparison    = ( "==" | "!=" ) Value | "is" [ "not" ] "nil" ;

(* Screens *)
Screen        = "screen" Name [ Parameters ] { Requires | External | Transient | Repeats | MadeAs } [ "{" { ScreenItem BREAK } "}" ] ;
External      = "external" [ STRING ] ;
Transient     = "transient" ;
Repeats       = "repeats" ;
MadeAs        = "view" | "controller" ;
ScreenItem    = Title | Subtitle | Back | Setting | BarUse | Uses | Event | Allow ;
Title         = "title" [ Text ] [ WORD ] ;
Subtitle      = "subtitle" [ Text ] ;
Back          = "back" [ Text ] [ WORD ] ;
BarUse        = "bar" Reference ;
Uses          = "uses" Reference { "," Reference } ;
Events        = "events" Name [ "{" { ( Event | Allow ) BREAK } "}" ] ;
Event         = "on" Name [ Parameters ] [ "anchored" ] [ Requires ] Outcome ;
Outcome       = "->" Sequence | Branches ;
Branches      = "{" { Branch BREAK } "}" ;
Branch        = ( "when" Test | "otherwise" ) "->" Sequence ;

(* Containers *)
Stack         = "stack" Name [ Parameters ] { Requires | Returns } [ "{" { ( StackRoot | BarUse | Allow ) BREAK } "}" ] ;
StackRoot     = "root" Instance ;
Returns       = "returns" TypeUse ;
Tabs          = "tabs" Name { Requires } [ "{" { TabsItem BREAK } "}" ] ;
TabsItem      = Tab | Section | Accessory | Setting | BarUse | Allow ;
Tab           = "tab" Name { TabAttribute | Requires | Instance | "->" Steps } ;
TabAttribute  = Text | "icon" STRING | "search" [ "activates" ] | "badge" | "prominent" | "first" | "hidden" "when" Test
              | "placement" WORD | "reselect" WORD ;
Section       = "section" [ Name ] { TabAttribute } [ "{" { ( Tab | Allow ) BREAK } "}" ] ;
Accessory     = "accessory" Instance [ "when" Test ] ;
Split         = "split" Name { Requires } [ "{" { SplitItem BREAK } "}" ] ;
SplitItem     = Column | Collapse | Setting | BarUse | Allow ;
Column        = ( "sidebar" | "content" | "detail" | "inspector" ) Instance ;
Collapse      = "collapses" "to" WORD ;
Pages         = "pages" Name [ Parameters ] { Requires | Returns } [ "{" { ( Page | Setting | BarUse | Allow ) BREAK } "}" ] ;
Page          = "page" Instance ;

(* Modals *)
Modal         = "modal" Name [ Parameters ] { Requires | Returns } [ "{" { ModalItem BREAK } "}" ] ;
ModalItem     = Content | Styles | Detents | Grabber | Undimmed | Setting | Allow ;
Content       = "content" Instance [ OnIdioms ] ;
Styles        = "style" Style { "," Style } ;
Style         = WORD [ "on" WORD ] ;
Detents       = "detents" Detent { "," Detent } ;
Detent        = ( "fraction" | "height" ) ( INTEGER | DECIMAL ) | WORD ;
Grabber       = "grabber" ;
Undimmed      = "undimmed" [ Detent ] ;
Alert         = ( "alert" | "confirm" ) Name [ Parameters ] [ "{" { AlertItem BREAK } "}" ] ;
AlertItem     = Title | Message | Field | Button | Allow ;
Message       = "message" Text ;
(* The words: what is typed, `email number decimal phone url`; `secure`; `required`. *)
Field         = "field" Name Text [ Initial ] { WORD } ;
Initial       = "=" Text ;
Button        = "button" Name Text [ WORD ] [ Returned ] [ "when" Test ] ;
Returned      = "returns" Name ;
(* What people read. *)
Text          = [ Verbatim ] STRING ;
Verbatim      = "verbatim" ;
Appearance    = "appearance" Name [ "{" { ( Paint | Allow ) BREAK } "}" ] ;
Paint         = ( "background" | "title" | "tint" ) ( STRING | WORD ) ;

(* Actions *)
Sequence      = OpenWindow | Steps ;
Steps         = Action { "then" Action } [ Arms ] ;
(* "window" is a keyword only if a name follows. *)
OpenWindow    = "open" "window" Instance "else" Steps ;
Action        = Push | Replace | Deeper | Select | Show | Clear | Turn | Pop | Dismiss | Close | Finish | Switch | Restart | Open
              | Browse | Stay ;
Push          = "push" Instance { "/" Instance } ;
Replace       = "replace" Instance ;
Present       = "present" Instance [ "as" WORD ] ;
(* The steps name what is visible in what is presented, as in a Target. *)
Deeper        = "present" Instance [ "as" WORD ] { "/" Step } ;
Select        = "select" Reference ;
Show          = "show" ( "sidebar" | "content" | "detail" | "inspector" ) [ Instance ] ;
Clear         = "clear" WORD ;
Turn          = "page" ( "next" | "previous" | Instance ) ;
Pop           = "pop" [ "to" ( "root" | Reference ) ] ;
Dismiss       = "dismiss" [ "all" ] ;
Close         = "close" ;
Finish        = "finish" [ "(" Value ")" ] ;
(* The steps name what is visible in the new root. *)
Switch        = "switch" "to" Instance { "/" Step } ;
Restart       = "restart" ;
Open          = "open" STRING [ Arguments ] ;
Browse        = "browse" ( STRING | "(" Value ")" ) ;
Stay          = "stay" ;
(* Arms stand only directly behind an action that presents, and are about the last that it presents; "then" "{" always opens them. *)
Arms          = "then" "{" { Arm BREAK } "}" ;
Arm           = Name [ "(" Name ")" ] Outcome ;

(* What actions and targets name *)
Instance      = [ Kind ] Reference [ Arguments ] ;
(* A Kind is one only if a name follows. Of "on", "as" and "requires" with a name behind them, the first is no name but begins what
   follows: `root stack requires onboarded`. The same holds for columns, "page" and "present" in a Target. *)
Kind          = "stack" | "tabs" | "split" | "pages" | "screen" | "modal" | "alert" ;
Reference     = WORD { "." WORD } ;
Arguments     = "(" [ Argument { "," Argument } [ "," ] ] ")" ;
Argument      = [ Name ":" ] Value ;
Value         = WORD | "." WORD | STRING | INTEGER | DECIMAL | "true" | "false" | "nil" | "[" [ Value { "," Value } [ "," ] ] "]" ;
Parameters    = "(" [ Parameter { "," Parameter } [ "," ] ] ")" ;
Parameter     = Name ":" TypeUse [ Key ] [ "=" Value ] ;
(* "key" is no keyword before a ":": it is the name of the next parameter then. *)
Key           = "key" ;
Name          = WORD ;

(* Ways in *)
Route         = "route" Pattern { "," Pattern } { RouteOption | Expiry | Requires } ( "->" Targets | LinkBranches ) ;
Pattern       = STRING ;
RouteOption   = "host" STRING { "," STRING } | "scheme" SchemeName { "," SchemeName } | "links" WORD ;
(* The host of a route may begin with a placeholder and then is its only one: "{lang}.example.com". *)
Expiry        = "links" "expire" "after" INTEGER WORD ;
Alias         = "alias" Pattern { "," Pattern } "->" Pattern ;
Entry         = "entry" ( "shortcut" | "notification" | "activity" | "intent" | "file" ) STRING [ Parameters ] { RouteOption | Expiry | Requires }
                ( "->" Targets | LinkBranches ) ;
LinkBranches  = "{" { LinkBranch BREAK } "}" ;
(* "stay" is a keyword here only if it stands alone. *)
LinkBranch    = ( "when" Test | "otherwise" ) "->" ( Targets | Stay ) ;
Targets       = Target { OnIdioms "->" Target } ;
(* The steps after a Present name what is visible in it. Arms follow only where something is presented, and are about the last of it. *)
Target        = [ Here ] Step { "/" Step } [ Arms ] ;
(* "here" is a keyword only if "or" or "/" follows. What stands behind "or" names container parts, up to the first screen. *)
Here          = "here" ( "or" | "/" ) ;
Step          = Present | StepColumn | StepPage | Instance ;
StepColumn    = ( "sidebar" | "content" | "detail" | "inspector" ) Instance ;
StepPage      = "page" Instance ;

(* Properties of the whole *)
Assert        = "assert" ( "never" Reference "after" Reference
                         | Reference ( "within" INTEGER "of" | "only" "after" | "reaches" | "requires" ) Reference ) ;

(* Inside the quotes of a Text. Characters are UTF-8 bytes; "\{" and "\}" are literal braces. *)
Template      = { LITERAL | "{" WORD "}" } ;

(* Inside the quotes of a Pattern. Characters are UTF-8 bytes; "\{" and "\}" are literal braces. *)
PatternText   = { "/" Segment } [ "/" ] [ "?" QueryItem { "&" QueryItem } ] [ "#" Segment ] ;
Segment       = LITERAL | [ LITERAL ] Placeholder { LITERAL Placeholder } [ LITERAL ] ;
Placeholder   = "{" ( "_..." | WORD "..." | ( "_" | WORD [ "?" ] ) [ ":" Form ] ) "}" ;
QueryItem     = LITERAL [ "=" ( LITERAL | Placeholder ) ] ;
(* What the text of a placeholder looks like. Spaces around its parts mean nothing. *)
Form          = Characters | Range | Choice ;
Characters    = WORD [ INTEGER [ "..." [ INTEGER ] ] ] ;
Range         = INTEGER "..." [ INTEGER ] ;
Choice        = LITERAL "|" LITERAL { "|" LITERAL } ;

"""###)
}
