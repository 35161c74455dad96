// Made by scripts/words.py from the catalogues. Do not edit: `make types` writes it anew.

import type { Value } from './say'

/** What can be said, with the arguments that it takes; null: none. */
export interface Messages {
  'chance-always': null
  'chance-never': null
  'chance-times': { above: number; below: Value }
  'chapters-ask-ability': null
  'chapters-ask-action': null
  'chapters-ask-archive': null
  'chapters-ask-build': null
  'chapters-ask-cost': { left: number }
  'chapters-ask-cost_stack': { left: number }
  'chapters-ask-discard': { left: number }
  'chapters-ask-draw': null
  'chapters-ask-exchange': null
  'chapters-ask-get_friend': null
  'chapters-ask-get_stack': null
  'chapters-ask-give_friend': null
  'chapters-ask-give_stack': null
  'chapters-ask-glare': null
  'chapters-ask-guess': null
  'chapters-ask-invite': null
  'chapters-ask-lose_friend': null
  'chapters-ask-lose_stack': null
  'chapters-ask-molly': null
  'chapters-ask-order': null
  'chapters-ask-over': null
  'chapters-ask-pay': { left: number }
  'chapters-ask-payment': null
  'chapters-ask-peek': null
  'chapters-ask-reaction': null
  'chapters-ask-recover': null
  'chapters-ask-redeclare': null
  'chapters-ask-rotate': null
  'chapters-ask-shelve': null
  'chapters-ask-shelve_event': null
  'chapters-ask-source': null
  'chapters-ask-start': null
  'chapters-ask-target': null
  'chapters-ask-trim': null
  'chapters-ask-tuck': null
  'chapters-ask-turn': null
  'chapters-begins-with': { friend: Value; who: Value }
  'chapters-board-aim': null
  'chapters-board-archived': { cards: Value }
  'chapters-board-asks': null
  'chapters-board-barred': null
  'chapters-board-chance': { percent: Value; what: Value }
  'chapters-board-closing': null
  'chapters-board-comes': null
  'chapters-board-deck': { cards: number }
  'chapters-board-decks': null
  'chapters-board-describe-comes': { friend: Value; hearts: number; needs: Value }
  'chapters-board-describe-features': { features: Value; who: Value }
  'chapters-board-describe-friend': { friend: Value; hearts: Value }
  'chapters-board-describe-friends': { friends: Value; who: Value }
  'chapters-board-describe-hand': { cards: number; shelved: Value; who: Value }
  'chapters-board-describe-library': { hearts: Value; icons: Value; site: Value; who: Value }
  'chapters-board-describe-nothing': null
  'chapters-board-describe-own': { cards: Value }
  'chapters-board-describe-short': { friend: Value; needs: Value; short: Value }
  'chapters-board-describe-waits': { friend: Value; needs: Value }
  'chapters-board-discard': { cards: Value }
  'chapters-board-discarded': { cards: number }
  'chapters-board-dormant': null
  'chapters-board-drew': { cards: number; who: Value }
  'chapters-board-ended': { ending: Value }
  'chapters-board-enhancement-deck': { cards: number }
  'chapters-board-fact': { fact: Value }
  'chapters-board-final': { turns: number }
  'chapters-board-first': null
  'chapters-board-free': { places: number }
  'chapters-board-hand': { cards: number }
  'chapters-board-hand-count': { cards: number }
  'chapters-board-hearts': { hearts: number }
  'chapters-board-icons': { category: Value; icons: Value }
  'chapters-board-kept': { who: Value }
  'chapters-board-kind': { kind: Value }
  'chapters-board-library-of': { who: Value }
  'chapters-board-lobby': null
  'chapters-board-lobby-empty': null
  'chapters-board-loves': { card: Value; effect: Value }
  'chapters-board-market': null
  'chapters-board-middle': null
  'chapters-board-molly-here': null
  'chapters-board-molly-middle': null
  'chapters-board-molly-with': { given: Value; who: Value }
  'chapters-board-moment': null
  'chapters-board-no-cards': null
  'chapters-board-no-discard': null
  'chapters-board-now': null
  'chapters-board-over': { cards: Value }
  'chapters-board-seat': { cards: number; friends: number }
  'chapters-board-shelved': { cards: Value }
  'chapters-board-short': null
  'chapters-board-step-text': { step: Value }
  'chapters-board-step-title': { step: Value }
  'chapters-board-stopped': null
  'chapters-board-sure': { answer: Value }
  'chapters-board-to-come': { friends: number }
  'chapters-board-type': { type: Value }
  'chapters-board-with': { card: Value }
  'chapters-board-won': { me: Value; who: Value; winners: number }
  'chapters-board-your-library': null
  'chapters-board-your-shelf': { cards: Value }
  'chapters-cannot-barred': { friend: Value }
  'chapters-cannot-icons': { friend: Value }
  'chapters-cannot-no-answer': { event: Value }
  'chapters-cannot-not-in-lobby': { friend: Value }
  'chapters-cannot-reaction-only': { event: Value }
  'chapters-cannot-reserved': { friend: Value }
  'chapters-card': { card: Value }
  'chapters-category': { category: Value }
  'chapters-choosing': null
  'chapters-do-archive': { card: Value }
  'chapters-do-arrange': { how: Value }
  'chapters-do-build': { card: Value }
  'chapters-do-discard': { card: Value }
  'chapters-do-discount': null
  'chapters-do-done': null
  'chapters-do-draw-enhancement': null
  'chapters-do-draw-features': null
  'chapters-do-draw-market': { slot: Value }
  'chapters-do-friend': { friend: Value }
  'chapters-do-give-up': null
  'chapters-do-guess': { category: Value }
  'chapters-do-invite': { friend: Value }
  'chapters-do-keep': { friend: Value }
  'chapters-do-loan': { category: Value }
  'chapters-do-molly': { category: Value }
  'chapters-do-over': { stack: Value }
  'chapters-do-pass': null
  'chapters-do-pay': { card: Value }
  'chapters-do-play': { event: Value }
  'chapters-do-player': { who: Value }
  'chapters-do-recover': { card: Value }
  'chapters-do-shelve': { card: Value }
  'chapters-do-shelve-event': null
  'chapters-do-stack': { stack: Value; who: Value }
  'chapters-do-take': { card: Value }
  'chapters-do-trigger': { card: Value }
  'chapters-do-tuck': { card: Value }
  'chapters-do-tuck-none': null
  'chapters-do-use': { card: Value }
  'chapters-effect': { card: Value; effect: Value }
  'chapters-event-ability': { card: Value; who: Value }
  'chapters-event-aimed': { target: Value; who: Value }
  'chapters-event-archived': { card: Value; who: Value }
  'chapters-event-arranged': { below: Value; count: Value; who: Value }
  'chapters-event-arrived': { friend: Value }
  'chapters-event-built': { card: Value; who: Value }
  'chapters-event-built-over': { card: Value; who: Value }
  'chapters-event-built-over-with': { card: Value; enhancement: Value; who: Value }
  'chapters-event-built-with': { card: Value; enhancement: Value; who: Value }
  'chapters-event-cancelled': { action: Value; who: Value }
  'chapters-event-declares-build': { card: Value; who: Value }
  'chapters-event-declares-event': { event: Value; who: Value }
  'chapters-event-declares-invite': { friend: Value; who: Value }
  'chapters-event-declares-molly': { category: Value; who: Value }
  'chapters-event-discarded': { card: Value; who: Value }
  'chapters-event-discount': { who: Value }
  'chapters-event-drew': { card: Value; who: Value }
  'chapters-event-drew-unseen': { who: Value }
  'chapters-event-exchanged': { friend: Value; given: Value; who: Value }
  'chapters-event-first-player': { who: Value }
  'chapters-event-fled': { friend: Value; who: Value }
  'chapters-event-friend-named': { friend: Value; who: Value }
  'chapters-event-given-up': { who: Value }
  'chapters-event-guessed-right': { category: Value; friend: Value; who: Value }
  'chapters-event-guessed-wrong': { category: Value; friend: Value; who: Value }
  'chapters-event-invited': { friend: Value; who: Value }
  'chapters-event-kept': { friend: Value; who: Value }
  'chapters-event-last-turns': { ending: Value }
  'chapters-event-loan': { category: Value; who: Value }
  'chapters-event-looks': { friends: Value; who: Value }
  'chapters-event-looks-unseen': { who: Value }
  'chapters-event-market': { card: Value }
  'chapters-event-match-ends': { scores: Value }
  'chapters-event-molly': { category: Value; who: Value }
  'chapters-event-molly-from': { category: Value; other: Value; who: Value }
  'chapters-event-molly-home': { who: Value }
  'chapters-event-named': { card: Value; who: Value }
  'chapters-event-pair': { friends: Value; who: Value }
  'chapters-event-pair-unseen': { who: Value }
  'chapters-event-plays': { card: Value; who: Value }
  'chapters-event-reaction-fails': { card: Value; who: Value }
  'chapters-event-reacts': { card: Value; who: Value }
  'chapters-event-recovered': { card: Value; who: Value }
  'chapters-event-reshuffled-enhancements': { cards: number }
  'chapters-event-reshuffled-features': { cards: number }
  'chapters-event-rotated': { friend: Value; who: Value }
  'chapters-event-shelved': { card: Value; who: Value }
  'chapters-event-shelved-unseen': { who: Value }
  'chapters-event-site': { site: Value; who: Value }
  'chapters-event-stack-lost': { card: Value; who: Value }
  'chapters-event-starting-friends': { told: Value }
  'chapters-event-swap-friend': { friend: Value; given: Value; other: Value; who: Value }
  'chapters-event-swap-lobby': { friend: Value; given: Value; who: Value }
  'chapters-event-swap-stack': { given: Value; got: Value; other: Value; who: Value }
  'chapters-event-swept': { count: number }
  'chapters-event-took': { card: Value; who: Value }
  'chapters-event-turn-begins': { who: Value }
  'chapters-event-turn-ends': { who: Value }
  'chapters-friend': { friend: Value }
  'chapters-given': { given: Value }
  'chapters-happening': { event: Value }
  'chapters-lesson-build': null
  'chapters-lesson-clock': null
  'chapters-lesson-draw': null
  'chapters-lesson-end': null
  'chapters-lesson-event': null
  'chapters-lesson-hearts': null
  'chapters-lesson-invite': null
  'chapters-lesson-library': null
  'chapters-lesson-lobby': null
  'chapters-lesson-molly': null
  'chapters-lesson-rival': null
  'chapters-lesson-short': null
  'chapters-lesson-taken': null
  'chapters-lobby-credits': { said: Value }
  'chapters-lobby-glance': { line: Value }
  'chapters-lobby-option-casual': null
  'chapters-lobby-option-enhancements': null
  'chapters-lobby-option-first_game': null
  'chapters-lobby-option-first_player': null
  'chapters-lobby-option-nsfl': null
  'chapters-lobby-option-sites': null
  'chapters-lobby-option-swapped_enhancements': null
  'chapters-lobby-sentence': { said: Value }
  'chapters-mistake-first-game': null
  'chapters-mistake-first-player': { last: Value; seat: Value }
  'chapters-mistake-swapped': null
  'chapters-more-final': { turns: number }
  'chapters-more-peek': { cards: Value }
  'chapters-more-subject': { card: Value }
  'chapters-option-casual': null
  'chapters-option-enhancements': null
  'chapters-option-first-game': null
  'chapters-option-first-player': null
  'chapters-option-nsfl': null
  'chapters-option-sites': null
  'chapters-option-swapped-enhancements': null
  'chapters-other': { other: Value }
  'chapters-over': null
  'chapters-reason-build': { category: Value }
  'chapters-reason-card': null
  'chapters-reason-choice': null
  'chapters-reason-done': null
  'chapters-reason-draw': null
  'chapters-reason-invite': { friend: Value; hearts: Value }
  'chapters-reason-keep': { friend: Value }
  'chapters-reason-molly': null
  'chapters-reason-pass': null
  'chapters-reason-play': null
  'chapters-reason-react': null
  'chapters-reason-use': null
  'chapters-refused-abilities-first': null
  'chapters-refused-ability-impossible': null
  'chapters-refused-archive': null
  'chapters-refused-arrange': null
  'chapters-refused-build-over': null
  'chapters-refused-cards-first': null
  'chapters-refused-choice-first': null
  'chapters-refused-cost': null
  'chapters-refused-discard': null
  'chapters-refused-discount': null
  'chapters-refused-discount-impossible': null
  'chapters-refused-draw': null
  'chapters-refused-friend': null
  'chapters-refused-give-up': null
  'chapters-refused-guess': null
  'chapters-refused-kind': null
  'chapters-refused-loan': null
  'chapters-refused-loan-impossible': null
  'chapters-refused-molly': null
  'chapters-refused-must-choose': null
  'chapters-refused-no-reaction': null
  'chapters-refused-no-skipping': null
  'chapters-refused-no-such-stack': null
  'chapters-refused-not-a-target': null
  'chapters-refused-not-in-hand': null
  'chapters-refused-not-in-the-box': null
  'chapters-refused-not-offered': null
  'chapters-refused-not-on-the-pile': null
  'chapters-refused-not-this-friend': null
  'chapters-refused-not-this-stack': null
  'chapters-refused-not-triggered': null
  'chapters-refused-nothing-there': null
  'chapters-refused-one-friend-only': null
  'chapters-refused-over': null
  'chapters-refused-pay': null
  'chapters-refused-recover': null
  'chapters-refused-rotate': null
  'chapters-refused-shelve': null
  'chapters-refused-shelve-event': null
  'chapters-refused-stack': null
  'chapters-refused-starting-friend': null
  'chapters-refused-target': null
  'chapters-refused-trigger': null
  'chapters-refused-tuck': null
  'chapters-refused-use': null
  'chapters-refused-without-enhancements': null
  'chapters-score': { friends: number; score: Value; who: Value }
  'chapters-story-best': { friend: Value; hearts: Value; turn: Value; who: Value }
  'chapters-story-cancelled': { turn: Value; who: Value }
  'chapters-story-invited': { friend: Value; turn: Value; who: Value }
  'chapters-story-last': { turn: Value }
  'chapters-story-luck': { cards: Value; features: Value; likely: Value; who: Value }
  'chapters-story-molly': { times: Value }
  'chapters-story-shared': { score: Value; who: Value }
  'chapters-story-shared-friends': { score: Value; who: Value }
  'chapters-story-won': { score: Value; who: Value }
  'chapters-story-won-friends': { score: Value; who: Value }
  'chapters-target': { target: Value }
  'chapters-then-covers': { card: Value; category: Value }
  'chapters-then-deck': { cards: number }
  'chapters-then-friend': null
  'chapters-then-hearts': { hearts: number }
  'chapters-then-icon': { category: Value; icons: Value }
  'chapters-then-molly': { cards: Value; category: Value }
  'chapters-then-molly-from': { category: Value; other: Value }
  'chapters-then-over': { category: Value }
  'chapters-then-player': { cards: number; hearts: Value }
  'chapters-then-stack': { card: Value; category: Value }
  'chapters-thinking': { who: Value }
  'chapters-verb-build': null
  'chapters-verb-event': null
  'chapters-verb-invite': null
  'chapters-verb-molly': null
  'chapters-waiting': null
  'chapters-which-build': null
  'chapters-which-event': null
  'chapters-which-invite': null
  'chapters-which-molly': null
  'chapters-who': { who: Value }
  'fire-ask-after_scoring': null
  'fire-ask-amulet': null
  'fire-ask-assign': { card: Value }
  'fire-ask-choose_card': null
  'fire-ask-exchange': null
  'fire-ask-first_draw': null
  'fire-ask-leaving_tool': null
  'fire-ask-reaction': null
  'fire-ask-save_or_leave': { points: number }
  'fire-ask-shout': null
  'fire-ask-shovel_pick': null
  'fire-ask-take_tool': null
  'fire-ask-torch_pick': null
  'fire-board-aim': null
  'fire-board-ask-burns': null
  'fire-board-ask-catches': null
  'fire-board-ask-moment': null
  'fire-board-ask-over': null
  'fire-board-ask-spreads': null
  'fire-board-ask-thinking': { name: Value }
  'fire-board-average-short': { points: Value }
  'fire-board-book': { section: Value; value: Value }
  'fire-board-books': { bravery: Value; parts: Value }
  'fire-board-brings-fire': { fires: number; value: Value }
  'fire-board-burns-next': null
  'fire-board-burns-short': { percent: Value }
  'fire-board-burnt': { value: Value }
  'fire-board-card': { card: Value }
  'fire-board-card-of': { who: Value }
  'fire-board-catches': null
  'fire-board-catches-now': { who: Value }
  'fire-board-caught': null
  'fire-board-choose-cards': null
  'fire-board-deck': { cards: number }
  'fire-board-describe-bag': { parts: Value; size: Value }
  'fire-board-describe-bag-hidden': { size: Value }
  'fire-board-describe-card': { title: Value; tokens: Value; who: Value }
  'fire-board-describe-discard': { tools: Value }
  'fire-board-describe-empty': null
  'fire-board-describe-given': { tokens: Value; who: Value }
  'fire-board-describe-hand': { tools: Value }
  'fire-board-describe-locked': { books: Value; who: Value }
  'fire-board-describe-offer': { tools: Value }
  'fire-board-describe-score': { score: number; who: Value }
  'fire-board-describe-section': { left: number; name: Value; value: Value }
  'fire-board-describe-section-next': { left: number; name: Value; value: Value }
  'fire-board-describe-tools': { count: number; who: Value }
  'fire-board-describe-tools-known': { count: number; known: Value; who: Value }
  'fire-board-destroyed': null
  'fire-board-draw-once': null
  'fire-board-effects': { tool: Value }
  'fire-board-ended': { ending: Value }
  'fire-board-fall': null
  'fire-board-first': null
  'fire-board-flipped': { tool: Value }
  'fire-board-for-certain': null
  'fire-board-gloves': null
  'fire-board-in-bag': null
  'fire-board-library': null
  'fire-board-next-burns': { percent: Value }
  'fire-board-next-space': null
  'fire-board-no-tools': null
  'fire-board-nobody-won': null
  'fire-board-not-now': { when: Value }
  'fire-board-offer': null
  'fire-board-on-average': null
  'fire-board-on-offer': null
  'fire-board-play-now': null
  'fire-board-reserve': { fires: number }
  'fire-board-reserve-title': null
  'fire-board-reserve-why': null
  'fire-board-resting': null
  'fire-board-rests': { who: Value }
  'fire-board-risky': { bravery: Value }
  'fire-board-round': { round: Value }
  'fire-board-safe': null
  'fire-board-safe-space': null
  'fire-board-seat-free': { count: Value }
  'fire-board-seat-given': { token: Value }
  'fire-board-seat-locked': { books: Value }
  'fire-board-seat-reading': null
  'fire-board-seat-saved': null
  'fire-board-seat-tools': { count: number }
  'fire-board-showing': { value: Value }
  'fire-board-step-text': { step: Value }
  'fire-board-step-title': { step: Value }
  'fire-board-stop-now': null
  'fire-board-token': { section: Value; token: Value }
  'fire-board-track-figure': { name: Value; place: Value; score: Value }
  'fire-board-track-first': null
  'fire-board-track-title': null
  'fire-board-turn-cards': null
  'fire-board-waiting-on': { tool: Value }
  'fire-board-when': { when: Value }
  'fire-board-whole-effect': { effect: Value; tool: Value }
  'fire-board-won': { me: Value; who: Value; winners: number }
  'fire-board-worth': { value: Value }
  'fire-board-your-tools': null
  'fire-book-worth': { token: Value; value: Value }
  'fire-but-behind': { points: number }
  'fire-but-drawing': null
  'fire-but-early': null
  'fire-but-going-on': { average: Value }
  'fire-but-into-the-lead': { points: number }
  'fire-but-leading': null
  'fire-but-stopping': null
  'fire-but-tool': { tool: Value }
  'fire-card': { card: Value }
  'fire-card-has': { bravery: Value; card: Value; safe: number }
  'fire-catching': null
  'fire-certain': { points: number }
  'fire-colour': { token: Value }
  'fire-do-assign': { token: Value }
  'fire-do-assign-nothing': null
  'fire-do-card': { card: Value }
  'fire-do-done': null
  'fire-do-draw': null
  'fire-do-draw-shovel': null
  'fire-do-end': null
  'fire-do-keep': null
  'fire-do-let-burn': null
  'fire-do-pass': null
  'fire-do-pick': { token: Value }
  'fire-do-replace': { tool: Value }
  'fire-do-shout': { who: Value }
  'fire-do-shout-nobody': null
  'fire-do-stop': null
  'fire-do-take-deck': null
  'fire-do-take-market': { place: Value }
  'fire-do-take-none': null
  'fire-do-tool': { tool: Value }
  'fire-do-tool-aside': { tool: Value }
  'fire-do-tool-on-book': { token: Value; tool: Value }
  'fire-do-tool-to': { to: Value; tool: Value }
  'fire-do-tool-with-book': { played: Value; space: Value }
  'fire-drew': { fires: number; likely: Value; who: Value }
  'fire-effect': { effect: Value; tool: Value }
  'fire-ended': { ending: Value }
  'fire-ended-in': { ending: Value; round: Value }
  'fire-event-assigned': { card: Value; token: Value }
  'fire-event-burns': { section: Value; token: Value; value: Value }
  'fire-event-burns-with-fire': { fires: Value; section: Value; token: Value; value: Value }
  'fire-event-card-chosen': { card: Value; who: Value }
  'fire-event-card-dealt': { card: Value; who: Value }
  'fire-event-catches': { space: Value }
  'fire-event-collapses': { section: Value; token: Value }
  'fire-event-drawn': { tokens: Value; who: Value }
  'fire-event-drew-tool': { tool: Value; who: Value }
  'fire-event-drew-tool-unseen': { who: Value }
  'fire-event-exchanged': { tool: Value; who: Value }
  'fire-event-flipped': { count: number; sections: Value; tool: Value }
  'fire-event-gained': { points: number; who: Value }
  'fire-event-laid': { space: Value; token: Value; who: Value }
  'fire-event-lost': { points: number; who: Value }
  'fire-event-match-ends': { ending: Value; scores: Value }
  'fire-event-moved': { token: Value; tool: Value }
  'fire-event-offered': { tool: Value }
  'fire-event-played': { tool: Value; who: Value }
  'fire-event-reshuffled': { cards: number }
  'fire-event-returned': { count: number; tokens: Value }
  'fire-event-round-begins': { round: Value }
  'fire-event-round-ends': { round: Value }
  'fire-event-scored': { bravery: Value; knowledge: Value; points: number; who: Value }
  'fire-event-sent': { to: Value; tokens: Value; who: Value }
  'fire-event-sent-aside': { tokens: Value; who: Value }
  'fire-event-spreads': { who: Value }
  'fire-event-stopped': { who: Value }
  'fire-event-took': { tool: Value; who: Value }
  'fire-event-turn-begins': { who: Value }
  'fire-event-turn-ends': { who: Value }
  'fire-event-wait': { count: number; tokens: Value; tool: Value }
  'fire-how-sure': { tool: Value }
  'fire-how-to-whom': { tool: Value }
  'fire-how-which-book': { tool: Value }
  'fire-lesson-bag': null
  'fire-lesson-bucket': null
  'fire-lesson-card': null
  'fire-lesson-caught': null
  'fire-lesson-choose': null
  'fire-lesson-counted': null
  'fire-lesson-dare': null
  'fire-lesson-end': null
  'fire-lesson-rests': null
  'fire-lesson-risky': null
  'fire-lesson-scored': null
  'fire-lesson-sections': null
  'fire-lesson-stop': null
  'fire-lesson-tools': null
  'fire-lobby-credits': { said: Value }
  'fire-lobby-glance': { line: Value }
  'fire-lobby-option-fire': null
  'fire-lobby-option-lone_bonus_counts': null
  'fire-lobby-option-mode': null
  'fire-lobby-option-robot_head_start': null
  'fire-lobby-option-shout': null
  'fire-lobby-option-show_bag_contents': null
  'fire-lobby-option-technology': null
  'fire-lobby-option-tools': null
  'fire-lobby-sentence': { said: Value }
  'fire-luck-as-likely': { fires: number; likely: Value; who: Value }
  'fire-luck-fewer': { apart: number; fires: number; likely: Value; who: Value }
  'fire-luck-more': { apart: number; fires: number; likely: Value; who: Value }
  'fire-mistake-fire-lone': { fire: Value; mode: Value }
  'fire-mistake-fire-robot': { fire: Value; mode: Value }
  'fire-mistake-head-start': null
  'fire-mistake-lone-bonus': null
  'fire-mistake-mode-alone': { alone: Value; mode: Value; seats: Value }
  'fire-mistake-mode-seats': { alone: Value; least: Value; mode: Value; most: Value; seats: Value }
  'fire-mistake-play-alone': null
  'fire-mistake-shout': null
  'fire-mistake-tools-lone': { mode: Value }
  'fire-mistake-tools-robot': { mode: Value }
  'fire-moment-biggest': { points: number; round: Value; who: Value }
  'fire-moment-bravest': { chance: Value; points: number; round: Value; tokens: Value; who: Value }
  'fire-moment-burned-down': { round: Value; section: Value }
  'fire-moment-collapse': { round: Value; section: Value; who: Value }
  'fire-moment-led': { points: number; round: Value; to: Value }
  'fire-moment-lucky': { burns: Value; points: number; round: Value; who: Value }
  'fire-moment-lucky-nothing': { burns: Value; round: Value; who: Value }
  'fire-moment-took-the-lead': { points: number; round: Value; to: Value }
  'fire-moment-unluckiest': { burns: Value; points: number; round: Value; who: Value }
  'fire-moment-unluckiest-turn': { burns: Value; round: Value; who: Value }
  'fire-moment-what-if': { goal: Value; points: number; round: Value; score: Value; to: Value; who: Value }
  'fire-moment-what-if-alone': { goal: Value; points: number; round: Value; score: Value; who: Value }
  'fire-more-choose_card': null
  'fire-more-exchange': null
  'fire-more-leaving_tool': null
  'fire-more-reaction': null
  'fire-more-take_tool': null
  'fire-must-draw': null
  'fire-must-draw-safely': null
  'fire-on-card': { points: number }
  'fire-option-fire': null
  'fire-option-lone-bonus-counts': null
  'fire-option-mode': null
  'fire-option-robot-head-start': null
  'fire-option-shout': null
  'fire-option-show-bag-contents': null
  'fire-option-technology': null
  'fire-option-tools': null
  'fire-option-youth': null
  'fire-over': null
  'fire-play': { tool: Value }
  'fire-play-aside': null
  'fire-play-on': { token: Value }
  'fire-play-towards': { to: Value }
  'fire-pointless-shout-first': null
  'fire-points': { points: number }
  'fire-reason-assign-book': { card: Value; points: number; token: Value }
  'fire-reason-assign-fire': { card: Value }
  'fire-reason-assign-none': { card: Value }
  'fire-reason-axe': { points: number; who: Value }
  'fire-reason-axe-no-book': { who: Value }
  'fire-reason-bucket': { points: number }
  'fire-reason-card': { has: Value }
  'fire-reason-card-after': { before: number; has: Value }
  'fire-reason-card-alone': { has: Value }
  'fire-reason-card-with-tokens': { count: number; has: Value; tokens: Value }
  'fire-reason-cart': { books: number }
  'fire-reason-cloak': { points: number; token: Value }
  'fire-reason-collectors': { points: number; token: Value }
  'fire-reason-done': null
  'fire-reason-draw-safe': { average: Value; points: number }
  'fire-reason-draw-unseen-risky': { points: number }
  'fire-reason-draw-unseen-safe': { points: number }
  'fire-reason-end': null
  'fire-reason-first-draw': null
  'fire-reason-first-draw-safe': null
  'fire-reason-gloves': null
  'fire-reason-gloves-now': null
  'fire-reason-gloves-second-fire': null
  'fire-reason-keep': null
  'fire-reason-knapsack': { fires: Value; points: number; size: Value; token: Value }
  'fire-reason-knapsack-unseen': { points: number; token: Value }
  'fire-reason-lockbox': { points: number; token: Value }
  'fire-reason-pass-amulet': null
  'fire-reason-pass-other': { points: number; who: Value }
  'fire-reason-pass-own': { points: number }
  'fire-reason-pick-best': { points: number; token: Value }
  'fire-reason-pick-fire-catches': null
  'fire-reason-pick-fire-rests': null
  'fire-reason-pick-other': { points: number; token: Value }
  'fire-reason-replace': { tool: Value; use: Value }
  'fire-reason-shout': null
  'fire-reason-shovel': { both: Value }
  'fire-reason-shovel-unseen': null
  'fire-reason-slingshot': { points: number; to: Value }
  'fire-reason-slingshot-aside': { points: number }
  'fire-reason-stop-unseen': { points: number }
  'fire-reason-stop-unseen-early': { points: number }
  'fire-reason-take-any': null
  'fire-reason-take-deck': null
  'fire-reason-take-none': null
  'fire-reason-use': { tool: Value; use: Value }
  'fire-reason-weighed': { weighed: Value }
  'fire-reason-weighed-but': { but: Value; weighed: Value }
  'fire-refused-amulet-drew-none': { token: Value }
  'fire-refused-amulet-fire': null
  'fire-refused-amulet-later': null
  'fire-refused-amulet-leaves-one': null
  'fire-refused-amulet-needs-one': null
  'fire-refused-axe-is-for-others': null
  'fire-refused-axe-only': { tool: Value }
  'fire-refused-bag-is-empty': null
  'fire-refused-best-book-only': null
  'fire-refused-card-not-in-play': { card: Value }
  'fire-refused-card-taken': { card: Value }
  'fire-refused-card-used': { card: Value }
  'fire-refused-cards-are-dealt': null
  'fire-refused-cards-later': null
  'fire-refused-cloak-commits': null
  'fire-refused-draw-first': null
  'fire-refused-end-before-scoring': null
  'fire-refused-exchange-later': null
  'fire-refused-gloves-once': null
  'fire-refused-map-gives-nothing': null
  'fire-refused-no-amulet': null
  'fire-refused-no-book-left': null
  'fire-refused-no-book-there': null
  'fire-refused-no-card-there': null
  'fire-refused-no-effect': { tool: Value }
  'fire-refused-no-shout': null
  'fire-refused-no-such-book': { token: Value; tool: Value }
  'fire-refused-no-such-seat': { seat: Value }
  'fire-refused-no-tool-to-take': null
  'fire-refused-no-torch': null
  'fire-refused-not-drawn': { token: Value }
  'fire-refused-not-in-hand': { tool: Value }
  'fire-refused-not-saving': null
  'fire-refused-nothing-to-pass': null
  'fire-refused-nothing-to-pick': null
  'fire-refused-over': null
  'fire-refused-played-after-scoring': { tool: Value }
  'fire-refused-played-before-cards': { tool: Value }
  'fire-refused-played-other-fire': { tool: Value }
  'fire-refused-played-own-fire': { tool: Value }
  'fire-refused-played-saving': { tool: Value }
  'fire-refused-say-which-book': null
  'fire-refused-shovel-spent': null
  'fire-refused-slingshot-no-room': null
  'fire-refused-slingshot-nobody': null
  'fire-refused-slingshot-not-aside': null
  'fire-refused-slingshot-spreads': null
  'fire-refused-slingshot-too-late': null
  'fire-refused-tool-is-a-must': null
  'fire-refused-torch-first': null
  'fire-refused-without-tools': null
  'fire-result-alone': { points: number; who: Value }
  'fire-result-level': { everybody: Value; points: number }
  'fire-result-not-enough': { points: number; wanted: Value; who: Value }
  'fire-result-shared': { everybody: Value; points: number }
  'fire-result-won': { lead: Value; points: number; to: Value; who: Value }
  'fire-score': { score: Value; who: Value }
  'fire-section': { section: Value }
  'fire-section-by-colour': { token: Value }
  'fire-section-of': { token: Value }
  'fire-stake': { books: Value; bravery: Value }
  'fire-then-alone': null
  'fire-then-burns': { above: number; below: Value }
  'fire-then-burns-surely': null
  'fire-then-cannot-burn': null
  'fire-then-card': { bravery: Value; safe: Value }
  'fire-then-card-holding': { bravery: Value; safe: Value; tokens: Value }
  'fire-then-charges': { charges: number }
  'fire-then-replaced': null
  'fire-then-scores': { points: number }
  'fire-then-scores-and-tool': { points: number }
  'fire-then-spreads': null
  'fire-then-unseen': { cards: number }
  'fire-then-with-book': { space: Value }
  'fire-then-worth': { value: Value }
  'fire-then-worthless': null
  'fire-thinking': { who: Value }
  'fire-to': { to: Value }
  'fire-token': { token: Value }
  'fire-tool': { tool: Value }
  'fire-use': { use: Value }
  'fire-waiting': null
  'fire-weighed': { average: Value; burns: Value; points: number }
  'fire-weighed-safe': { average: Value; points: number }
  'fire-who': { who: Value }
  'labyrinth-a-book': { genre: Value }
  'labyrinth-a-card': null
  'labyrinth-about': { about: Value }
  'labyrinth-actions': { actions: number }
  'labyrinth-ask-act': { actions: number }
  'labyrinth-ask-extra': null
  'labyrinth-ask-give_to': { card: Value }
  'labyrinth-ask-instead': { genre: Value }
  'labyrinth-ask-keep': null
  'labyrinth-ask-make_room': { giver: Value; offer: Value }
  'labyrinth-ask-pay': { terror: Value }
  'labyrinth-ask-return': null
  'labyrinth-ask-reward': null
  'labyrinth-ask-spend': null
  'labyrinth-ask-start': null
  'labyrinth-ask-swap_for': { card: Value }
  'labyrinth-ask-take': null
  'labyrinth-board-actions-left': { actions: number }
  'labyrinth-board-aim': null
  'labyrinth-board-ask-capture': { terror: Value }
  'labyrinth-board-ask-curse': null
  'labyrinth-board-ask-deciding': { card: Value; who: Value }
  'labyrinth-board-ask-from': { who: Value }
  'labyrinth-board-ask-goals': null
  'labyrinth-board-ask-left': { actions: number }
  'labyrinth-board-ask-moment': null
  'labyrinth-board-ask-other-cards': null
  'labyrinth-board-ask-start': null
  'labyrinth-board-ask-started': { genres: Value }
  'labyrinth-board-ask-started-more': null
  'labyrinth-board-ask-sure': { what: Value }
  'labyrinth-board-ask-take': { genre: Value }
  'labyrinth-board-ask-turn': null
  'labyrinth-board-ask-turn-more': { column: Value; row: Value; tile: Value }
  'labyrinth-board-ask-wyrm': null
  'labyrinth-board-back': null
  'labyrinth-board-book': { genre: Value; name: Value }
  'labyrinth-board-captured': { genres: Value }
  'labyrinth-board-captured-no-home': null
  'labyrinth-board-cards': { cards: number }
  'labyrinth-board-caught': null
  'labyrinth-board-choosing': null
  'labyrinth-board-chosen': null
  'labyrinth-board-clock': { left: number }
  'labyrinth-board-concede-sure': null
  'labyrinth-board-curses': null
  'labyrinth-board-curses-why': { left: Value; turns: Value }
  'labyrinth-board-dangers': null
  'labyrinth-board-deck': { books: number }
  'labyrinth-board-describe-card': { name: Value; symbols: Value }
  'labyrinth-board-describe-clock': { left: number }
  'labyrinth-board-describe-dark': null
  'labyrinth-board-describe-filled': { terror: Value }
  'labyrinth-board-describe-holds': { things: Value; who: Value }
  'labyrinth-board-describe-nothing': null
  'labyrinth-board-describe-shelf': { books: number; genre: Value; shelf: Value }
  'labyrinth-board-describe-stands': { on: Value }
  'labyrinth-board-describe-terror': { on: Value; symbols: Value; terror: Value }
  'labyrinth-board-describe-terrors': { count: Value }
  'labyrinth-board-describe-threat': { column: Value; direction: Value; effect: Value; percent: Value; row: Value; tile: Value }
  'labyrinth-board-describe-where': { on: Value; who: Value }
  'labyrinth-board-describe-wyrm': { gap: Value }
  'labyrinth-board-discard': null
  'labyrinth-board-end-captured': { count: Value; terrors: Value }
  'labyrinth-board-end-empty': null
  'labyrinth-board-end-returned': { count: Value; terrors: Value }
  'labyrinth-board-end-shelves': { count: Value }
  'labyrinth-board-end-time': { actions: number; quiet: number }
  'labyrinth-board-ended': { ending: Value }
  'labyrinth-board-filled': { terror: Value }
  'labyrinth-board-first': null
  'labyrinth-board-for-trolley': null
  'labyrinth-board-free': { places: number }
  'labyrinth-board-from': { column: Value; row: Value; tile: Value }
  'labyrinth-board-from-whom': { who: Value }
  'labyrinth-board-gap': { column: Value; next_column: Value; next_row: Value; row: Value }
  'labyrinth-board-genre': { genre: Value }
  'labyrinth-board-genres': { count: Value; genre: Value }
  'labyrinth-board-give': null
  'labyrinth-board-give-to': { who: Value }
  'labyrinth-board-hand': { cards: Value; who: Value }
  'labyrinth-board-hand-empty': null
  'labyrinth-board-hands': null
  'labyrinth-board-headline': { ending: Value }
  'labyrinth-board-home': { genres: Value }
  'labyrinth-board-item': null
  'labyrinth-board-mark': { books: number; rewards: number; terrors: number }
  'labyrinth-board-more-goals': { count: Value }
  'labyrinth-board-no-home': null
  'labyrinth-board-of-six': { count: Value }
  'labyrinth-board-on': { column: Value; row: Value; tile: Value }
  'labyrinth-board-option': { effect: Value; option: Value; title: Value }
  'labyrinth-board-options': { first: Value; second: Value }
  'labyrinth-board-other-way': null
  'labyrinth-board-pay': { cards: Value }
  'labyrinth-board-pay-one-by-one': null
  'labyrinth-board-pay-one-by-one-more': null
  'labyrinth-board-peak-captured': { terror: Value }
  'labyrinth-board-peak-home': { count: Value; genre: Value }
  'labyrinth-board-peak-last-curse': null
  'labyrinth-board-point': null
  'labyrinth-board-pointing': { from: Value; to: Value; who: Value }
  'labyrinth-board-receive': null
  'labyrinth-board-reward-deck': { count: number }
  'labyrinth-board-seen': null
  'labyrinth-board-seen-of': { direction: Value; seen: Value; unseen: Value }
  'labyrinth-board-set-up': null
  'labyrinth-board-shelf': { books: number; genre: Value; shelf: Value }
  'labyrinth-board-shelf-at': { column: Value; row: Value }
  'labyrinth-board-shelf-dark': null
  'labyrinth-board-shelf-stack': { count: number }
  'labyrinth-board-shelves': null
  'labyrinth-board-stacks': null
  'labyrinth-board-start-add': { count: Value; genre: Value }
  'labyrinth-board-start-go': null
  'labyrinth-board-start-left': { left: number }
  'labyrinth-board-start-without': { genre: Value }
  'labyrinth-board-step-text': { step: Value }
  'labyrinth-board-step-title': { step: Value }
  'labyrinth-board-suggest': null
  'labyrinth-board-suggesting': null
  'labyrinth-board-swap': null
  'labyrinth-board-symbols': { symbols: Value }
  'labyrinth-board-terror-stack': { count: number }
  'labyrinth-board-terrors': null
  'labyrinth-board-terrors-of': { count: Value }
  'labyrinth-board-terrors-why': null
  'labyrinth-board-to': { column: Value; row: Value; tile: Value }
  'labyrinth-board-together': null
  'labyrinth-board-together-alone': { names: Value }
  'labyrinth-board-together-lacks': { who: Value }
  'labyrinth-board-together-more': null
  'labyrinth-board-together-nobody': null
  'labyrinth-board-together-none': null
  'labyrinth-board-together-off': null
  'labyrinth-board-together-team': { names: Value }
  'labyrinth-board-told-rebuilt': { cards: number; genre: Value }
  'labyrinth-board-told-replaced': { genre: Value; missing: Value; who: Value }
  'labyrinth-board-told-returns': { genre: Value; terror: Value; who: Value }
  'labyrinth-board-told-shelf': { genre: Value; on: Value }
  'labyrinth-board-told-shown': { parts: Value }
  'labyrinth-board-told-wants': { genres: Value; who: Value }
  'labyrinth-board-towards': { way: Value }
  'labyrinth-board-turn': { turn: Value }
  'labyrinth-board-turn-it': null
  'labyrinth-board-under': { cards: Value }
  'labyrinth-board-who': { who: Value }
  'labyrinth-book-of': { by: Value; title: Value }
  'labyrinth-booster': { first: Value; second: Value }
  'labyrinth-bring-back': { title: Value }
  'labyrinth-by': { boosters: Value; walker: Value }
  'labyrinth-by-map': { by: Value }
  'labyrinth-capture': { terror: Value }
  'labyrinth-card': { card: Value; name: Value }
  'labyrinth-card-again': { card: Value; number: Value }
  'labyrinth-chosen-so-far': { cards: Value }
  'labyrinth-counted-twice': { card: Value }
  'labyrinth-direction': { direction: Value }
  'labyrinth-do-concede': null
  'labyrinth-do-copy': { card: Value }
  'labyrinth-do-discard': { card: Value }
  'labyrinth-do-draw': { into: Value }
  'labyrinth-do-end': null
  'labyrinth-do-end-pass': null
  'labyrinth-do-extra': { genre: Value; title: Value }
  'labyrinth-do-flip': { tile: Value }
  'labyrinth-do-give': { card: Value }
  'labyrinth-do-give-to': { who: Value }
  'labyrinth-do-instead': { genre: Value; title: Value }
  'labyrinth-do-keep': { hand: Value }
  'labyrinth-do-move': { to: Value; walker: Value }
  'labyrinth-do-pay': { card: Value }
  'labyrinth-do-play': { option: Value; other: Value }
  'labyrinth-do-play-again': { number: Value; option: Value; other: Value }
  'labyrinth-do-play-card': { card: Value; option: Value }
  'labyrinth-do-receive': { card: Value }
  'labyrinth-do-refuse': null
  'labyrinth-do-return': { card: Value }
  'labyrinth-do-rotate': { tile: Value; way: Value }
  'labyrinth-do-skip': null
  'labyrinth-do-start': { genres: Value }
  'labyrinth-do-swap': { card: Value }
  'labyrinth-do-swap-for': { card: Value }
  'labyrinth-do-take': { by: Value; genre: Value; title: Value }
  'labyrinth-effect': { effect: Value; option: Value }
  'labyrinth-either': { first: Value; last: Value }
  'labyrinth-ended': { ending: Value }
  'labyrinth-gain': { slots: Value; whose: Value }
  'labyrinth-gain-lacking': { symbols: Value; terror: Value; whose: Value }
  'labyrinth-gain-pays': { terror: Value; whose: Value }
  'labyrinth-gain-slot': { filled: Value }
  'labyrinth-genre': { genre: Value }
  'labyrinth-genre-title': { genre: Value; title: Value }
  'labyrinth-giver': { giver: Value }
  'labyrinth-hand-is-full': null
  'labyrinth-how-flip': null
  'labyrinth-how-move': null
  'labyrinth-how-pass': null
  'labyrinth-how-rotate': null
  'labyrinth-junction': { column: Value; first: Value; next_column: Value; next_row: Value; row: Value; second: Value }
  'labyrinth-kind': { kind: Value }
  'labyrinth-lesson-capture': null
  'labyrinth-lesson-captured': null
  'labyrinth-lesson-clock': null
  'labyrinth-lesson-curse': null
  'labyrinth-lesson-hand': null
  'labyrinth-lesson-light': null
  'labyrinth-lesson-lost': null
  'labyrinth-lesson-maze': null
  'labyrinth-lesson-passage': null
  'labyrinth-lesson-returned': null
  'labyrinth-lesson-shelves': null
  'labyrinth-lesson-terror': null
  'labyrinth-lesson-turn': null
  'labyrinth-light': { column: Value; row: Value; tile: Value }
  'labyrinth-lobby-credits': { said: Value }
  'labyrinth-lobby-glance': { line: Value }
  'labyrinth-lobby-option-difficulty': null
  'labyrinth-lobby-option-double_curses': null
  'labyrinth-lobby-option-extra_cards': null
  'labyrinth-lobby-option-first_player': null
  'labyrinth-lobby-option-shapes': null
  'labyrinth-lobby-option-wyrm_start': null
  'labyrinth-lobby-sentence': { said: Value }
  'labyrinth-maze-board': null
  'labyrinth-maze-bookwyrm': { shown: Value }
  'labyrinth-maze-can-light': null
  'labyrinth-maze-can-turn': null
  'labyrinth-maze-can-walk': { walker: Value }
  'labyrinth-maze-can-walk-other': { who: Value }
  'labyrinth-maze-cell': { column: Value; row: Value }
  'labyrinth-maze-close': null
  'labyrinth-maze-comes': { doings: Value; who: Value }
  'labyrinth-maze-costs-booster': null
  'labyrinth-maze-dark': null
  'labyrinth-maze-dark-tile': null
  'labyrinth-maze-effect': { effect: Value }
  'labyrinth-maze-empty-lair': null
  'labyrinth-maze-empty-shelf': null
  'labyrinth-maze-ends': { ends: Value }
  'labyrinth-maze-fits': { terrors: Value }
  'labyrinth-maze-here': { count: number; who: Value }
  'labyrinth-maze-here-me': null
  'labyrinth-maze-holds': { who: Value }
  'labyrinth-maze-kind': { kind: Value }
  'labyrinth-maze-known': { kind: Value }
  'labyrinth-maze-lacks': { symbols: Value }
  'labyrinth-maze-lit': { kind: Value }
  'labyrinth-maze-maybe': { parts: Value }
  'labyrinth-maze-maybe-kind': { chance: Value; kind: Value }
  'labyrinth-maze-needs': { symbols: Value; terror: Value }
  'labyrinth-maze-none-fits': null
  'labyrinth-maze-not-now': null
  'labyrinth-maze-nowhere': null
  'labyrinth-maze-open': { sides: Value }
  'labyrinth-maze-open-all': null
  'labyrinth-maze-pay': { cards: Value }
  'labyrinth-maze-reach': { doings: Value; now: Value; who: Value }
  'labyrinth-maze-reach-capture': { terror: Value }
  'labyrinth-maze-reach-capture-with': { cards: Value; terror: Value }
  'labyrinth-maze-reach-return': { genres: Value }
  'labyrinth-maze-reach-reward': null
  'labyrinth-maze-reach-riding': { doings: Value; now: Value }
  'labyrinth-maze-reach-tiles': { count: number }
  'labyrinth-maze-see-ways': null
  'labyrinth-maze-shelf': { genre: Value }
  'labyrinth-maze-show-ways': null
  'labyrinth-maze-threat': { chance: Value; effect: Value }
  'labyrinth-maze-threat-sentence': { chance: Value; effect: Value }
  'labyrinth-maze-together': { who: Value }
  'labyrinth-maze-verb': { verb: Value }
  'labyrinth-maze-walk-boosters': null
  'labyrinth-maze-walk-capture': null
  'labyrinth-maze-walk-capture-with': { cards: Value }
  'labyrinth-maze-walk-return': null
  'labyrinth-maze-walk-reward': null
  'labyrinth-maze-ways-of': { who: Value }
  'labyrinth-maze-ways-of-both': null
  'labyrinth-me-with': null
  'labyrinth-mistake-extra-cards': { box: Value; given: Value; most: Value; needed: Value }
  'labyrinth-mistake-first-player': { last: Value; seat: Value }
  'labyrinth-mistake-solo': null
  'labyrinth-more-make_room': null
  'labyrinth-more-spend': null
  'labyrinth-more-start': null
  'labyrinth-option': { option: Value; title: Value }
  'labyrinth-option-difficulty': null
  'labyrinth-option-double-curses': null
  'labyrinth-option-extra-cards': null
  'labyrinth-option-first-player': null
  'labyrinth-option-shapes': null
  'labyrinth-option-wyrm-start': null
  'labyrinth-over': null
  'labyrinth-place': { column: Value; row: Value; tile: Value }
  'labyrinth-pointless-first-player': null
  'labyrinth-pointless-novice': null
  'labyrinth-prize-reward': null
  'labyrinth-prize-shelf': { genre: Value; terror: Value }
  'labyrinth-prize-terror': { terror: Value }
  'labyrinth-reason-capture': { left: number; price: Value; terror: Value; walker: Value }
  'labyrinth-reason-capture-with': { cards: Value; left: number; price: Value; terror: Value; walker: Value }
  'labyrinth-reason-concede': { filled: number; time: Value }
  'labyrinth-reason-discard': { asking: number; card: Value; of: number; room: Value }
  'labyrinth-reason-discard-booster': { card: Value; room: Value }
  'labyrinth-reason-draw': { filled: number; size: number; who: Value }
  'labyrinth-reason-end': { time: Value }
  'labyrinth-reason-end-early': { left: number; time: Value }
  'labyrinth-reason-end-feared': { chance: Value; on: Value; time: Value }
  'labyrinth-reason-give': { card: Value; gain: Value; who: Value }
  'labyrinth-reason-give-away': { card: Value }
  'labyrinth-reason-give-away-pays': { card: Value; terror: Value; who: Value }
  'labyrinth-reason-give-it': { slots: Value; who: Value }
  'labyrinth-reason-goes': { walker: Value }
  'labyrinth-reason-instead': { count: number; genre: Value; of: Value }
  'labyrinth-reason-keep': { hand: Value; mine: Value; trolley: Value }
  'labyrinth-reason-left': { left: number }
  'labyrinth-reason-light': { by: Value; found: number; spot: Value }
  'labyrinth-reason-light-known': { by: Value; kind: Value; new: Value; spot: Value }
  'labyrinth-reason-light-odds': { about: Value; by: Value; loose: number; shelf: Value; spot: Value; terror: Value }
  'labyrinth-reason-light-prize': { by: Value; prize: Value; spot: Value; when: Value }
  'labyrinth-reason-light-sixth': { by: Value; chance: Value; spot: Value }
  'labyrinth-reason-pass-on': { lost: number; next: Value }
  'labyrinth-reason-pass-terror': { deed: Value; slots: Value; terror: Value }
  'labyrinth-reason-pay': { card: Value; copied: Value; spare: Value; symbols: Value; terror: Value }
  'labyrinth-reason-play': { after: number; before: Value; card: Value; goal: Value; option: Value; other: Value; title: Value; to: Value }
  'labyrinth-reason-price': { price: Value }
  'labyrinth-reason-receive': { card: Value; gain: Value }
  'labyrinth-reason-refuse': { card: Value }
  'labyrinth-reason-return': { left: number; open: Value; terror: Value }
  'labyrinth-reason-return-wins': { terror: Value }
  'labyrinth-reason-skip': { card: Value; filled: number }
  'labyrinth-reason-start': { count: number; genres: Value; of: Value }
  'labyrinth-reason-start-alike': { count: number; genre: Value; of: Value }
  'labyrinth-reason-swap': { card: Value; symbols: Value }
  'labyrinth-reason-swap-for': { card: Value; gain: Value }
  'labyrinth-reason-swap-for-terror': { terror: Value }
  'labyrinth-reason-swap-plain': { card: Value }
  'labyrinth-reason-take-asked': { count: number; genre: Value; of: Value; who: Value }
  'labyrinth-reason-take-lacks': { genre: Value; symbols: Value; terror: Value; who: Value }
  'labyrinth-reason-take-pays': { deck: number; genre: Value; most: Value; terror: Value; who: Value }
  'labyrinth-reason-takes': { genre: Value; who: Value }
  'labyrinth-reason-time': { left: number }
  'labyrinth-reason-turn': { spot: Value; way: Value }
  'labyrinth-reason-turn-gains': { count: number; spot: Value; way: Value }
  'labyrinth-reason-turn-loses': { count: number; spot: Value; way: Value }
  'labyrinth-reason-turn-prize': { prize: Value; spot: Value; way: Value; when: Value }
  'labyrinth-reason-walk': { price: Value; there: Value; to: Value; walker: Value }
  'labyrinth-reason-walk-returns': { filled: number; genre: Value; terrors: Value }
  'labyrinth-reason-walk-reward': { price: Value; size: number; walker: Value }
  'labyrinth-reason-walk-wins': { genre: Value; terrors: Value }
  'labyrinth-receiver': { receiver: Value }
  'labyrinth-refused-alone-library-ladder': null
  'labyrinth-refused-alone-photocopier': null
  'labyrinth-refused-alone-secret-passage': null
  'labyrinth-refused-alone-trolley-service': null
  'labyrinth-refused-alone-useful-map': null
  'labyrinth-refused-books-dealt': null
  'labyrinth-refused-booster-twice': null
  'labyrinth-refused-both-pay': { terror: Value }
  'labyrinth-refused-chosen-already': { card: Value }
  'labyrinth-refused-compass-lit': null
  'labyrinth-refused-compass-turned': null
  'labyrinth-refused-concede': null
  'labyrinth-refused-copies-first': null
  'labyrinth-refused-copy-needs': { option: Value }
  'labyrinth-refused-copy-not-needed': { card: Value }
  'labyrinth-refused-copy-when': null
  'labyrinth-refused-extra-when': null
  'labyrinth-refused-first-act': null
  'labyrinth-refused-first-extra': null
  'labyrinth-refused-first-give-to': null
  'labyrinth-refused-first-instead': null
  'labyrinth-refused-first-keep': null
  'labyrinth-refused-first-make-room': null
  'labyrinth-refused-first-pay': null
  'labyrinth-refused-first-return': null
  'labyrinth-refused-first-reward': null
  'labyrinth-refused-first-spend': null
  'labyrinth-refused-first-spend-copies': null
  'labyrinth-refused-first-spend-way': null
  'labyrinth-refused-first-start': null
  'labyrinth-refused-first-swap-for': null
  'labyrinth-refused-first-take': null
  'labyrinth-refused-flip-far': { near: Value; tile: Value }
  'labyrinth-refused-flip-needs': { option: Value }
  'labyrinth-refused-full': { hand: Value }
  'labyrinth-refused-full-but-swap': null
  'labyrinth-refused-full-for-good': null
  'labyrinth-refused-full-of-terrors': { hand: Value }
  'labyrinth-refused-genres-chosen': null
  'labyrinth-refused-genres-first': null
  'labyrinth-refused-give-first': null
  'labyrinth-refused-give-to-alone': null
  'labyrinth-refused-give-to-self': null
  'labyrinth-refused-just-moved': { card: Value }
  'labyrinth-refused-keep-when': null
  'labyrinth-refused-lacks': { symbols: Value; terror: Value }
  'labyrinth-refused-library-card-hand': null
  'labyrinth-refused-library-card-order': null
  'labyrinth-refused-library-card-ready': null
  'labyrinth-refused-lies-under': { card: Value; terror: Value }
  'labyrinth-refused-lit-already': { tile: Value }
  'labyrinth-refused-lone-service': null
  'labyrinth-refused-more-in-the-way': { tile: Value }
  'labyrinth-refused-most-actions': { most: Value }
  'labyrinth-refused-no-action': null
  'labyrinth-refused-no-action-but-time-machine': null
  'labyrinth-refused-no-book-left': null
  'labyrinth-refused-no-booster': { card: Value }
  'labyrinth-refused-no-discard': null
  'labyrinth-refused-no-offer': null
  'labyrinth-refused-no-path': { tile: Value }
  'labyrinth-refused-no-photocopier': null
  'labyrinth-refused-no-symbols': { card: Value }
  'labyrinth-refused-no-terror-for-shelf': { genre: Value }
  'labyrinth-refused-no-trolley': null
  'labyrinth-refused-nobody-asked': null
  'labyrinth-refused-nobody-here': null
  'labyrinth-refused-nobodys-hand': { card: Value }
  'labyrinth-refused-none-left': { genre: Value }
  'labyrinth-refused-none-left-either': { genre: Value }
  'labyrinth-refused-not-captured': { terror: Value }
  'labyrinth-refused-not-yours-to-play': { card: Value }
  'labyrinth-refused-nothing-for': { card: Value }
  'labyrinth-refused-nothing-to-draw': null
  'labyrinth-refused-nothing-to-pass-on': null
  'labyrinth-refused-offer-alone': null
  'labyrinth-refused-only-library-cards': null
  'labyrinth-refused-other-hand': { card: Value }
  'labyrinth-refused-other-shelf': { genre: Value; terror: Value }
  'labyrinth-refused-others-full': { hand: Value }
  'labyrinth-refused-over-conceded': null
  'labyrinth-refused-over-out-of-time': null
  'labyrinth-refused-over-overrun': null
  'labyrinth-refused-over-won': null
  'labyrinth-refused-pass-needs': { option: Value }
  'labyrinth-refused-pass-on-alone': null
  'labyrinth-refused-pay-not-needed': { card: Value }
  'labyrinth-refused-pay-order': { card: Value }
  'labyrinth-refused-pay-when': null
  'labyrinth-refused-player-far': null
  'labyrinth-refused-refused-already': null
  'labyrinth-refused-return-when': null
  'labyrinth-refused-reward-hand': { who: Value }
  'labyrinth-refused-reward-when': null
  'labyrinth-refused-ride-apart': null
  'labyrinth-refused-rotate-far': { near: Value; tile: Value }
  'labyrinth-refused-seats': { seats: Value }
  'labyrinth-refused-serves-already': null
  'labyrinth-refused-service-full': null
  'labyrinth-refused-service-itself': null
  'labyrinth-refused-shelf-in-the-way': { genre: Value; on: Value }
  'labyrinth-refused-swap-first': null
  'labyrinth-refused-take-hand': null
  'labyrinth-refused-terror-in-the-way': { on: Value; terror: Value }
  'labyrinth-refused-terror-stays': null
  'labyrinth-refused-trolley-alone': null
  'labyrinth-refused-trolley-far': null
  'labyrinth-refused-trolley-has': { card: Value }
  'labyrinth-refused-trolley-holds-terrors': { terrors: Value }
  'labyrinth-refused-trolley-pays': { terror: Value }
  'labyrinth-refused-turn-crossroads': { tile: Value }
  'labyrinth-refused-turn-dark': { tile: Value }
  'labyrinth-refused-walk-dark': { tile: Value }
  'labyrinth-refused-walk-nowhere': null
  'labyrinth-refused-walk-yourself': null
  'labyrinth-refused-way-needs': { option: Value }
  'labyrinth-refused-way-needs-not': { option: Value }
  'labyrinth-refused-way-one-as-two': { tile: Value }
  'labyrinth-refused-yours-already': { card: Value }
  'labyrinth-room': null
  'labyrinth-room-for': { card: Value }
  'labyrinth-seat': { number: Value }
  'labyrinth-side': { side: Value }
  'labyrinth-skill': { genre: Value }
  'labyrinth-skills': { count: Value; genre: Value }
  'labyrinth-slots': { filled: Value; who: Value }
  'labyrinth-slots-mine': { filled: Value }
  'labyrinth-slots-trolley': { filled: Value }
  'labyrinth-some-card': null
  'labyrinth-some-gift': null
  'labyrinth-some-seat': { number: Value }
  'labyrinth-some-terror': null
  'labyrinth-spot': { beside: Value; side: Value; tile: Value }
  'labyrinth-story-best': { captured: Value; returned: Value; turn: Value; who: Value }
  'labyrinth-story-best-captured': { captured: Value; turn: Value; who: Value }
  'labyrinth-story-best-returned': { returned: Value; turn: Value; who: Value }
  'labyrinth-story-captured': { cards: number; terror: Value; turn: Value; who: Value }
  'labyrinth-story-cursed': { all: number; loose: Value; terror: Value; turn: Value }
  'labyrinth-story-ended-conceded': { shelves: Value; turn: Value }
  'labyrinth-story-ended-out_of_time': { shelves: Value; turn: Value }
  'labyrinth-story-ended-overrun': { shelves: Value; turn: Value }
  'labyrinth-story-ended-won': { turn: Value }
  'labyrinth-story-filled': { shelves: Value }
  'labyrinth-story-last-return': { shelves: number; turn: Value }
  'labyrinth-story-lost': { lost: number; share: Value; then: Value; turn: Value; who: Value }
  'labyrinth-story-luck': { likely: Value; lit: number; terrors: number; who: Value }
  'labyrinth-story-lull': { first: Value; last: Value }
  'labyrinth-story-relief': { loose: Value; terror: Value; turn: Value; who: Value }
  'labyrinth-story-returned': { genre: Value; terror: Value; turn: Value; who: Value }
  'labyrinth-story-siege': { loose: Value; turn: Value }
  'labyrinth-symbols': { count: Value; genre: Value }
  'labyrinth-then': { when: Value }
  'labyrinth-then-action': null
  'labyrinth-then-all-paid': { symbols: Value }
  'labyrinth-then-by-map': { then: Value }
  'labyrinth-then-conceded': null
  'labyrinth-then-curse': { actions: number; left: Value }
  'labyrinth-then-free': null
  'labyrinth-then-heir': { curse: Value; who: Value }
  'labyrinth-then-home': { terrors: Value }
  'labyrinth-then-in-deck': { cards: Value }
  'labyrinth-then-known': { kind: Value }
  'labyrinth-then-left-to-pay': { left: Value; symbols: Value }
  'labyrinth-then-lit': null
  'labyrinth-then-open': { sides: Value }
  'labyrinth-then-out-of-time': null
  'labyrinth-then-paid-with': { cards: Value; others: number }
  'labyrinth-then-reward': null
  'labyrinth-then-room': { places: number }
  'labyrinth-then-shuffled': { cards: Value }
  'labyrinth-then-symbols': { symbols: Value }
  'labyrinth-then-terror': { percent: Value }
  'labyrinth-then-terror-sixth': { percent: Value }
  'labyrinth-there-dark': { count: number }
  'labyrinth-there-together': { terror: Value; who: Value }
  'labyrinth-there-ways': { count: number }
  'labyrinth-thinking': { who: Value }
  'labyrinth-tile-from': { column: Value; row: Value; tile: Value }
  'labyrinth-tile-named': { column: Value; row: Value; tile: Value }
  'labyrinth-tile-object': { column: Value; row: Value; tile: Value }
  'labyrinth-tile-on': { column: Value; row: Value; tile: Value }
  'labyrinth-tile-to': { column: Value; row: Value; tile: Value }
  'labyrinth-told-books-rebuilt': { cards: number; genre: Value }
  'labyrinth-told-bookwyrm-moved': { junction: Value }
  'labyrinth-told-bookwyrm-placed': { junction: Value }
  'labyrinth-told-captures': { cards: Value; on: Value; terror: Value; who: Value }
  'labyrinth-told-captures-for-trolley': { cards: Value; on: Value; terror: Value; who: Value }
  'labyrinth-told-curse': { curses: number; directions: Value; left: number }
  'labyrinth-told-curse-darkens': { tile: Value }
  'labyrinth-told-curse-lights': { kind: Value; tile: Value }
  'labyrinth-told-curse-turns': { tile: Value; way: Value }
  'labyrinth-told-dealt': { cards: Value; who: Value }
  'labyrinth-told-discarded': { card: Value; who: Value }
  'labyrinth-told-drawn': { card: Value; who: Value }
  'labyrinth-told-ended': { ending: Value; shelves: number }
  'labyrinth-told-ends-turn': { lost: number; passed: Value; who: Value }
  'labyrinth-told-genre-replaced': { genre: Value; missing: Value; who: Value }
  'labyrinth-told-genres-chosen': { who: Value }
  'labyrinth-told-genres-chosen-which': { genres: Value; who: Value }
  'labyrinth-told-genres-shown': { shown: Value }
  'labyrinth-told-lights': { kind: Value; tile: Value; who: Value }
  'labyrinth-told-nothing': { on: Value }
  'labyrinth-told-offered': { card: Value; giver: Value; receiver: Value }
  'labyrinth-told-passed': { card: Value; giver: Value; receiver: Value }
  'labyrinth-told-passes-on': { who: Value }
  'labyrinth-told-played': { option: Value; who: Value }
  'labyrinth-told-refused': { card: Value; giver: Value; receiver: Value }
  'labyrinth-told-returns': { genre: Value; on: Value; terror: Value; who: Value }
  'labyrinth-told-rewards-rebuilt': { cards: number }
  'labyrinth-told-rides': { start: Value; to: Value; who: Value }
  'labyrinth-told-shelf': { genre: Value; on: Value; title: Value }
  'labyrinth-told-skipped': { who: Value }
  'labyrinth-told-taken': { card: Value; who: Value }
  'labyrinth-told-terror': { on: Value; terror: Value }
  'labyrinth-told-turn': { actions: number; who: Value }
  'labyrinth-told-turns': { tile: Value; way: Value; who: Value }
  'labyrinth-told-walks': { start: Value; to: Value; who: Value }
  'labyrinth-told-wants': { genres: Value; who: Value }
  'labyrinth-told-won': { ending: Value }
  'labyrinth-trolley': null
  'labyrinth-trolley-to': null
  'labyrinth-trolley-with': null
  'labyrinth-turn': { column: Value; row: Value; tile: Value; way: Value }
  'labyrinth-unnamed': { kind: Value; number: Value }
  'labyrinth-verb-discard': null
  'labyrinth-verb-end': null
  'labyrinth-verb-flip': null
  'labyrinth-verb-move': null
  'labyrinth-verb-pass': null
  'labyrinth-verb-rotate': null
  'labyrinth-verb-spend': null
  'labyrinth-verb-take': null
  'labyrinth-walk': { column: Value; row: Value; tile: Value; walker: Value }
  'labyrinth-way': { way: Value }
  'labyrinth-which-discard': null
  'labyrinth-which-end': null
  'labyrinth-which-flip': null
  'labyrinth-which-move': null
  'labyrinth-which-pass': null
  'labyrinth-which-rotate': null
  'labyrinth-which-spend': null
  'labyrinth-which-take': null
  'labyrinth-who': { who: Value }
  'lesson-title': null
  'librarians-about': { genre: Value; letter: Value }
  'librarians-about-thrill': { letter: Value; thrill: Value }
  'librarians-act-free': null
  'librarians-act-islands': null
  'librarians-act-required': { missing: number }
  'librarians-ask-author-keep': null
  'librarians-ask-claim-cell': { genre: Value }
  'librarians-ask-claim-keep': null
  'librarians-ask-claim-way': null
  'librarians-ask-color': null
  'librarians-ask-cook': null
  'librarians-ask-discard': { left: number }
  'librarians-ask-drama': null
  'librarians-ask-end': { genre: Value }
  'librarians-ask-give': { book: Value }
  'librarians-ask-insert': { book: Value }
  'librarians-ask-intent': null
  'librarians-ask-lay': null
  'librarians-ask-letter': null
  'librarians-ask-lift': null
  'librarians-ask-place': { book: Value }
  'librarians-ask-retrieve': { left: number }
  'librarians-ask-reveal': null
  'librarians-ask-shelf': null
  'librarians-ask-shift': null
  'librarians-ask-steal': null
  'librarians-ask-swap': null
  'librarians-ask-tap': null
  'librarians-board-age': { age: Value }
  'librarians-board-age-short': { age: Value }
  'librarians-board-aim': null
  'librarians-board-arrows': null
  'librarians-board-ask-line': null
  'librarians-board-ask-moment': null
  'librarians-board-backs': { books: number }
  'librarians-board-covered': null
  'librarians-board-cut-off': null
  'librarians-board-describe-empty': { arrow: Value; row: Value }
  'librarians-board-describe-hand': { books: Value }
  'librarians-board-describe-left': { deck: Value; left: Value }
  'librarians-board-describe-powers': { powers: Value; who: Value }
  'librarians-board-describe-row': { arrow: Value; books: Value; row: Value }
  'librarians-board-describe-seat': { books: number; who: Value }
  'librarians-board-describe-signals': { signals: Value; who: Value }
  'librarians-board-end-completed': null
  'librarians-board-end-did': { drawn: Value; shelved: number }
  'librarians-board-end-left': { left: number }
  'librarians-board-ended': { ending: Value }
  'librarians-board-first': null
  'librarians-board-flag': { signal: Value; who: Value }
  'librarians-board-four': null
  'librarians-board-hand': null
  'librarians-board-headline': { ending: Value }
  'librarians-board-kind': { signal: Value }
  'librarians-board-larger': null
  'librarians-board-left': { deck: Value; left: number }
  'librarians-board-letters': { books: number }
  'librarians-board-may-use': null
  'librarians-board-mood': { mood: Value }
  'librarians-board-no-books': null
  'librarians-board-peak-horror': null
  'librarians-board-peak-line': { genre: Value }
  'librarians-board-place': { row: Value; side: Value }
  'librarians-board-places': { places: number }
  'librarians-board-played': { played: Value; required: Value }
  'librarians-board-powers': { powers: Value }
  'librarians-board-put-back': null
  'librarians-board-shelf': { arrow: Value; row: Value }
  'librarians-board-signal': { row: Value; side: Value; signal: Value }
  'librarians-board-smaller': null
  'librarians-board-spine': { kind: Value; letter: Value; title: Value }
  'librarians-board-spot': { row: Value; side: Value; steps: Value }
  'librarians-board-stack': { books: Value }
  'librarians-board-step-text': { step: Value }
  'librarians-board-step-title': { step: Value }
  'librarians-board-taken': null
  'librarians-board-unseen-of': { books: number }
  'librarians-board-volume': { volume: Value }
  'librarians-board-volume-short': { volume: Value }
  'librarians-board-wall': null
  'librarians-board-where': { turn: Value }
  'librarians-board-whisper': null
  'librarians-book': { title: Value }
  'librarians-book-some': null
  'librarians-cell': { row: Value; side: Value; steps: Value }
  'librarians-colour': { colour: Value }
  'librarians-do-at': { cell: Value }
  'librarians-do-at-end': { end: Value }
  'librarians-do-author': { author: Value }
  'librarians-do-back': { book: Value }
  'librarians-do-claim': { genre: Value }
  'librarians-do-colour': { colour: Value }
  'librarians-do-end': null
  'librarians-do-give': { who: Value }
  'librarians-do-give-up': null
  'librarians-do-intent': { intent: Value }
  'librarians-do-keep': { book: Value }
  'librarians-do-letter': { letter: Value }
  'librarians-do-mood': { mood: Value }
  'librarians-do-reveal': { who: Value }
  'librarians-do-shift': { direction: Value; side: Value; steps: Value }
  'librarians-do-signal': { row: Value; side: Value; signal: Value }
  'librarians-do-steal': { genre: Value; who: Value }
  'librarians-do-take': { book: Value }
  'librarians-do-turn': { row: Value }
  'librarians-do-use': { genre: Value }
  'librarians-do-way': { way: Value }
  'librarians-do-withdraw': { signal: Value }
  'librarians-effect': { effect: Value; genre: Value }
  'librarians-ended': { ending: Value }
  'librarians-event-author': { author: Value; count: Value; who: Value }
  'librarians-event-colour': { colour: Value; who: Value }
  'librarians-event-discarded': { book: Value }
  'librarians-event-drew': { books: Value; who: Value }
  'librarians-event-drew-some': { books: Value; unseen: number; who: Value }
  'librarians-event-drew-unseen': { count: number; who: Value }
  'librarians-event-given': { genre: Value; to: Value; who: Value }
  'librarians-event-horror': { who: Value }
  'librarians-event-inserted': { book: Value; cell: Value; who: Value }
  'librarians-event-kept': { genre: Value; who: Value }
  'librarians-event-letter': { letter: Value; who: Value }
  'librarians-event-limit': { limit: Value }
  'librarians-event-line': { count: Value; genre: Value; who: Value }
  'librarians-event-match-ends': { ending: Value; left: number }
  'librarians-event-mood': { mood: Value; who: Value }
  'librarians-event-moved': { book: Value; cell: Value }
  'librarians-event-no-stacking': null
  'librarians-event-ordered': { books: Value; who: Value }
  'librarians-event-passed': null
  'librarians-event-played': { book: Value; cell: Value; who: Value }
  'librarians-event-retrieved': { book: Value; who: Value }
  'librarians-event-shelf': { arrow: Value; row: Value }
  'librarians-event-shelf-gone': { count: number; row: Value }
  'librarians-event-shifted': { direction: Value; side: Value; steps: Value }
  'librarians-event-shown': { books: Value; who: Value }
  'librarians-event-shown-empty': { who: Value }
  'librarians-event-signal': { row: Value; side: Value; signal: Value; who: Value }
  'librarians-event-skipped': { who: Value }
  'librarians-event-stacked': { book: Value; cell: Value; who: Value }
  'librarians-event-start': { who: Value }
  'librarians-event-stole': { genre: Value; owner: Value; who: Value }
  'librarians-event-studied': { books: Value }
  'librarians-event-swapped': { book: Value; other: Value }
  'librarians-event-tapped': { book: Value; intent: Value; who: Value }
  'librarians-event-thrill': { thrill: Value }
  'librarians-event-trimmed': { books: Value }
  'librarians-event-turn': { required: number; who: Value }
  'librarians-event-turn-ends': { who: Value }
  'librarians-event-turned': { arrow: Value; row: Value }
  'librarians-event-used': { genre: Value; who: Value }
  'librarians-event-way': { who: Value }
  'librarians-event-withdrawn': { signal: Value; who: Value }
  'librarians-genre': { genre: Value }
  'librarians-grade': { grade: Value }
  'librarians-in-row': { row: Value }
  'librarians-lesson-count': null
  'librarians-lesson-end': null
  'librarians-lesson-hand': null
  'librarians-lesson-horror': null
  'librarians-lesson-line': null
  'librarians-lesson-order': null
  'librarians-lesson-others': null
  'librarians-lesson-place': null
  'librarians-lesson-power': null
  'librarians-lesson-shelves': null
  'librarians-lesson-stack': null
  'librarians-lesson-stuck': null
  'librarians-lobby-credits': { said: Value }
  'librarians-lobby-glance': { line: Value }
  'librarians-lobby-option-ages': null
  'librarians-lobby-option-authors': null
  'librarians-lobby-option-curse_balance': null
  'librarians-lobby-option-curse_powers': null
  'librarians-lobby-option-curse_vertical': null
  'librarians-lobby-option-exactly_two': null
  'librarians-lobby-option-genres': null
  'librarians-lobby-option-level': null
  'librarians-lobby-option-sequels': null
  'librarians-lobby-option-talk': null
  'librarians-lobby-option-thrills': null
  'librarians-lobby-sentence': { said: Value }
  'librarians-mistake-few-books': { books: Value; each: Value; seats: Value }
  'librarians-mistake-no-genre': null
  'librarians-more-forced': { colour: Value; letter: Value }
  'librarians-option-ages': null
  'librarians-option-authors': null
  'librarians-option-curse-balance': null
  'librarians-option-curse-powers': null
  'librarians-option-curse-vertical': null
  'librarians-option-exactly-two': null
  'librarians-option-genres': null
  'librarians-option-level': null
  'librarians-option-list': { words: Value }
  'librarians-option-sequels': null
  'librarians-option-talk': null
  'librarians-option-thrills': null
  'librarians-over': null
  'librarians-power': { colours: Value; first: Value; last: Value; number: Value; power: Value; side: Value }
  'librarians-reason-at': { open: number }
  'librarians-reason-claim': null
  'librarians-reason-end': { played: Value }
  'librarians-reason-give': { books: Value; who: Value }
  'librarians-reason-give-up': null
  'librarians-reason-other': null
  'librarians-reason-stack': null
  'librarians-reason-take': { letter: Value; same: number }
  'librarians-reason-use': { genre: Value; left: Value }
  'librarians-refused-asked-first': { decision: Value }
  'librarians-refused-audience': { age: Value }
  'librarians-refused-author-apart': { author: Value; books: Value }
  'librarians-refused-balance': null
  'librarians-refused-chosen-already': null
  'librarians-refused-colour-not-in-play': { colour: Value }
  'librarians-refused-column': { letter: Value }
  'librarians-refused-edge': null
  'librarians-refused-empty-cell': null
  'librarians-refused-end-islands': null
  'librarians-refused-end-required': { missing: number }
  'librarians-refused-exactly-two': { plays: Value }
  'librarians-refused-forced': { colour: Value; letter: Value }
  'librarians-refused-give-up': null
  'librarians-refused-insert-order': null
  'librarians-refused-lay': null
  'librarians-refused-no-authors': null
  'librarians-refused-no-cell': { title: Value }
  'librarians-refused-no-claim': { genre: Value }
  'librarians-refused-no-insertion': { title: Value }
  'librarians-refused-no-shelf': null
  'librarians-refused-no-such-author': null
  'librarians-refused-no-such-power': { genre: Value }
  'librarians-refused-not-between': null
  'librarians-refused-not-in-hand': { title: Value }
  'librarians-refused-order': { letter: Value }
  'librarians-refused-other-claim': { genre: Value }
  'librarians-refused-other-letter': { letter: Value; shown: Value }
  'librarians-refused-over': null
  'librarians-refused-red-claim': { genre: Value }
  'librarians-refused-red-power': { genre: Value }
  'librarians-refused-series': { series: Value }
  'librarians-refused-shelf': { power: Value; row: Value }
  'librarians-refused-signal': null
  'librarians-refused-silent': null
  'librarians-refused-stop': null
  'librarians-refused-take-first': null
  'librarians-refused-touches-nothing': null
  'librarians-refused-tragedy': null
  'librarians-refused-unusable': { genre: Value }
  'librarians-result-horror': { left: Value; turns: Value }
  'librarians-result-stuck': { grade: Value; left: number; turns: Value }
  'librarians-result-won': { turns: Value }
  'librarians-side': { side: Value }
  'librarians-spot': { side: Value; steps: Value }
  'librarians-story-author': { author: Value; turn: Value; who: Value }
  'librarians-story-busiest': { count: Value; turn: Value; who: Value }
  'librarians-story-line': { genre: Value; turn: Value; who: Value }
  'librarians-story-luck': { count: number; drawn: Value; who: Value }
  'librarians-story-power': { genre: Value; turn: Value; who: Value }
  'librarians-story-where': { books: Value; who: Value }
  'librarians-then-author': null
  'librarians-then-beside': { between: Value; left: Value; right: Value }
  'librarians-then-claimed': { genre: Value }
  'librarians-then-draws': { books: number }
  'librarians-then-gone': { books: number; row: Value }
  'librarians-then-holds': { books: number }
  'librarians-then-left': { left: number }
  'librarians-then-line': { genre: Value }
  'librarians-then-loses': { genre: Value }
  'librarians-then-on': { book: Value }
  'librarians-then-pushes': { book: Value }
  'librarians-then-turned': { arrow: Value }
  'librarians-thinking': { who: Value }
  'librarians-thrill': { thrill: Value }
  'librarians-thrill-effect': { thrill: Value }
  'librarians-where-in-row': { row: Value }
  'list-last': { first: Value; last: Value }
  'list-more': { first: Value; next: Value }
  'list-or': { first: Value; last: Value }
  'mistake-action-examples': { examples: Value }
  'mistake-answers': { last: Value }
  'mistake-at': { actions: Value; at: Value }
  'mistake-begun-version': { game: Value; ours: Value; version: Value }
  'mistake-bot-names': { names: Value }
  'mistake-bot-seed': { seed: Value }
  'mistake-by-hand': { chosen: Value }
  'mistake-challenge-shout': null
  'mistake-chat-empty': null
  'mistake-chat-long': { most: Value }
  'mistake-commitment': { commitment: Value; given: Value }
  'mistake-draw-impossible': { draw: Value }
  'mistake-draw-outcome': { outcome: Value; stream: Value }
  'mistake-draws': { given: Value }
  'mistake-file-after-end': { number: Value }
  'mistake-file-begin': { why: Value }
  'mistake-file-damaged': { why: Value }
  'mistake-file-differs': null
  'mistake-file-ended': { ending: Value; scores: Value; told: Value }
  'mistake-file-entry': { entry: Value; number: Value }
  'mistake-file-format': { format: Value }
  'mistake-file-lacks': { missing: Value }
  'mistake-file-log': null
  'mistake-file-no-text': null
  'mistake-file-none': { why: Value }
  'mistake-file-not-over': null
  'mistake-file-pack': null
  'mistake-file-part': { why: Value }
  'mistake-file-refused': { number: Value; why: Value }
  'mistake-file-seed': null
  'mistake-file-steps': { most: Value }
  'mistake-file-takes-back': { most: Value }
  'mistake-file-turn': { asked: Value; number: Value; seat: Value }
  'mistake-file-unread': { why: Value }
  'mistake-file-version': { game: Value; ours: Value; version: Value }
  'mistake-in-file': { file: Value; why: Value }
  'mistake-language': { language: Value; languages: Value }
  'mistake-lesson-needs-terminal': null
  'mistake-lesson-script': { action: Value; seat: Value }
  'mistake-link': { link: Value }
  'mistake-long-link': { most: Value }
  'mistake-moment-back': { moment: Value }
  'mistake-moment-since': { first: Value; since: Value }
  'mistake-name-empty': null
  'mistake-name-long': { most: Value }
  'mistake-name-needed': { chair: Value }
  'mistake-name-twice': { name: Value }
  'mistake-names-of-seats': { given: Value; seats: Value }
  'mistake-near': { names: Value }
  'mistake-needs-terminal': null
  'mistake-no-action': { given: Value; near: Value }
  'mistake-no-lesson': { game: Value }
  'mistake-no-reading-room': { server: Value }
  'mistake-no-seat': { last: Value; seat: Value }
  'mistake-not-asked': { seat: Value }
  'mistake-not-begun': null
  'mistake-option-form': { keys: Value; text: Value }
  'mistake-option-seats': { last: Value; option: Value; value: Value }
  'mistake-option-twice': { option: Value }
  'mistake-option-unknown': { near: Value; option: Value; options: Value }
  'mistake-option-value': { allowed: Value; near: Value; option: Value; value: Value }
  'mistake-options-kind': { given: Value }
  'mistake-options-mapping': { given: Value }
  'mistake-other-tables': { server: Value; why: Value }
  'mistake-other-version': { why: Value }
  'mistake-pack': { entry: Value; file: Value; why: Value }
  'mistake-pack-flag': { key: Value; value: Value }
  'mistake-pack-from-to': { high: Value; key: Value; low: Value; value: Value }
  'mistake-pack-length': { most: Value }
  'mistake-pack-line': { dots: Value; most: Value }
  'mistake-pack-list': { key: Value; value: Value }
  'mistake-pack-must-be': { key: Value; value: Value; wanted: Value }
  'mistake-pack-no-list': { key: Value }
  'mistake-pack-no-table': { key: Value }
  'mistake-pack-number-twice': { key: Value; value: Value }
  'mistake-pack-numbers': { high: Value; key: Value; low: Value; value: Value }
  'mistake-pack-one-of': { allowed: Value; key: Value; value: Value }
  'mistake-pack-only': { allowed: Value; key: Value; value: Value }
  'mistake-pack-path': { given: Value }
  'mistake-pack-text': { key: Value; value: Value }
  'mistake-pack-toml': { file: Value; why: Value }
  'mistake-pack-twice': { key: Value; value: Value }
  'mistake-pack-unread': { file: Value; why: Value }
  'mistake-pack-whole-number': { key: Value; value: Value }
  'mistake-position-json': { why: Value }
  'mistake-position-own': null
  'mistake-position-seats': { given: Value; seats: Value }
  'mistake-position-stuck': null
  'mistake-save-sitter': { sitter: Value }
  'mistake-save-sitters': { seats: Value }
  'mistake-save-table': null
  'mistake-seat-needed': { last: Value }
  'mistake-seats': { game: Value; least: Value; most: Value; seats: Value }
  'mistake-seed': { digits: Value; seed: Value }
  'mistake-snapshot-damaged': { why: Value }
  'mistake-snapshot-setup': null
  'mistake-snapshot-undo': null
  'mistake-snapshot-version': { game: Value; ours: Value }
  'mistake-table-name': { table: Value }
  'mistake-too-many-people': { people: Value; seats: Value }
  'mistake-unknown-bot': { bot: Value; bots: Value; near: Value }
  'mistake-unknown-level': { level: Value; levels: Value }
  'mistake-unknown-rule': { like: Value; near: Value; words: Value }
  'mistake-unlimited': null
  'mistake-unreachable': { server: Value; why: Value }
  'mistake-youth': { names: Value }
  'option-all-seats': null
  'option-from-to': { high: Value; low: Value }
  'page-away-cover-at': { name: Value; time: Value }
  'page-away-missed': null
  'page-away-missed-sub': null
  'page-away-since': { name: Value; time: Value }
  'page-away-waits': null
  'page-bar-hint': null
  'page-bar-menu': null
  'page-bar-rules': null
  'page-bar-sound-off': null
  'page-bar-sound-on': null
  'page-bar-undo': null
  'page-bar-undo-ask': null
  'page-challenge-game': { against: Value; title: Value }
  'page-challenge-lead': null
  'page-challenge-link': null
  'page-challenge-nobody': null
  'page-challenge-place': null
  'page-challenge-play': null
  'page-challenge-playing': { count: number }
  'page-challenge-reader': null
  'page-challenge-results': null
  'page-challenge-score': null
  'page-challenge-sealed': null
  'page-challenge-send': null
  'page-challenge-title': null
  'page-challenge-when': null
  'page-challenge-won': null
  'page-chat-off': null
  'page-chat-phrases': { phrase: Value }
  'page-chat-placeholder': null
  'page-chat-points': { who: Value }
  'page-chat-quick': null
  'page-chat-send': null
  'page-chat-title': null
  'page-clock-left': null
  'page-close': null
  'page-copied': null
  'page-copy': null
  'page-curtain-last': { line: Value }
  'page-curtain-open': { name: Value }
  'page-curtain-others': null
  'page-curtain-pass': { name: Value }
  'page-describe': null
  'page-end-again': null
  'page-end-again-sub': null
  'page-end-all': { count: Value }
  'page-end-check': null
  'page-end-download': null
  'page-end-drawn': null
  'page-end-end': null
  'page-end-ended': null
  'page-end-ended-tale': null
  'page-end-expected': null
  'page-end-go-again': null
  'page-end-grades': { grade: Value }
  'page-end-kicker': { title: Value; where: Value }
  'page-end-kinds': { kind: Value }
  'page-end-luck': null
  'page-end-moment': null
  'page-end-read': null
  'page-end-read-sub': null
  'page-end-rematch': null
  'page-end-round': null
  'page-end-scores': null
  'page-end-seal': null
  'page-end-share': null
  'page-end-story': null
  'page-end-table': null
  'page-end-telling': null
  'page-end-winner': null
  'page-hint-changed': null
  'page-hint-do-it': null
  'page-hint-thinking': null
  'page-hint-title': null
  'page-home': null
  'page-keys-does': { does: Value }
  'page-keys-title': null
  'page-learn-again': null
  'page-learn-before': null
  'page-learn-go-on': null
  'page-learn-next': null
  'page-learn-none': null
  'page-learn-play': null
  'page-learn-press': { label: Value }
  'page-learn-skip': null
  'page-learn-step': { at: Value; last: Value }
  'page-learn-title': null
  'page-ledger-empty': null
  'page-ledger-label': null
  'page-ledger-open': null
  'page-ledger-title': null
  'page-level': { level: Value }
  'page-lobby-add-chair': null
  'page-lobby-against': { bots: number }
  'page-lobby-all-yours': { count: Value }
  'page-lobby-alone': null
  'page-lobby-bad-file': null
  'page-lobby-bad-link': null
  'page-lobby-beside': { bots: number }
  'page-lobby-bot': null
  'page-lobby-carry-on': null
  'page-lobby-chairs': null
  'page-lobby-challenge': null
  'page-lobby-challenge-name': { name: Value }
  'page-lobby-challenge-sub': null
  'page-lobby-challenge-unnamed': null
  'page-lobby-chat': null
  'page-lobby-choose': null
  'page-lobby-clock': null
  'page-lobby-credits': { credits: Value }
  'page-lobby-empty-chair': null
  'page-lobby-forget': null
  'page-lobby-friend': null
  'page-lobby-friend-sub': null
  'page-lobby-full': null
  'page-lobby-glance-label': null
  'page-lobby-hello': null
  'page-lobby-here': null
  'page-lobby-house-rules': null
  'page-lobby-join': null
  'page-lobby-join-link': null
  'page-lobby-kinds': { kind: Value }
  'page-lobby-lead': null
  'page-lobby-learn': null
  'page-lobby-learn-long': null
  'page-lobby-level': { name: Value }
  'page-lobby-link-placeholder': null
  'page-lobby-look-on': null
  'page-lobby-manners': { manner: Value }
  'page-lobby-minutes': { minutes: number }
  'page-lobby-more': null
  'page-lobby-more-sub': null
  'page-lobby-name-placeholder': null
  'page-lobby-no-clock': null
  'page-lobby-not-begun': null
  'page-lobby-open': null
  'page-lobby-open-sub': { free: number; people: Value }
  'page-lobby-opening': null
  'page-lobby-over': null
  'page-lobby-pace': null
  'page-lobby-pace-means': { pace: Value }
  'page-lobby-play-now': null
  'page-lobby-players': { most: number; seats: Value }
  'page-lobby-read-back': null
  'page-lobby-remove-chair': { name: Value }
  'page-lobby-rules': null
  'page-lobby-set-table': null
  'page-lobby-settings': null
  'page-lobby-show-odds': null
  'page-lobby-sits-who': { seat: Value }
  'page-lobby-skip': null
  'page-lobby-soon': null
  'page-lobby-that-is-you': null
  'page-lobby-upload': null
  'page-lobby-with-others': { names: Value }
  'page-lobby-your-name': null
  'page-lobby-yours': null
  'page-menu-chat-on': null
  'page-menu-clock': null
  'page-menu-end': null
  'page-menu-end-sure': null
  'page-menu-free': null
  'page-menu-grace': null
  'page-menu-grace-after': { count: number; unit: Value }
  'page-menu-grace-never': null
  'page-menu-hook': null
  'page-menu-hook-placeholder': null
  'page-menu-hook-sub': null
  'page-menu-host': null
  'page-menu-host-sub': null
  'page-menu-language': null
  'page-menu-learn': null
  'page-menu-leave': null
  'page-menu-leave-sure': null
  'page-menu-lobby': null
  'page-menu-move': null
  'page-menu-move-sub': null
  'page-menu-new-key': null
  'page-menu-new-key-sub': null
  'page-menu-no': null
  'page-menu-notices': null
  'page-menu-odds': null
  'page-menu-odds-on': null
  'page-menu-pace': null
  'page-menu-paces': { pace: Value }
  'page-menu-pause': null
  'page-menu-people': null
  'page-menu-people-host': null
  'page-menu-people-sub': null
  'page-menu-put-bot': null
  'page-menu-rename': null
  'page-menu-replay': null
  'page-menu-resume': null
  'page-menu-rules': null
  'page-menu-save': null
  'page-menu-saved': null
  'page-menu-send-key': null
  'page-menu-settings': null
  'page-menu-settings-sub': null
  'page-menu-share': null
  'page-menu-share-short': null
  'page-menu-share-sub': null
  'page-menu-sound': null
  'page-menu-take-sure': { name: Value }
  'page-menu-theme': null
  'page-menu-themes': { theme: Value }
  'page-menu-title': null
  'page-menu-yes': null
  'page-no-face': { title: Value }
  'page-notice-body': null
  'page-notice-tab': null
  'page-notice-title': { game: Value }
  'page-nowhere-closed': null
  'page-nowhere-home': null
  'page-nowhere-lead': null
  'page-nowhere-silent': null
  'page-nowhere-title': null
  'page-offline': null
  'page-pace': { pace: Value }
  'page-refusal': null
  'page-replay-after': null
  'page-replay-at': { at: Value; last: Value }
  'page-replay-before': null
  'page-replay-eyes': null
  'page-replay-first': null
  'page-replay-fork': null
  'page-replay-fork-go': null
  'page-replay-fork-lead': { at: Value }
  'page-replay-fork-level': null
  'page-replay-fork-not': null
  'page-replay-fork-seat': null
  'page-replay-fork-small': null
  'page-replay-last': null
  'page-replay-link': null
  'page-replay-live': null
  'page-replay-looking': null
  'page-replay-not-yet': null
  'page-replay-pause': null
  'page-replay-play': null
  'page-replay-public': null
  'page-replay-skip': null
  'page-replay-slider': null
  'page-replay-title': null
  'page-replay-ways': null
  'page-rule-all': null
  'page-rule-label': { id: Value }
  'page-rule-loading': null
  'page-rule-title': null
  'page-rule-unknown': null
  'page-rules-aim': null
  'page-rules-chapters': null
  'page-rules-clear': null
  'page-rules-found': { count: number }
  'page-rules-lead': { count: Value }
  'page-rules-none': null
  'page-rules-search': null
  'page-rules-see': null
  'page-rules-short': null
  'page-rules-skip': null
  'page-rules-sources': { source: Value }
  'page-rules-title': { game: Value }
  'page-rules-ways': null
  'page-seats-away': null
  'page-seats-away-since': { time: Value }
  'page-seats-bot': { level: Value }
  'page-seats-covered': null
  'page-seats-here': null
  'page-seats-label': null
  'page-seats-open': null
  'page-seats-title': null
  'page-skip': null
  'page-slip-away': { name: Value }
  'page-slip-back': null
  'page-slip-final': null
  'page-slip-looking': null
  'page-slip-lost': null
  'page-slip-lost-sent': null
  'page-slip-not-yours': null
  'page-slip-over': null
  'page-slip-paused': null
  'page-slip-paused-sub': null
  'page-slip-quiet': null
  'page-slip-thinking': { name: Value }
  'page-slip-watching': null
  'page-slip-why-not': null
  'page-slip-your-turn': { name: Value }
  'page-span': { count: number; unit: Value }
  'page-taken-back': { who: Value }
  'page-title': null
  'page-trouble-by-itself': null
  'page-trouble-general': null
  'page-trouble-left': null
  'page-trouble-missing': null
  'page-trouble-no-answer': null
  'page-trouble-no-screen': null
  'page-trouble-odd-answer': { status: Value }
  'page-trouble-opening': null
  'page-trouble-too-many': null
  'page-try-again': null
  'page-undo-allow': null
  'page-undo-asked': { name: Value }
  'page-undo-refuse': null
  'page-undo-waiting': null
  'page-verify-broken': null
  'page-verify-checking': null
  'page-verify-holds': null
  'page-verify-no': null
  'page-verify-secret': null
  'page-verify-step': { step: Value; text: Value }
  'page-verify-stirred': null
  'page-verify-title': null
  'page-verify-yes': null
  'page-wait-at-screen': null
  'page-wait-away': null
  'page-wait-bot': null
  'page-wait-cancel': null
  'page-wait-chair': { seat: Value }
  'page-wait-chairs': null
  'page-wait-clock': { minutes: number }
  'page-wait-fill': null
  'page-wait-free': null
  'page-wait-full': null
  'page-wait-get-up': null
  'page-wait-here': null
  'page-wait-host-starts': null
  'page-wait-invite': null
  'page-wait-lead': null
  'page-wait-lead-guest': null
  'page-wait-level': { seat: Value }
  'page-wait-looking': null
  'page-wait-missing': { free: number }
  'page-wait-no-odds': null
  'page-wait-open-chair': null
  'page-wait-put-bot': null
  'page-wait-qr': null
  'page-wait-qr-show': null
  'page-wait-rename': null
  'page-wait-renamed': null
  'page-wait-rules': null
  'page-wait-sealed': null
  'page-wait-share-it': null
  'page-wait-sit': null
  'page-wait-sit-too': null
  'page-wait-sitting': null
  'page-wait-start': null
  'page-wait-start-sub': { bots: number }
  'page-wait-stir': null
  'page-wait-stir-do': null
  'page-wait-stir-label': null
  'page-wait-stir-why': null
  'page-wait-stirred': { names: Value }
  'page-wait-their-name': null
  'page-wait-title': null
  'page-wait-you': null
  'page-wait-your-name': null
  'page-you': null
  'server-bad-webhook': { length: Value; why: Value }
  'server-bots-busy': null
  'server-in-doubt-database': null
  'server-in-doubt-mistake': null
  'server-message-too-long': { limit: Value }
  'server-mistake': null
  'server-nested': null
  'server-new-key': null
  'server-no-challenge': null
  'server-no-database': null
  'server-no-game': { games: Value; key: Value; near: Value }
  'server-no-hello': null
  'server-no-table': null
  'server-nothing-here': null
  'server-origin': null
  'server-protocol': { ours: Value; theirs: Value }
  'server-seat-too-often': null
  'server-stops': null
  'server-too-many-connects': null
  'server-too-many-messages': null
  'server-too-many-requests': { seconds: Value }
  'server-too-many-sockets': null
  'server-too-many-tables': null
  'server-too-much-at-once': null
  'server-unread': null
  'table-begun': null
  'table-call': { action: Value }
  'table-chair-taken': { name: Value }
  'table-chairs-open': { chairs: Value }
  'table-challenge-alone': null
  'table-chat-off': null
  'table-deal-settled': null
  'table-dealt': null
  'table-fork-later': null
  'table-hint-comes': null
  'table-hint-not-asked': null
  'table-host-only': null
  'table-key-elsewhere': null
  'table-key-nobody': null
  'table-key-not-yours': null
  'table-key-replaced': null
  'table-late': null
  'table-late-question': null
  'table-looking-on': null
  'table-no-chair': { chair: Value; last: Value }
  'table-no-change': null
  'table-no-moment': { last: Value; moment: Value }
  'table-no-moment-yet': { last: Value; moment: Value }
  'table-no-seat': { last: Value; seat: Value }
  'table-no-such-phrase': { phrases: Value }
  'table-not-begun': null
  'table-not-hosts-key': null
  'table-not-paused': null
  'table-nothing-left': null
  'table-odds-off': null
  'table-over': null
  'table-own-eyes': null
  'table-pace-of-file': null
  'table-pace-settled': null
  'table-paused': null
  'table-paused-already': null
  'table-rematch-later': null
  'table-rematch-sitters': null
  'table-say-one': null
  'table-seed-closed': null
  'table-seed-later': null
  'table-somebody-else': null
  'table-story-ended': null
  'table-story-later': null
  'table-undo-asked': null
  'table-undo-challenge': null
  'table-undo-learned': null
  'table-undo-not-asked': null
  'table-undo-nothing': null
}

export type Key = keyof Messages
