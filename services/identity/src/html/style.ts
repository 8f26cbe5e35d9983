/** The stylesheet of the provider's pages. */
export const style = `
:root { color-scheme: light dark; --page: #f6f8f7; --surface: #fff; --primary: #0b7a43; --primary-hover: #096a39; --on-primary: #fff; --tint: #eef7f1;
  --line: #dfe7e2; --control: #84938a; --text: #1c2420; --soft: #5a665f; --danger: #b42318; --danger-tint: #fef3f2; --danger-line: #f3c6c1; }
@media (prefers-color-scheme: dark) {
  :root { --page: #101512; --surface: #181f1b; --primary: #4cc38a; --primary-hover: #6ad3a0; --on-primary: #06170e; --tint: #15291f;
    --line: #2a342f; --control: #77877e; --text: #e3eae6; --soft: #a3b1a9; --danger: #ff8f82; --danger-tint: #381b18; --danger-line: #7d372f; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px; background: var(--page); color: var(--text);
  font: 14px/1.6 Inter, -apple-system, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; }
main { width: min(400px, 100%); background: var(--surface); border: 1px solid var(--line); border-radius: 10px; padding: 24px 28px 20px; }
header { display: flex; align-items: center; gap: 8px; margin-bottom: 24px; }
header b { font-size: 16px; }
header nav { margin-left: auto; display: flex; gap: 12px; font-size: 13px; }
.mark { color: var(--primary); display: inline-flex; }
h1 { font-size: 22px; line-height: 1.3; margin: 0 0 4px; }
.lead { margin: 0 0 20px; color: var(--soft); }
form { display: grid; gap: 6px; }
label { font-weight: 600; margin-top: 6px; }
input { font: inherit; padding: 9px 11px; border: 1px solid var(--control); border-radius: 6px; width: 100%; background: var(--surface); color: inherit; }
input:focus-visible, button:focus-visible, a:focus-visible, summary:focus-visible { outline: 2px solid var(--primary); outline-offset: 1px; }
button, .button { font: inherit; font-weight: 600; color: var(--on-primary); background: var(--primary); border: 0; border-radius: 6px; padding: 10px 16px; cursor: pointer; display: inline-block; text-decoration: none; }
form button { margin-top: 16px; }
button:hover, .button:hover { background: var(--primary-hover); }
a { color: var(--primary); }
.problem { background: var(--danger-tint); color: var(--danger); border: 1px solid var(--danger-line); border-radius: 6px; padding: 8px 12px; margin: 0 0 8px; }
.contact { margin: 16px 0 0; font-size: 13px; }
.hint { margin: 16px 0 0; color: var(--soft); font-size: 13px; }
.code { color: var(--soft); font-family: ui-monospace, monospace; }
details { margin-top: 24px; border-top: 1px solid var(--line); padding-top: 12px; color: var(--soft); font-size: 13px; }
summary { cursor: pointer; }
ul { list-style: none; margin: 8px 0; padding: 0; display: grid; gap: 4px; }
li { display: grid; grid-template-columns: 110px 1fr; gap: 8px; }
code { color: var(--text); font-family: ui-monospace, monospace; }
`;
