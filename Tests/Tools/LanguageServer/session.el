;;; session.el --- Drives the language server through a session in Emacs  -*- lexical-binding: t -*-

;;; Commentary:

;;   NAVGRAPH=.build/debug/navgraph emacs -Q --batch -l Tests/Tools/LanguageServer/session.el
;;
;; The current folder is that of the repository.  Compares what Emacs shows, and exits with 1 if a comparison fails.

;;; Code:

(require 'cl-lib)
;; Debian's packages aren't in the load path of `emacs -Q'.
(require 'package)
(add-to-list 'package-directory-list "/usr/share/emacs/site-lisp/elpa")
(unless (locate-library "eglot") (package-initialize))
(require 'eglot)
(require 'flymake)

(defvar session-failures 0)
(defvar session-folder (file-name-as-directory (file-truename (make-temp-file "navgraph-session-" t))))

(defun session-expect (what found wanted)
  "Compare FOUND with WANTED.  WHAT describes the comparison."
  (if (equal found wanted)
      (message "   %s" what)
    (cl-incf session-failures)
    (message "FAILED: %s\n  found:  %S\n  wanted: %S" what found wanted)))

(defmacro session-wait (what &rest condition)
  "Wait until CONDITION is true.  WHAT describes the condition."
  (declare (indent 1))
  `(let ((end (+ (float-time) 20)))
     (while (not (or (progn ,@condition) (> (float-time) end))) (accept-process-output nil 0.02))
     (unless (progn ,@condition) (session-expect ,what "nothing within 20 s" "an answer"))))

(defun session-write (name text)
  "Write the file NAME with TEXT."
  (write-region text nil (expand-file-name name session-folder) nil 'silent))

(defun session-open (name)
  "Open the file NAME, and return its buffer."
  (switch-to-buffer (find-file-noselect (expand-file-name name session-folder))))

(defun session-text (buffer)
  "Return the text of BUFFER."
  (with-current-buffer buffer (buffer-substring-no-properties (point-min) (point-max))))

(defun session-go (text)
  "Move to TEXT."
  (goto-char (point-min))
  (search-forward text)
  (goto-char (match-beginning 0)))

(defun session-report ()
  "Send what has been typed, as Emacs does when it's idle, and show diagnostics."
  (eglot--signal-textDocument/didChange)
  (flymake-start))

(defun session-codes ()
  "Return the diagnostics of the current buffer, with their lines."
  (sort (mapcar (lambda (found)
                  (let ((text (flymake-diagnostic-text found)))
                    (format "%d %s" (line-number-at-pos (flymake-diagnostic-beg found))
                            (if (string-match "NAV[0-9]+" text) (match-string 0 text) text))))
                (flymake-diagnostics))
        #'string<))

;; The configuration is that of the page, which finds the program on the path.
(let ((program (expand-file-name (getenv "NAVGRAPH"))))
  (push (file-name-directory program) exec-path)
  (setenv "PATH" (concat (file-name-directory program) ":" (getenv "PATH"))))
(with-temp-buffer
  (insert-file-contents "Grammar/editors/emacs.md")
  (search-forward "```elisp\n")
  (let ((start (point)))
    (search-forward "```")
    (eval-region start (match-beginning 0))))
(setq eglot-sync-connect 20 eglot-autoshutdown t make-backup-files nil)

(make-directory (expand-file-name ".git" session-folder))
(session-write "Shop.navgraph" "import \"Items.navgraph\"\napp Shop { platform iOS 16; root stack Home }\nscreen Home { on open -> push Itm(id: 1) }\n")
(session-write "Items.navgraph" "screen   Item(id: Int)\n")

(defvar session-items (session-open "Items.navgraph"))
(defvar session-shop (session-open "Shop.navgraph"))
(session-expect "the mode of the file" major-mode 'navgraph-mode)
(session-expect "Eglot starts with the mode" (and (memq 'eglot-ensure navgraph-mode-hook) t) t)
;; Without a command loop, Eglot doesn't start by itself.
(call-interactively #'eglot)
(with-current-buffer session-items (eglot--maybe-activate-editing-mode))
(session-wait "the server" (and (eglot-current-server) eglot--managed-mode))

;; Diagnostics, fixes

(flymake-start)
(session-wait "diagnostics of Shop" (session-codes))
(session-expect "the misspelled name has a diagnostic" (car (session-codes)) "3 NAV0301")
(session-go "Itm")
(cl-letf (((symbol-function 'completing-read)
           (lambda (_prompt choices &rest _)
             (session-expect "fixes" (mapcar #'car choices) '("Write `Item`" "Write `Itm` where it is declared" "Create the screen `Itm`"))
             (caar choices))))
  ;; Not with the mouse, so no menu pops up.
  (let ((last-nonmenu-event ?\r)) (eglot-code-actions (point) (point) "quickfix" t)))
(session-expect "the fix is applied" (session-text session-shop)
                "import \"Items.navgraph\"\napp Shop { platform iOS 16; root stack Home }\nscreen Home { on open -> push Item(id: 1) }\n")
(session-report)
(session-wait "no diagnostics of Shop" (null (session-codes)))

;; Completion, with a character of two UTF-16 units before it

(session-go "screen Home")
(insert "/// 🧭 home\n")
(session-go "Item(id: 1)")
(delete-region (point) (line-end-position))
(insert "Ite")
(session-report)
(completion-at-point)
(session-expect "the only name is completed" (buffer-substring-no-properties (line-beginning-position) (point))
                "screen Home { on open -> push Item")
(insert "(id: 1); on more -> present More }\n\nmodal More { content Item(id: 2) }")
(session-report)
(session-expect "the text" (session-text session-shop)
                (concat "import \"Items.navgraph\"\napp Shop { platform iOS 16; root stack Home }\n/// 🧭 home\n"
                        "screen Home { on open -> push Item(id: 1); on more -> present More }\n\nmodal More { content Item(id: 2) }\n"))

;; Names

(session-go "Item(id: 1)")
(session-expect "references"
                (sort (mapcar (lambda (found)
                                (let ((location (xref-item-location found)))
                                  (format "%s:%d" (file-name-nondirectory (xref-location-group location)) (xref-location-line location))))
                              (xref-backend-references 'eglot nil))
                      #'string<)
                '("Items.navgraph:1" "Shop.navgraph:4" "Shop.navgraph:6"))
(eglot-rename "Article")
(session-expect "the declaration is renamed" (session-text session-items) "screen   Article(id: Int)\n")
(session-expect "the uses in the other file are renamed" (how-many "Article" (point-min) (point-max)) 2)

;; Formatting, symbols, descriptions

(with-current-buffer session-items
  (eglot-format-buffer)
  (session-expect "the document is formatted" (session-text session-items) "screen Article(id: Int)\n"))
(session-expect "symbols" (sort (cl-remove-duplicates (flatten-tree (mapcar (lambda (group) (mapcar #'car-safe (cdr group)))
                                                                            (funcall imenu-create-index-function)))
                                                      :test #'equal)
                                #'string<)
                '("Home" "More" "Shop"))
(session-go "Home {")
(let ((hover (jsonrpc-request (eglot-current-server) :textDocument/hover (eglot--TextDocumentPositionParams))))
  (session-expect "the comment is shown" (and (string-match-p "🧭 home" (eglot--hover-info (plist-get hover :contents))) t) t))
(session-go "🧭")
(font-lock-ensure)
(session-expect "comments are colored" (get-text-property (point) 'face) 'font-lock-comment-face)

(defvar session-server (eglot-current-server))
(eglot-shutdown session-server nil 20)
(session-wait "the server ends" (not (jsonrpc-running-p session-server)))
(with-current-buffer session-shop (set-buffer-modified-p nil))
(with-current-buffer session-items (set-buffer-modified-p nil))
(delete-directory session-folder t)
(message (if (zerop session-failures) "session in Emacs: all as expected" "%d comparisons failed") session-failures)
(kill-emacs (if (zerop session-failures) 0 1))

;;; session.el ends here
