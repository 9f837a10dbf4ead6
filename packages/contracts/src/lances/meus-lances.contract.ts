import { SITUACOES_DA_PROPOSTA } from '@martelo/domain/lances/fim-da-proposta.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, CentavosApurados, Instante, Paginacao } from '../core/fields.ts'
import { FotoPublica } from '../lotes/publico-lote.schemas.ts'
import { MeuLance } from './meus-lances-rapido.contract.ts'

export const meusLances = defineCall('GET /v1/cliente/meus-lances', {
  summary: 'Os lotes em que o cliente deu lance, com o que mostra o cartão; o que pede ação vem primeiro',
  permission: 'lance:dar',
  query: Paginacao.extend({ quais: z.enum(['abertos', 'encerrados', 'todos']).default('todos') }),
  reply: z.array(
    MeuLance.extend({
      numero: z.string(),
      nome: z.string(),
      leilao: z.string(),
      cidade: z.string().nullable(),
      uf: z.string().nullable(),
      /** how his last proposal stands; null: he made none */
      proposta: z.enum(SITUACOES_DA_PROPOSTA).nullable(),
      /** the lot takes a proposal now */
      podePropor: z.boolean(),
      /** the lot's page */
      url: z.string(),
      foto: FotoPublica.nullable(),
      minimo: Centavos,
      proximo: CentavosApurados,
      quantidade: z.number().int(),
      dataFim: Instante.nullable(),
      /** of his last line in the lot's log */
      recibo: z.string(),
      /** the broadcast was recorded at that moment: it can be seen */
      gravado: z.boolean(),
    }),
  ),
  counted: true,
})
