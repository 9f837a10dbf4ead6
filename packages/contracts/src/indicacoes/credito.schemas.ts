import { EVENTOS_DA_CASA, SITUACOES_DO_CREDITO, SUSPEITAS } from '@martelo/domain/indicacoes/credito.ts'
import { z } from 'zod'
import { Centavos, Instante, inteiro, Uid, Versao } from '../core/fields.ts'

export const CreditoDaCasa = z.object({
  uid: Uid,
  quem: z.string(),
  quemId: z.number().int().nullable(),
  quemUid: Uid,
  indicado: z.string(),
  indicadoId: z.number().int(),
  vndId: z.number().int(),
  valor: Centavos,
  situacao: z.enum(SITUACOES_DO_CREDITO),
  suspeitas: z.array(z.enum(Object.keys(SUSPEITAS) as (keyof typeof SUSPEITAS)[])),
  liberaAt: Instante,
  criadoAt: Instante,
  motivo: z.string().nullable(),
  versao: z.number().int(),
  pode: z.array(z.enum(EVENTOS_DA_CASA)),
})

export const RegraSalva = z.object({
  ativa: z.boolean({ error: 'Diga se há campanha' }),
  valor: Centavos,
  diasDeEspera: inteiro('Informe os dias').min(0, 'No mínimo 0').max(180, 'No máximo 180'),
  maximoPorMes: inteiro('Informe o máximo').min(1, 'No mínimo 1').max(1000, 'No máximo 1000'),
  versao: Versao,
})
