// The gateway that carries the house's SMS: a message once per `referencia`, and notices of what became of it. This file is
// the one to copy from when another party is added (docs/how-to/add-an-outside-party.md).
import { sql } from 'kysely'
import { z } from 'zod'
import { ACESSO_POR_TOKEN, comToken } from '../externo/api-com-token.ts'
import { porHmac } from '../externo/assinaturas.ts'
import { definirParceiro } from '../externo/parceiro.ts'
import { anotarEntrega } from './anotar-entrega.sql.ts'

const Aceita = z.object({ id: z.string().min(1).max(200) })
const Saldo = z.object({ mensagens: z.number().int() })
const Aviso = z.object({ referencia: z.uuid(), situacao: z.enum(['ENTREGUE', 'NAO_ENTREGUE']) })

/** What the rest of the program sees of the gateway. */
export interface PortadorDeSms {
  /** `referencia`: the message's uid; the same one again is the same message. Throws `FalhaExterna`. */
  enviar(m: { para: string; texto: string; referencia: string }): Promise<{ id: string }>
  saldo(): Promise<number>
}

export const SMS = definirParceiro({
  nome: 'sms',
  titulo: 'SMS',
  descricao: 'Leva códigos e avisos por mensagem de texto.',
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
  abrir: ({ credencial, pedir, enderecoDosAvisos }): PortadorDeSms => {
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
      const evento = situacao === 'ENTREGUE' ? 'confirmar' : 'falhar'
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
