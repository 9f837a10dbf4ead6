import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiro, texto, Uid } from '../core/fields.ts'
import { IncidenteCompleto, TextoDaMensagem, TipoDeIncidente } from './incidente.schemas.ts'

export const abrirIncidente = defineCall('POST /v1/incidentes', {
  summary: 'A casa abre um incidente de uma venda, um lote, um veículo, um cliente ou um comitente',
  permission: 'incidente:tratar',
  body: z.object({
    tipo: TipoDeIncidente,
    assunto: texto(120, 'Informe o assunto'),
    /** a note among the house's people */
    descricao: TextoDaMensagem,
    vndId: inteiro('Venda inválida').nullish(),
    itemUid: Uid.nullish(),
    lelUid: Uid.nullish(),
    veiUid: Uid.nullish(),
    cliUid: Uid.nullish(),
    comUid: Uid.nullish(),
    chaveDoPedido: Uid,
  }),
  reply: IncidenteCompleto,
  refusals: { NAO_ENCONTRADO: 404, CAMPOS: 422 },
  limit: { por: 'conta', max: 120, segundos: 3600 },
})
