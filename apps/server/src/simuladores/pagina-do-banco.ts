// The page of the simulated bank: one charge and the ways to pay it, right and wrong. Plain HTML, no script but the one
// that presses the button.
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'

interface CobrancaNaPagina {
  readonly txid: string
  readonly valor: number
  readonly recebedor: string
  readonly status: string
  readonly devedor: { readonly nome?: string }
}

/** The txid of `/pagar/:txid`; null for any other path. */
export function pedirPagina(caminho: string): string | null {
  return /^\/pagar\/([A-Za-z0-9]{1,35})$/.exec(caminho)?.[1] ?? null
}

const BOTOES = [
  ['certo', 'Pagar', 'valor e pagador certos; o aviso chega na hora'],
  ['atrasado', 'Pagar com aviso atrasado', 'o banco avisa 20 segundos depois'],
  ['duas-vezes', 'Pagar duas vezes', 'o aviso se repete e um segundo Pix chega: um deve ser devolvido'],
  ['valor-errado', 'Pagar R$ 10,00 a menos', 'vira divergência'],
  ['pagador-errado', 'Pagar da conta de outra pessoa', 'vira divergência'],
  ['sem-pagador', 'Pagar sem identificação', 'a equipe precisa validar'],
] as const

const escapar = (t: string): string => t.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

const ESTILO = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: #eef1f5; color: #17202a }
  main { max-width: 30rem; margin: 2rem auto; background: #fff; padding: 1.5rem; border-radius: 12px; box-shadow: 0 2px 12px #0002 }
  h1 { font-size: 1.1rem; margin: 0 0 1rem } .valor { font-size: 2.2rem; font-weight: 700; margin: 0 }
  p { margin: .25rem 0 } small { color: #55606c; display: block }
  button { width: 100%; text-align: left; font: inherit; padding: .75rem 1rem; margin-top: .5rem; border: 1px solid #c5ccd5; border-radius: 8px; background: #fff; cursor: pointer }
  button:first-of-type { background: #0b6e4f; border-color: #0b6e4f; color: #fff } button:first-of-type small { color: #e6fff5 }
  button:focus-visible { outline: 3px solid #1463c9; outline-offset: 2px } [role=status] { margin-top: 1rem; font-weight: 600 }`

const PROGRAMA = `
  for (const b of document.querySelectorAll('button')) b.addEventListener('click', async () => {
    const r = await fetch('/simulador/cob/' + document.body.dataset.txid + '/pagar', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ modo: b.dataset.modo }) })
    document.querySelector('[role=status]').textContent = r.ok
      ? 'Pix enviado. Volte à página da compra: ela se atualiza sozinha.' : 'O banco recusou o pagamento.'
  })`

export function paginaDePagamento(c: CobrancaNaPagina | null): string {
  const corpo =
    c === null
      ? '<h1>Banco simulado</h1><p>Esta cobrança não existe neste banco.</p>'
      : `<h1>Banco simulado <small>nenhum dinheiro de verdade é movido</small></h1>
    <p class="valor">${formatarReais(c.valor)}</p>
    <p>para <strong>${escapar(c.recebedor)}</strong></p>
    <p>como <strong>${escapar(c.devedor.nome ?? 'Pagador')}</strong></p>
    ${c.status === 'REMOVIDA_PELO_USUARIO_RECEBEDOR' ? '<p><strong>Quem vende cancelou esta cobrança: o banco recusa o pagamento.</strong></p>' : c.status === 'ATIVA' ? '' : '<p>Esta cobrança já foi paga; pagar de novo mostra o que acontece.</p>'}
    ${c.status === 'REMOVIDA_PELO_USUARIO_RECEBEDOR' ? '' : BOTOES.map(([modo, titulo, ajuda]) => `<button type="button" data-modo="${modo}">${titulo}<small>${ajuda}</small></button>`).join('\n')}
    <p role="status" aria-live="polite"></p><script>${PROGRAMA}</script>`
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>Banco simulado</title><style>${ESTILO}</style></head><body data-txid="${c === null ? '' : escapar(c.txid)}"><main>${corpo}</main></body></html>`
}
