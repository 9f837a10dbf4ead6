import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dia, Uid } from '../core/fields.ts'
import { AssinaturaDaRaiz } from './raizes.schemas.ts'

export const raizesDoRegistro = defineCall('GET /v1/leilao/raizes', {
  summary:
    'Raízes assinadas do registro de lances, publicadas em um dia: quem as guarda vê se algo mudou depois',
  permission: 'publico',
  query: z.object({ dia: Dia }),
  reply: z.object({
    /** over what the day left (lots with rows, recordings, the audit log), signed as "martelo-dia 1 <hotUid> <dia> <raiz> <publicadaEm>"; after midnight */
    dia: AssinaturaDaRaiz.omit({ folhas: true }).nullable(),
    hotUid: Uid,
    /** of lots whose dispute was over on that day */
    lotes: z.array(AssinaturaDaRaiz.extend({ lelUid: Uid, numero: z.string() })),
  }),
  limit: { por: 'ip', max: 60, segundos: 60 },
})
