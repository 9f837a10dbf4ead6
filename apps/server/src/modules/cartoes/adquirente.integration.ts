// The acquirer: its page takes the card, its answers move the payment. We give it our payment's uid as its key, so that a payment,
// a capture and a refund are each made once however often they are asked for.
//
// A notice only names a payment: nothing follows from it until the acquirer has been asked what stands there.
import { z } from 'zod'
import { comToken, porSegredoDosAvisos } from '../../core/externo/api-com-token.ts'
import { definirEnvio, type Envio } from '../../core/externo/envio.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { definirParceiro } from '../../core/externo/parceiro.ts'
import { contestacaoPorResponder, estornoNaoFeito, lerCartao, mudarCartao } from './cartoes.sql.ts'
import { conferirNaFila, EstadoNoAdquirente } from './estado-no-adquirente.ts'

export interface PedidoDeSessao {
  readonly uid: string
  /** centavos, with interest */
  readonly valor: number
  readonly parcelas: number
  readonly descricao: string
  readonly comprador: { readonly nome: string; readonly documento: string }
}

export interface Adquirente {
  /** Opens the page that takes the card, or finds the one of that uid again. */
  abrir(p: PedidoDeSessao): Promise<{ formulario: string }>
  /** Takes no card any more; what was authorised meanwhile stays. */
  encerrar(uid: string): Promise<void>
  /** null: it knows no such payment */
  ler(uid: string): Promise<EstadoNoAdquirente | null>
  capturar(uid: string): Promise<void>
  cancelar(uid: string): Promise<void>
  estornar(uid: string, estorno: { readonly uid: string; readonly valor: number }): Promise<void>
  /** `defesa` null: the house gives in */
  responder(uid: string, defesa: string | null): Promise<void>
  ola(): Promise<void>
}

const Sessao = z.object({ formulario: z.url().max(500) })
const Nada = z.unknown()

export const ADQUIRENTE = definirParceiro({
  nome: 'adquirente',
  titulo: 'Adquirente (cartão de crédito)',
  descricao:
    'Recebe o cartão na sua própria página, autoriza, captura e estorna. O número do cartão nunca passa pela casa.',
  campos: {
    url: { rotulo: 'Endereço da API', tipo: 'endereco', obrigatorio: true },
    pagina: {
      rotulo: 'Endereço da página do cartão',
      tipo: 'endereco',
      obrigatorio: false,
      ajuda: 'Se a página do cartão não está no endereço da API. Só ela pode aparecer dentro da compra.',
    },
    token: { rotulo: 'Token', tipo: 'segredo', obrigatorio: true },
    segredoDosAvisos: {
      rotulo: 'Segredo dos avisos',
      tipo: 'segredo',
      obrigatorio: true,
      ajuda: 'Com ele o adquirente assina o que nos conta dos pagamentos.',
    },
  },
  tempoMs: 8000,
  abrir: ({ credencial, pedir, enderecoDosAvisos }): Adquirente => {
    const { base, cabecalhos } = comToken(credencial)
    const mandar = async (
      operacao: string,
      metodo: 'POST' | 'PUT' | 'DELETE',
      caminho: string,
      chave: string,
      corpo: object = {},
    ): Promise<void> => {
      await pedir(
        {
          operacao,
          metodo,
          endereco: `${base}${caminho}`,
          cabecalhos: { ...cabecalhos, 'idempotency-key': chave },
          corpo,
        },
        Nada,
      )
    }
    return {
      async abrir(p) {
        const r = await pedir(
          {
            operacao: 'abrir',
            metodo: 'PUT',
            endereco: `${base}/pagamentos/${p.uid}`,
            cabecalhos,
            corpo: { ...p, avisarEm: enderecoDosAvisos },
          },
          Sessao,
        )
        if (r.valor === null) throw new FalhaExterna('ilegivel', 'the acquirer answered no page')
        return r.valor
      },
      encerrar: (uid) => mandar('encerrar', 'DELETE', `/pagamentos/${uid}`, uid),
      async ler(uid) {
        const r = await pedir(
          { operacao: 'ler', endereco: `${base}/pagamentos/${uid}`, cabecalhos, aceitos: [404] },
          EstadoNoAdquirente,
        )
        return r.status === 404 ? null : r.valor
      },
      capturar: (uid) => mandar('capturar', 'POST', `/pagamentos/${uid}/captura`, uid),
      cancelar: (uid) => mandar('cancelar', 'POST', `/pagamentos/${uid}/cancelamento`, uid),
      estornar: (uid, e) =>
        mandar('estornar', 'PUT', `/pagamentos/${uid}/estornos/${e.uid}`, e.uid, { valor: e.valor }),
      responder: (uid, defesa) =>
        mandar('responder-contestacao', 'POST', `/pagamentos/${uid}/contestacao`, uid, { defesa }),
      async ola() {
        await pedir(
          { operacao: 'ola', endereco: `${base}/ola`, cabecalhos },
          z.object({ adquirente: z.string() }),
        )
      },
    }
  },
  testar: async (porta) => {
    await porta.ola()
    return 'O adquirente aceitou o acesso.'
  },
  avisos: {
    conferir: porSegredoDosAvisos,
    async processar(tx, aviso) {
      const { referencia } = z.object({ referencia: z.uuid() }).parse(aviso.json())
      const c = await lerCartao(tx, aviso.hotId, { uid: referencia })
      if (c === undefined) throw new Error(`the acquirer speaks of a payment that is not ours: ${referencia}`)
      await conferirNaFila(tx, aviso.hotId, c.id)
    },
  },
})

interface Referencia {
  readonly id: number
  readonly estorno?: { readonly uid: string; readonly valor: number }
  readonly defesa?: string | null
}
type Fazer = (porta: Adquirente, uid: string, r: Referencia) => Promise<void>

/** What is asked of the acquirer; what it did is read from it afterwards, never taken for granted. */
function envio(operacao: string, falhou: string, fazer: Fazer) {
  return definirEnvio(ADQUIRENTE, operacao, {
    idempotente: true,
    ritmo: 'ligeiro',
    async enviar(porta: Adquirente, e: Envio<Referencia>) {
      const c = await e.ler((tx) => lerCartao(tx, e.hotId, { id: e.dados.id }))
      if (c !== undefined) await fazer(porta, c.uid, e.dados)
      return null
    },
    async aoConcluir(tx, { hotId, dados }) {
      await conferirNaFila(tx, hotId, dados.id)
    },
    async aoFalhar(tx, { hotId, dados }, situacao, erro) {
      // A person reads why and may ask again, under the same key: what was done after all is not done twice.
      await mudarCartao(tx, hotId, dados.id, { pedido: null, erro: `${falhou} (${erro}).` })
      if (dados.estorno !== undefined)
        await estornoNaoFeito(tx, hotId, dados.estorno.uid, situacao === 'recusado')
      if (dados.defesa !== undefined) await contestacaoPorResponder(tx, hotId, dados.id)
      await conferirNaFila(tx, hotId, dados.id)
    },
  })
}

export const encerrarNoAdquirente = envio('encerrar', 'A página do cartão não foi encerrada', (p, uid) =>
  p.encerrar(uid),
)
export const capturarNoAdquirente = envio('capturar', 'O adquirente não capturou', (p, uid) =>
  p.capturar(uid),
)
export const cancelarNoAdquirente = envio('cancelar', 'O adquirente não cancelou', (p, uid) =>
  p.cancelar(uid),
)
export const estornarNoAdquirente = envio('estornar', 'O adquirente não estornou', async (p, uid, r) => {
  if (r.estorno !== undefined) await p.estornar(uid, r.estorno)
})
export const responderAoAdquirente = envio(
  'responder-contestacao',
  'A resposta à contestação não chegou ao adquirente',
  (p, uid, r) => p.responder(uid, r.defesa ?? null),
)
