// The page that stands in for any page while there is no connection. Small and on its own: the service worker keeps it,
// it loads nothing but its script, and that one reads what was kept on the device (apps/web/src/sw).
import { cascaSemConexao } from '@martelo/contracts/aplicativo/casca-sem-conexao.contract.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import type { TipoHotsite } from '@martelo/domain/hotsites/tipos.ts'
import { arquivo, handle } from '../../core/http/handle.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'

const escapar = (t: string): string => t.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
/** Nothing from anywhere but this site; styles stand in the page. */
const POLITICA =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'"

const ESTILO = `
:root{color-scheme:light dark;--fundo:#fff;--papel:#f6f7f9;--texto:#14171c;--fraco:#505a67;--borda:#d8dce3}
@media(prefers-color-scheme:dark){:root{--fundo:#0f1216;--papel:#191d23;--texto:#eef1f5;--fraco:#b3bcc8;--borda:#333a44}}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:var(--fundo);color:var(--texto)}
header{border-top:.375rem solid var(--marca);padding:1rem 1.25rem;border-bottom:1px solid var(--borda);font-weight:700;font-size:1.125rem}
main{max-width:60rem;margin:0 auto;padding:1.5rem 1.25rem 4rem}
h1{font-size:1.5rem;line-height:1.2;margin:0 0 .5rem}h2{font-size:1.125rem;margin:2rem 0 .75rem}
p{margin:0 0 1rem;color:var(--fraco)}
.aviso{border-inline-start:.25rem solid var(--marca);background:var(--papel);padding:.75rem 1rem;border-radius:.5rem;color:var(--texto)}
button{min-height:2.75rem;padding:0 1.25rem;border:1px solid var(--borda);border-radius:.625rem;background:var(--papel);color:inherit;font:inherit;font-weight:600;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid var(--texto);outline-offset:2px}
ul{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(18rem,100%),1fr));gap:.75rem}
li{display:grid;grid-template-columns:6rem 1fr;gap:.75rem;border:1px solid var(--borda);border-radius:.75rem;overflow:hidden;background:var(--papel)}
li img,li>span{width:6rem;height:100%;min-height:6rem;object-fit:cover;background:var(--borda)}
li div{padding:.625rem .75rem .625rem 0;min-width:0}li b{display:block;overflow-wrap:anywhere}
li small{display:block;color:var(--fraco);font-size:.8125rem}
#passes li{grid-template-columns:10rem 1fr}#passes li img{width:10rem;height:10rem;background:#fff}
[hidden]{display:none}`

function pagina(h: Hotsite): string {
  const p = palavras(h.tipo as TipoHotsite)
  const meus = `${p.lance.genero === 'f' ? 'Suas' : 'Seus'} ${p.lance.varios}`
  const nenhum = p.lance.genero === 'f' ? 'nenhuma' : 'nenhum'
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLITICA}"><meta name="robots" content="noindex"><meta name="theme-color" content="${h.corPrimaria}">
<title>Sem conexão | ${escapar(h.nome)}</title><style>${ESTILO}:root{--marca:${h.corPrimaria}}</style></head>
<body><header>${escapar(h.nome)}</header><main>
<h1>Você está sem conexão</h1>
<p>Abaixo está o que este aparelho guardou. Valores e horários são os da última vez em que você esteve conectado.</p>
<p class="aviso" role="status">Sem conexão ${nenhum} ${escapar(p.lance.um)} é ${p.lance.genero === 'f' ? 'enviada' : 'enviado'}, nem fica na fila para depois.</p>
<p><button type="button" id="tentar">Tentar novamente</button></p>
<section id="passes" hidden><h2>Para a portaria</h2><ul></ul></section>
<section id="lances" data-atual="${escapar(maiuscula(p.lance.um))} atual" data-inicial="${escapar(maiuscula(p.lanceInicial.um))}" data-meu="${p.lance.genero === 'f' ? 'A sua' : 'O seu'}" hidden><h2>${escapar(meus)}</h2><ul></ul></section>
<section id="favoritos" hidden><h2>Seus favoritos</h2><ul></ul></section>
<section id="vistos" hidden><h2>Vistos por último</h2><ul></ul></section>
<p id="nada" hidden>Este aparelho ainda não guardou nada deste site. Favoritos e vistos aparecem aqui depois da sua próxima visita.</p>
</main><script src="/sem-conexao.js"></script></body></html>`
}

handle(cascaSemConexao, (ctx) =>
  Promise.resolve(
    arquivo(Buffer.from(pagina(ctx.hotsite)), 'text/html; charset=utf-8', { cache: 'public, max-age=300' }),
  ),
)
