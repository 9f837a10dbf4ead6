// A consignor's own receiver of events. It is no party of the house: each address has its own secret, and none may lie in an
// inner network. A delivery is signed over `instant.body`; the event's id stays the same however often it is sent.
import { sql } from 'kysely'
import { assinar } from '../../core/externo/assinaturas.ts'
import { definirEnvio, type Envio } from '../../core/externo/envio.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { definirParceiro } from '../../core/externo/parceiro.ts'
import type { ColunaCifrada } from '../../core/externo/recifrar.ts'
import { foraDaCasa } from './fora-da-casa.ts'
import { PARCEIRO } from './gerir.sql.ts'

interface Entrega {
  readonly endereco: string
  readonly corpo: string
  readonly cabecalhos: Readonly<Record<string, string>>
}
interface PortaDoWebhook {
  /** Throws `FalhaExterna`; any 2xx is a receipt. */
  entregar(e: Entrega): Promise<{ status: number }>
}

export const WEBHOOK_COMITENTE = definirParceiro({
  nome: PARCEIRO,
  titulo: 'Sistemas dos comitentes',
  descricao: 'Recebem o que acontece com os bens de cada comitente, no endereço que ele cadastrou.',
  campos: {},
  soDaPlataforma: true,
  enderecosAlheios: true,
  tempoMs: 8000,
  abrir: ({ pedir, hotId }): PortaDoWebhook => ({
    async entregar({ endereco, corpo, cabecalhos }) {
      const r = await pedir({
        operacao: 'entregar',
        metodo: 'POST',
        endereco,
        corpo,
        cabecalhos: { ...cabecalhos, 'content-type': 'application/json; charset=utf-8' },
        // One receiver that is down pauses neither the others nor the same host of another house.
        alvo: `${hotId}|${endereco}`,
      })
      return { status: r.status }
    },
  }),
})

export const contextoDoWebhook = (hotId: number, uid: string): string => `webhook-comitente|${hotId}|${uid}`

/** What a rotation of keys writes anew. */
export const SEGREDOS_DOS_WEBHOOKS: ColunaCifrada = {
  tabela: 'webhookComitente',
  cifrado: 'segredo',
  chaveId: 'segredoChave',
  chaves: ['hotId', 'uid'],
  contexto: (l) => contextoDoWebhook(Number(l.hotId), String(l.uid)),
}

/** A block lasts; asking more often than this would only fill the log. */
const BARRADO_S = 3600

interface Linha {
  webUid: string
  endereco: string
  segredo: Buffer
  segredoChave: string
  ativo: boolean
  createdBy: number | null
  cnpj: string | null
  comitenteAtivo: boolean
  eveUid: string
  tipo: string
  ambiente: string
  dados: unknown
  criadoAt: Date
}

export const ENTREGAR = definirEnvio(WEBHOOK_COMITENTE, 'entregar', {
  idempotente: true,
  // Two days: a receiver that is down for one hears everything when it is back.
  ritmo: 'carta',
  repetivel: true,
  avulso: true,
  async enviar(porta: PortaDoWebhook, envio: Envio<{ webId: number; eveId: number }>) {
    const { webId, eveId } = envio.dados
    const l = await envio.ler(async (tx) => {
      const { rows } =
        await sql<Linha>`select w.uid as web_uid, w.endereco, w.segredo, w.segredo_chave, w.ativo and w.removido_at is null as ativo, w.created_by, m.cnpj, m.ativo as comitente_ativo,
          v.uid as eve_uid, v.tipo, v.ambiente, v.dados, v.criado_at
        from webhook_comitente w join comitente m on m.id = w.com_id and m.hot_id = w.hot_id, evento_comitente v
        where w.id = ${webId} and v.id = ${eveId} and w.hot_id = ${envio.hotId} and v.hot_id = ${envio.hotId}`.execute(
          tx,
        )
      return rows[0]
    })
    if (l === undefined || !l.ativo) throw new FalhaExterna('recusado', 'the address was paused or removed')
    // Held, not lost: it leaves when the block ends, or is found among those that were given up.
    if (foraDaCasa(envio.bloqueios, { hotId: envio.hotId, ip: null, ...l }))
      throw new FalhaExterna('pausado', 'Acesso bloqueado pela casa', { esperar: BARRADO_S })
    const segredo = envio.cofre.decifrar(
      { chaveId: l.segredoChave, bytes: l.segredo },
      contextoDoWebhook(envio.hotId, l.webUid),
    )
    const corpo = JSON.stringify({
      id: l.eveUid,
      tipo: l.tipo,
      ambiente: l.ambiente,
      criadoAt: l.criadoAt.toISOString(),
      dados: l.dados,
    })
    const instante = String(Math.floor(Date.now() / 1000))
    return porta.entregar({
      endereco: l.endereco,
      corpo,
      cabecalhos: {
        'x-aviso-id': l.eveUid,
        'x-evento': l.tipo,
        'x-instante': instante,
        'x-assinatura': assinar(segredo, instante, Buffer.from(corpo)),
      },
    })
  },
})
