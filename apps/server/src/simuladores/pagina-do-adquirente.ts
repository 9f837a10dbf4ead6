// The simulated acquirer's desk (every payment with what may happen to it) and the page that a card ends on, which tells the frame's
// owner to look: it says no more than that.
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import {
  cabecaDoPagamento,
  escapar,
  type NaPaginaDoCartao,
  paginaDoAdquirenteEm,
} from './pagina-do-cartao.ts'

interface NoBalcao extends NaPaginaDoCartao {
  readonly situacao: string
  readonly estornado: number
  readonly defesa: string | null
  readonly cartao: { readonly bandeira: string; readonly final: string } | null
}

const FRASES: Readonly<Record<string, string>> = {
  AUTORIZADA: 'Cartão autorizado.',
  CAPTURADA: 'Pagamento confirmado.',
  LIQUIDADA: 'Pagamento confirmado.',
  RECUSADA: 'O banco do cartão não autorizou.',
  CANCELADA: 'Este pagamento foi cancelado.',
  AUTENTICANDO: 'O banco do cartão ainda analisa o pagamento. A resposta chega em instantes.',
}

export function paginaDoResultado(p: NoBalcao): string {
  return paginaDoAdquirenteEm(
    'Cartão de crédito',
    `${cabecaDoPagamento(p)}<p role="status"><strong>${FRASES[p.situacao] ?? 'Este pagamento já foi concluído.'}</strong></p>
    <p class="ajuda">Volte à página da compra: ela avança sozinha.</p>
    <script>parent.postMessage({ tipo: 'cartao', referencia: '${escapar(p.referencia)}', situacao: '${escapar(p.situacao)}' }, '*')</script>`,
  )
}

const ACOES: Readonly<Record<string, readonly (readonly [acao: string, rotulo: string])[]>> = {
  CAPTURADA: [
    ['liquidar', 'Liquidar'],
    ['contestar', 'Contestar'],
    ['estornar', 'Estornar por fora'],
  ],
  LIQUIDADA: [
    ['contestar', 'Contestar'],
    ['estornar', 'Estornar por fora'],
  ],
  CONTESTADA: [
    ['ganhar', 'Dar razão à casa'],
    ['perder', 'Dar razão ao titular'],
  ],
}

export function paginaDoAdquirente(pagamentos: readonly NoBalcao[]): string {
  const linhas = pagamentos
    .toReversed()
    .slice(0, 200)
    .map((p) => {
      const acoes = [...(ACOES[p.situacao] ?? []), ['avisar', 'Avisar de novo'] as const]
      const botoes = acoes
        .map(
          ([acao, r]) =>
            `<button type="button" data-ref="${escapar(p.referencia)}" data-acao="${acao}">${r}</button>`,
        )
        .join('')
      const cartao =
        p.cartao === null ? '' : ` · ${escapar(p.cartao.bandeira)} final ${escapar(p.cartao.final)}`
      const defesa = p.defesa === null ? '' : `<p class="ajuda">Defesa da casa: ${escapar(p.defesa)}</p>`
      return `<section class="lista"><p><a href="/cartao/${escapar(p.referencia)}">${formatarReais(p.valor)} em ${p.parcelas}×</a> · <strong>${escapar(p.situacao)}</strong>${cartao}${p.estornado > 0 ? ` · estornado ${formatarReais(p.estornado)}` : ''}</p><p class="ajuda">${escapar(p.descricao)}</p>${defesa}${botoes}</section><hr>`
    })
    .join('')
  return paginaDoAdquirenteEm(
    'Adquirente simulado',
    `<h1>Adquirente simulado</h1><p class="ajuda">Nenhum dinheiro de verdade é movido. O que se faz aqui chega à casa como aviso assinado.</p>
    <p role="status" aria-live="polite"></p>${linhas || '<p>Nenhum pagamento ainda.</p>'}
    <script>for (const b of document.querySelectorAll('[data-acao]')) b.addEventListener('click', async () => {
      const r = await fetch('/simulador/pagamentos/' + b.dataset.ref + '/' + b.dataset.acao, { method: 'POST' })
      document.querySelector('[role=status]').textContent = r.ok ? 'Feito.' : 'Não é possível nesta situação.'
      if (r.ok) setTimeout(() => location.reload(), 600)
    })</script>`,
  )
}
