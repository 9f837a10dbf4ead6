// The gateway that carries the house's WhatsApp messages: a message once per `referencia`, and notices of what became of it.
// Conversations that a business begins need the recipient's consent: clients turn this channel on themselves.
import { sql } from 'kysely'
import { z } from 'zod'
import { ACESSO_POR_TOKEN, comToken } from '../externo/api-com-token.ts'
import { porHmac } from '../externo/assinaturas.ts'
import { definirParceiro } from '../externo/parceiro.ts'
import { anotarEntrega } from './anotar-entrega.sql.ts'

const Aceita = z.object({ id: z.string().min(1).max(200) })
const Saldo = z.object({ mensagens: z.number().int() })
const Aviso = z.object({ referencia: z.uuid(), situacao: z.enum(['ENTREGUE', 'LIDA', 'NAO_ENTREGUE']) })

const EVENTO = { ENTREGUE: 'confirmar', LIDA: 'abrir', NAO_ENTREGUE: 'falhar' } as const

/** What the rest of the program sees of the gateway. */
export interface PortadorDeWhatsapp {
  /** `referencia`: the message's uid; the same one again is the same message. Throws `FalhaExterna`. */
  enviar(m: { para: string; texto: string; referencia: string }): Promise<{ id: string }>
  saldo(): Promise<number>
}

export const WHATSAPP = definirParceiro({
  nome: 'whatsapp',
  titulo: 'WhatsApp',
  descricao: 'Leva avisos pelo WhatsApp da casa a quem os pediu.',
  campos: {
    ...ACESSO_POR_TOKEN,
    segredoDosAvisos: {
      rotulo: 'Segredo dos avisos',
      tipo: 'segredo',
      obrigatorio: false,
      ajuda: 'Com ele o portador assina o que nos conta da entrega.',
    },
  },
  tempoMs: 8000,
  abrir: ({ credencial, pedir, enderecoDosAvisos }): PortadorDeWhatsapp => {
    const { base, cabecalhos } = comToken(credencial)
    return {
      async enviar(m) {
        const corpo = { ...m, ...(enderecoDosAvisos === null ? {} : { avisarEm: enderecoDosAvisos }) }
        const r = await pedir(
          {
            operacao: 'enviar',
            metodo: 'POST',
            endereco: `${base}/mensagens`,
            cabecalhos: { ...cabecalhos, 'idempotency-key': m.referencia },
            corpo,
          },
          Aceita,
        )
        return { id: r.valor?.id ?? '' }
      },
      async saldo() {
        const r = await pedir({ operacao: 'saldo', endereco: `${base}/saldo`, cabecalhos }, Saldo)
        return r.valor?.mensagens ?? 0
      },
    }
  },
  testar: async (porta) => `O portador respondeu: restam ${await porta.saldo()} mensagens.`,
  avisos: {
    conferir: porHmac({
      segredo: (c) => c.segredoDosAvisos ?? '',
      assinatura: 'x-assinatura',
      instante: 'x-instante',
      id: 'x-aviso-id',
    }),
    async processar(tx, aviso) {
      const { referencia, situacao } = Aviso.parse(aviso.json())
      // Retention may have deleted the message meanwhile.
      const { rows } = await sql<{
        id: number
      }>`update caixa_postal set recibo = ${situacao}, recibo_at = clock_timestamp()
        where hot_id = ${aviso.hotId} and uid = ${referencia} returning id`.execute(tx)
      const evento = EVENTO[situacao]
      for (const { id } of rows)
        await anotarEntrega(
          tx,
          aviso.hotId,
          id,
          evento,
          evento === 'falhar' ? 'O portador não entregou' : null,
        )
    },
  },
})
