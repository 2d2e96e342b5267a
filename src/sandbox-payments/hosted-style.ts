/** The look of the provider's own pages: plain on purpose, so that nobody takes them for the insurer's. */
export const hostedStyle = `
*,::before,::after{box-sizing:border-box}
html{font:400 16px/1.5 system-ui,sans-serif;color:#1c2328;background:#fff;color-scheme:light}
body{margin:0}
main{padding:20px;display:grid;gap:18px;max-width:640px;margin-inline:auto}
.embedded main{padding:6px;max-width:none}
h1{font-size:1.375rem;line-height:1.25;margin:0}
p{margin:0}
.sandbox{background:#fff4d6;border-left:4px solid #8a6100;padding:10px 14px}
.alert{background:#fbe9e7;border-left:4px solid #a8231c;padding:10px 14px}
.alert ul{margin:4px 0 0;padding-left:20px}
form{display:grid;gap:18px}
fieldset{border:0;padding:0;margin:0;min-width:0;display:grid;gap:6px}
legend,label{font-weight:600;padding:0}
.two{display:grid;gap:16px;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));align-items:start}
.field{display:grid;gap:4px;align-content:start}
.field input{font:inherit;min-height:48px;width:100%;padding:0 12px;border:1px solid #6b747b;border-radius:4px;background:#fff;color:inherit}
.field input[aria-invalid=true]{border:2px solid #a8231c}
.problem{color:#a8231c}
.hint{color:#4d575e}
.choice{display:flex;gap:10px;align-items:center;min-height:44px;font-weight:400}
.choice input{width:22px;height:22px;margin:0;flex:none;accent-color:#2f3b44}
.when-card,.when-bank{display:none}
form:has([value=card]:checked) .when-card,form:has([value=bank]:checked) .when-bank{display:grid}
button,.button{font:600 1.125rem/1.2 system-ui,sans-serif;min-height:52px;padding:12px 18px;border:0;border-radius:6px;background:#2f3b44;color:#fff;cursor:pointer;text-align:center;text-decoration:none;display:grid;place-items:center}
button.quiet{background:#fff;color:#1c2328;border:1px solid #6b747b}
button.small{min-height:44px;font-size:1rem;justify-self:start}
:focus-visible{outline:3px solid #0b57a4;outline-offset:2px}
h1:focus-visible{outline:0}
summary{cursor:pointer;min-height:44px;display:flex;align-items:center;font-weight:600;text-decoration:underline}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
caption{text-align:left;padding-bottom:4px}
th,td{text-align:left;padding:8px 10px 8px 0;border-top:1px solid #c9ced2;vertical-align:top;font-weight:400}
td{font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.kept{list-style:none;margin:0;padding:0;display:grid;gap:8px}
.kept li{display:flex;flex-wrap:wrap;gap:12px;align-items:center;justify-content:space-between}
`
