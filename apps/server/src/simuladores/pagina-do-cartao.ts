// The acquirer's page that takes a card, and its bank's challenge (3DS). Plain forms, for a phone and inside a frame.
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { CARTOES_DE_TESTE, CODIGO_3DS, numeroValido } from './cartoes-de-teste.ts'

export interface NaPaginaDoCartao {
  readonly referencia: string
  readonly valor: number
  readonly parcelas: number
  readonly descricao: string
}
type Campos = Readonly<Record<string, string>>

export const escapar = (t: string): string => t.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)

const ESTILO = `
  * { box-sizing: border-box } body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: #fff; color: #17202a }
  main { max-width: 30rem; margin: 0 auto; padding: 1rem } h1 { font-size: 1rem; margin: 0 } .valor { font-size: 1.5rem; font-weight: 700; margin: 0 }
  p { margin: .25rem 0 } small, .ajuda { color: #55606c; font-size: .875rem } label { display: block; margin-top: .75rem; font-weight: 600; font-size: .9rem }
  input, select { width: 100%; font: inherit; padding: .65rem .75rem; margin-top: .25rem; border: 1px solid #7b8794; border-radius: 8px; background: #fff }
  .dois { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem } .erro { color: #b42318; font-weight: 400; font-size: .875rem }
  button { width: 100%; font: inherit; font-weight: 600; padding: .85rem; margin-top: 1rem; border: 0; border-radius: 8px; background: #0b5cad; color: #fff; cursor: pointer }
  :focus-visible { outline: 3px solid #1463c9; outline-offset: 2px } details { margin-top: 1rem; font-size: .875rem } .lista button { background: #eef1f5; color: #17202a; text-align: left; font-weight: 400; margin-top: .35rem; padding: .6rem .75rem }`

export const paginaDoAdquirenteEm = (titulo: string, corpo: string): string =>
  `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${titulo}</title><style>${ESTILO}</style></head><body><main>${corpo}</main></body></html>`

export function cabecaDoPagamento(p: NaPaginaDoCartao): string {
  const vezes = p.parcelas === 1 ? 'à vista' : `em ${p.parcelas} parcelas`
  return `<h1>Adquirente simulado</h1><p class="valor">${formatarReais(p.valor)} <small>${vezes}</small></p><p class="ajuda">${escapar(p.descricao)}</p>`
}

/** What is wrong at which field; empty: a card to ask the bank about. */
export function conferirFormulario(f: Campos, agora: Date): Record<string, string> {
  const campos: Record<string, string> = {}
  const numero = (f['numero'] ?? '').replace(/\D/g, '')
  if (!numeroValido(numero)) campos['numero'] = 'Confira o número do cartão'
  if ((f['nome'] ?? '').trim().length < 3) campos['nome'] = 'Escreva o nome como está no cartão'
  const [, mes = '', ano = ''] = /^\s*(\d{2})\s*\/\s*(\d{2})\s*$/.exec(f['validade'] ?? '') ?? []
  const fim = new Date(Date.UTC(2000 + Number(ano), Number(mes), 1))
  if (mes === '' || Number(mes) < 1 || Number(mes) > 12) campos['validade'] = 'Use mês e ano, como 08/30'
  else if (fim <= agora) campos['validade'] = 'O cartão está vencido'
  if (!/^\d{3,4}$/.test(f['cvv'] ?? '')) campos['cvv'] = 'São 3 ou 4 números'
  return campos
}

function campo(o: {
  nome: string
  rotulo: string
  valor: string
  erro: string | undefined
  atributos: string
}): string {
  const ajuda = o.erro === undefined ? '' : `<span class="erro" id="e-${o.nome}">${o.erro}</span>`
  const aria = o.erro === undefined ? '' : ` aria-invalid="true" aria-describedby="e-${o.nome}"`
  return `<label>${o.rotulo}<input name="${o.nome}" value="${escapar(o.valor)}" ${o.atributos}${aria}>${ajuda}</label>`
}

export function paginaDoFormulario(p: NaPaginaDoCartao, f: Campos, erros: Campos): string {
  const um = (nome: string, rotulo: string, atributos: string, valor = f[nome] ?? ''): string =>
    campo({ nome, rotulo, valor, erro: erros[nome], atributos })
  const proximo = new Date()
  const validade = `${String(proximo.getUTCMonth() + 1).padStart(2, '0')}/${String(proximo.getUTCFullYear() + 3).slice(2)}`
  const testes = Object.entries(CARTOES_DE_TESTE)
    .map(
      ([numero, c]) =>
        `<button type="button" data-numero="${numero}">${c.nome} <small>final ${numero.slice(-4)}</small></button>`,
    )
    .join('')
  return paginaDoAdquirenteEm(
    'Cartão de crédito',
    `${cabecaDoPagamento(p)}<form method="post" action="/cartao/${escapar(p.referencia)}" novalidate>
    ${um('numero', 'Número do cartão', 'inputmode="numeric" autocomplete="cc-number" maxlength="23" required')}
    ${um('nome', 'Nome no cartão', 'autocomplete="cc-name" maxlength="60" required')}
    <div class="dois">${um('validade', 'Validade', 'inputmode="numeric" autocomplete="cc-exp" placeholder="MM/AA" maxlength="7" required')}
    ${um('cvv', 'Código (CVV)', 'inputmode="numeric" autocomplete="cc-csc" maxlength="4" required', '')}</div>
    <button type="submit">Pagar ${formatarReais(p.valor)}</button></form>
    <details><summary>Cartões de teste (nenhum dinheiro de verdade é movido)</summary><div class="lista">${testes}</div></details>
    <script>for (const b of document.querySelectorAll('[data-numero]')) b.addEventListener('click', () => {
      const f = document.forms[0]; f.numero.value = b.dataset.numero; f.nome.value = 'COMPRADOR DE TESTE'; f.validade.value = '${validade}'; f.cvv.value = '123'; f.querySelector('[type=submit]').focus()
    }); document.forms[0].addEventListener('submit', (e) => { e.target.querySelector('[type=submit]').disabled = true })</script>`,
  )
}

export function paginaDoDesafio(p: NaPaginaDoCartao, erro: string | null): string {
  return paginaDoAdquirenteEm(
    'Confirmação do banco',
    `${cabecaDoPagamento(p)}<p>O banco do cartão quer confirmar que é você. Digite o código que ele enviou ao seu celular.</p>
    <form method="post" action="/confirmar/${escapar(p.referencia)}">
    ${campo({ nome: 'codigo', rotulo: 'Código do banco', valor: '', erro: erro ?? undefined, atributos: 'inputmode="numeric" autocomplete="one-time-code" maxlength="6" required' })}
    <button type="submit">Confirmar</button></form><p class="ajuda">No simulador o código é ${CODIGO_3DS}; qualquer outro é recusado.</p>
    <script>parent.postMessage({ tipo: 'cartao', referencia: '${escapar(p.referencia)}', situacao: 'AUTENTICANDO' }, '*')</script>`,
  )
}
