// The fields of each kind of payment taken by hand; which of them a kind asks for is the domain's rule.
import { BANDEIRAS, MAXIMO_DE_PARCELAS } from '@martelo/domain/pagamentos/detalhes-do-pagamento.ts'
import { z } from 'zod'
import { Centavos, Dia, textoLivre } from '../core/fields.ts'

const curto = (max: number) => textoLivre('Texto inválido').trim().max(max, `Use no máximo ${max} caracteres`)
const numero = (min: number, max: number) =>
  z
    .number({ error: 'Informe um número' })
    .int('Use um número inteiro')
    .min(min, `No mínimo ${min}`)
    .max(max, `No máximo ${max}`)

export const DetalhesDigitados = z.object({
  valorEntregue: Centavos.optional(),
  chequeBanco: curto(3).optional(),
  chequeAgencia: curto(15).optional(),
  chequeConta: curto(15).optional(),
  chequeNumero: curto(10).optional(),
  bomPara: Dia.optional(),
  identificador: curto(60).optional(),
  pagadorBanco: curto(3).optional(),
  pagadorDocumento: curto(20).optional(),
  lembrarDias: numero(0, 30).optional(),
  terminal: curto(20).optional(),
  nsu: curto(12).optional(),
  autorizacao: curto(12).optional(),
  bandeira: z.enum(BANDEIRAS, { error: 'Escolha a bandeira' }).optional(),
  nome: curto(80).optional(),
  numero: curto(4).optional(),
  qtdParcelas: numero(1, MAXIMO_DE_PARCELAS).optional(),
  taxaDeJuros: z
    .number({ error: 'Informe a taxa' })
    .min(0, 'No mínimo 0%')
    .max(20, 'No máximo 20% ao mês')
    .optional(),
  valorComJuros: Centavos.optional(),
})

/** As they were kept; each payment carries those of its kind. */
export const DetalhesGuardados = z.object({
  valorEntregue: z.number().optional(),
  valorTroco: z.number().optional(),
  chequeBanco: z.string().optional(),
  chequeAgencia: z.string().optional(),
  chequeConta: z.string().optional(),
  chequeNumero: z.string().optional(),
  bomPara: z.string().optional(),
  identificador: z.string().optional(),
  pagadorBanco: z.string().optional(),
  pagadorDocumento: z.string().optional(),
  lembrarDias: z.number().optional(),
  terminal: z.string().optional(),
  nsu: z.string().optional(),
  autorizacao: z.string().optional(),
  bandeira: z.enum(BANDEIRAS).optional(),
  nome: z.string().optional(),
  numero: z.string().optional(),
  qtdParcelas: z.number().optional(),
  taxaDeJuros: z.number().optional(),
  valorComJuros: z.number().optional(),
})
