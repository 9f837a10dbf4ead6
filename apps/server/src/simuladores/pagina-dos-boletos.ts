// The pages of the simulated bank's collection: its counter (remessa in, retorno out, all boletos) and one boleto with the ways
// to pay it. Plain HTML, no script but the one that presses the buttons.
import { formatarDia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'

interface NaPagina {
  readonly referencia: string
  readonly nossoNumero: string
  readonly valor: number
  readonly pago: number
  readonly vencimento: string
  readonly situacao: string
  readonly conta: { readonly banco: string }
  readonly pagador: { readonly nome: string }
}

const escapar = (t: string): string => t.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

const BOTOES = [
  ['certo', 'Pagar', 'o valor do boleto, hoje'],
  ['antes', 'Pagar um dia antes', 'pago antes do vencimento'],
  ['atrasado', 'Pagar dez dias depois', 'com multa e juros'],
  ['a-menos', 'Pagar R$ 10,00 a menos', 'vira divergência'],
  ['a-mais', 'Pagar R$ 10,00 a mais', 'o excedente deve ser devolvido'],
  ['duas-vezes', 'Pagar duas vezes', 'o segundo pagamento deve ser devolvido'],
] as const

const ESTILO = `
  body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: #eef1f5; color: #17202a }
  main { max-width: 44rem; margin: 2rem auto; background: #fff; padding: 1.5rem; border-radius: 12px; box-shadow: 0 2px 12px #0002 }
  h1 { font-size: 1.1rem; margin: 0 0 1rem } .valor { font-size: 2.2rem; font-weight: 700; margin: 0 }
  p { margin: .25rem 0 } small { color: #55606c; display: block } a { color: #0b5cad }
  table { width: 100%; border-collapse: collapse; margin-top: 1rem } td, th { text-align: left; padding: .4rem; border-bottom: 1px solid #dde2e8 }
  button { width: 100%; text-align: left; font: inherit; padding: .75rem 1rem; margin-top: .5rem; border: 1px solid #c5ccd5; border-radius: 8px; background: #fff; cursor: pointer }
  button:first-of-type { background: #0b6e4f; border-color: #0b6e4f; color: #fff } button:first-of-type small { color: #e6fff5 }
  button:focus-visible { outline: 3px solid #1463c9; outline-offset: 2px } [role=status] { margin-top: 1rem; font-weight: 600 }`

const pagina = (titulo: string, corpo: string): string =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>${titulo}</title><style>${ESTILO}</style></head><body><main>${corpo}</main></body></html>`

export function paginaDoBoleto(b: NaPagina | null): string {
  if (b === null)
    return pagina('Banco simulado', '<h1>Banco simulado</h1><p>Este boleto não existe neste banco.</p>')
  const acoes =
    b.situacao === 'BAIXADO'
      ? '<p><strong>Boleto baixado: o banco recusa o pagamento.</strong></p>'
      : `${b.situacao === 'LIQUIDADO' ? '<p>Já foi pago; pagar de novo mostra o que acontece.</p>' : ''}
    ${BOTOES.map(([modo, titulo, ajuda]) => `<button type="button" data-acao="pagar" data-modo="${modo}">${titulo}<small>${ajuda}</small></button>`).join('\n')}
    <button type="button" data-acao="baixar">Baixar pelo banco<small>o banco deixa de receber e avisa</small></button>`
  return pagina(
    'Banco simulado',
    `<h1>Banco simulado <small>nenhum dinheiro de verdade é movido</small></h1>
    <p class="valor">${formatarReais(b.valor)}</p><p>vence em ${formatarDia(b.vencimento)} · nosso número ${escapar(b.nossoNumero)}</p>
    <p>pagador <strong>${escapar(b.pagador.nome)}</strong></p>${acoes}
    <p role="status" aria-live="polite"></p><p><a href="/">Balcão do banco</a></p>
    <script>for (const b of document.querySelectorAll('button')) b.addEventListener('click', async () => {
      const r = await fetch('/simulador/boletos/${escapar(b.referencia)}/' + b.dataset.acao, { method: 'POST', body: JSON.stringify({ modo: b.dataset.modo }) })
      document.querySelector('[role=status]').textContent = r.ok ? 'Feito. Volte à página do boleto: ela se atualiza sozinha.' : 'O banco recusou.'
    })</script>`,
  )
}

export function paginaDoBanco(boletos: readonly NaPagina[]): string {
  const linhas = boletos
    .toReversed()
    .slice(0, 200)
    .map(
      (b) =>
        `<tr><td><a href="/boleto/${escapar(b.referencia)}">${escapar(b.nossoNumero)}</a></td><td>${escapar(b.pagador.nome)}</td><td>${formatarDia(b.vencimento)}</td><td>${formatarReais(b.valor)}</td><td>${escapar(b.situacao)}</td></tr>`,
    )
    .join('')
  return pagina(
    'Banco simulado: cobrança',
    `<h1>Banco simulado: cobrança <small>nenhum dinheiro de verdade é movido</small></h1>
    <p><label>Enviar remessa <input type="file" accept=".rem,.txt"></label></p>
    <p>Baixar retorno: <a href="/simulador/retorno?padrao=400">CNAB 400</a> · <a href="/simulador/retorno?padrao=240">CNAB 240</a></p>
    <p role="status" aria-live="polite"></p>
    <table><thead><tr><th>Nosso número</th><th>Pagador</th><th>Vencimento</th><th>Valor</th><th>Situação</th></tr></thead><tbody>${linhas}</tbody></table>
    <script>document.querySelector('input').addEventListener('change', async (e) => {
      const r = await fetch('/simulador/remessa', { method: 'POST', body: await e.target.files[0].text() })
      const d = await r.json()
      document.querySelector('[role=status]').textContent = r.ok ? d.registrados + ' registrados, ' + d.baixados + ' baixados' : d.erro
      if (r.ok) setTimeout(() => location.reload(), 1200)
    })</script>`,
  )
}
