import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, Uid } from '../core/fields.ts'
import { SITUACOES_DE_PROPOSTA } from './buscar-ultimas-proposta.contract.ts'
import { ChaveDoPedido, RECUSAS_DE_LANCE } from './recusas-de-lance.schemas.ts'

export const aceitarContraproposta = defineCall('POST /v1/cliente/propostas/:uid/aceitar', {
  summary:
    'O cliente aceita a contraproposta da casa: o lote é vendido a ele por esse valor, ou vai ao comitente',
  permission: 'lance:dar',
  ato: 'LANCES',
  params: z.object({ uid: Uid }),
  /** the value that was on the button: another one is refused, never charged */
  body: z.object({ valor: Centavos, chaveDoPedido: ChaveDoPedido }),
  reply: z.object({ situacao: z.enum(SITUACOES_DE_PROPOSTA), situacaoLote: z.string() }),
  refusals: { ...RECUSAS_DE_LANCE, NAO_ENCONTRADO: 404, JA_RESPONDIDA: 409, NAO_PODE: 409, MUDOU: 409 },
})
