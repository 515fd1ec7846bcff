/** The colours of Jara, light and dark. */
export const STYLE = `
:root { color-scheme: light dark; --ground: #FFFDF9; --surface: #FFFFFF; --sunk: #F6F1E8; --ink: #1C1917; --soft: #57534E;
  --line: #E7E0D4; --brand: #0B6B3A; --brand-ink: #FFFFFF; --pepper: #C2321F; }
@media (prefers-color-scheme: dark) { :root { --ground: #12110F; --surface: #1B1A17; --sunk: #24221E; --ink: #F5F1EA;
  --soft: #B8B1A6; --line: #35322C; --brand: #3ECF82; --brand-ink: #06210F; --pepper: #FF7A66; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 40rem; padding: 1.5rem 1rem 3rem; background: var(--ground); color: var(--ink);
  font: 16px/1.5 Figtree, system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 18px; margin: 2rem 0 .5rem; }
p { margin: 0 0 1rem; }
li p:last-child { margin: 0; }
a { color: var(--brand); }
nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin-bottom: .5rem; }
nav.doors { gap: .5rem; margin-bottom: 1rem; }
nav a, .head a { display: inline-flex; align-items: center; min-height: 44px; }
.soft, time { color: var(--soft); font-size: 14px; }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin: 1rem 0 1.5rem; }
label { flex: 1 1 14rem; font-size: 14px; color: var(--soft); }
input, button, .button { font: inherit; min-height: 48px; border-radius: 999px; padding: 0 1.25rem; }
input { display: block; width: 100%; margin-top: .25rem; border: 1px solid var(--soft); background: var(--surface); color: var(--ink); }
button, .button { display: inline-flex; align-items: center; border: 0; background: var(--brand); color: var(--brand-ink);
  font-weight: 600; text-decoration: none; cursor: pointer; }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px; }
ol, ul { list-style: none; margin: 0; padding: 0; display: grid; gap: .75rem; }
li { border: 1px solid var(--line); border-radius: 12px; background: var(--surface); padding: 1rem; }
.head { display: flex; align-items: center; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; }
.code { font-size: 36px; line-height: 1.2; font-weight: 700; letter-spacing: .12em; font-variant-numeric: tabular-nums; margin: .25rem 0; }
.text { margin: 0; white-space: pre-wrap; }
code { background: var(--sunk); border-radius: 6px; padding: .1em .35em; font-size: 14px; }
.empty { border: 1px dashed var(--line); border-radius: 12px; background: var(--sunk); padding: 1.5rem 1rem; text-align: center; }
.empty p { margin: 0; }
button.quiet { background: var(--surface); color: var(--ink); border: 1px solid var(--line); }
button:disabled { opacity: .6; cursor: default; }
.checkout { border: 1px solid var(--line); border-radius: 12px; background: var(--surface); padding: 1.25rem; }
.checkout p { margin: 0; }
.checkout .brand { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 1rem; font-weight: 700;
  border-bottom: 1px solid var(--line); padding-bottom: .75rem; margin-bottom: 1rem; }
.checkout h1 { font-size: 22px; margin-bottom: 1rem; }
.brand .soft { font-weight: 400; }
.amount { font-size: 36px; line-height: 1.2; font-weight: 700; font-variant-numeric: tabular-nums; }
.notice { color: var(--pepper); min-height: 1.5em; }
.checkout form { flex-direction: column; align-items: stretch; margin: .5rem 0 0; }
.checkout form label { flex: none; }
.checkout form button { justify-content: center; }
.checkout fieldset { display: grid; gap: .5rem; border: 0; margin: 0; padding: 0; min-width: 0; }
li .amount { font-size: 28px; margin: .25rem 0 0; }
.answers { margin: .75rem 0 0; }
details { font-size: 14px; margin-bottom: .5rem; }
summary { min-height: 44px; line-height: 44px; color: var(--soft); cursor: pointer; }
.cards { gap: .25rem; }
.cards li { border: 0; padding: 0; background: none; }
.frame { background: rgb(0 0 0 / .55); }
.frame body { background: none; max-width: 26rem; padding: 1rem; }
@media (min-height: 700px) { .frame body { padding-top: 8vh; } }
`;
