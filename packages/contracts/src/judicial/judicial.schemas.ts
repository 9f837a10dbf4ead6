// A court's auction as the house and a bidder see it.
import { FUNDAMENTOS, SITUACOES_DA_PREFERENCIA } from '@martelo/domain/judicial/preferencia.ts'
import { INDICES } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { ENTRADA_DA_LEI, PARCELAS_DA_LEI } from '@martelo/domain/judicial/parcelamento.ts'
import { z } from 'zod'
import { CentavosPositivos, inteiro, Instante, texto, textoOpcional, Uid } from '../core/fields.ts'

const DIREITO = 'Escolha o fundamento do direito'

export const DadosDoProcesso = z.object({
  processo: texto(25, 'Informe o número do processo'),
  vara: texto(140, 'Informe a vara'),
  comarca: texto(80, 'Informe a comarca'),
  exequente: textoOpcional(200),
  executado: textoOpcional(200),
  primeiraInicio: Instante,
  segundaInicio: Instante,
  /** when the first lot of the second round ends */
  segundaFim: Instante,
  segundaPorcentagem: z
    .number({ error: 'Informe a porcentagem' })
    .min(1, 'No mínimo 1%')
    .max(100, 'No máximo 100%')
    .multipleOf(0.01, 'Use no máximo duas casas decimais'),
  fixadaPeloJuiz: z.boolean(),
  aceitaParcelamento: z.boolean(),
  entradaMinima: inteiro('Informe a entrada')
    .min(ENTRADA_DA_LEI, `A lei pede ao menos ${ENTRADA_DA_LEI}%`)
    .max(99, 'No máximo 99%'),
  parcelasMaximas: inteiro('Informe as parcelas')
    .min(1, 'Ao menos uma')
    .max(PARCELAS_DA_LEI, `A lei permite até ${PARCELAS_DA_LEI}`),
  /** what instalments are corrected by */
  indice: z.enum(INDICES, { error: 'Escolha o índice' }),
  preferenciaHoras: inteiro('Informe as horas').min(1, 'Ao menos uma hora').max(240, 'No máximo 240 horas'),
})

export const PropostaEscrita = z.object({
  valor: CentavosPositivos,
  entrada: CentavosPositivos,
  parcelas: inteiro('Informe as parcelas').min(1, 'Ao menos uma').max(PARCELAS_DA_LEI, 'Parcelas demais'),
  garantia: texto(500, 'Diga qual é a garantia'),
})

export const DireitoEscrito = z.object({
  fundamento: z.enum(FUNDAMENTOS, { error: DIREITO }),
  explicacao: texto(1000, 'Explique o direito e diga quais documentos o provam'),
})

export const SituacaoDaProposta = z.enum(['APRESENTADA', 'RETIRADA', 'ACEITA', 'PREJUDICADA'])

export const PropostaFeita = PropostaEscrita.extend({
  uid: Uid,
  praca: z.union([z.literal(1), z.literal(2)]),
  situacao: SituacaoDaProposta,
  createdAt: Instante,
})

export const DireitoDeclarado = DireitoEscrito.extend({
  uid: Uid,
  versao: z.number(),
  situacao: z.enum(SITUACOES_DA_PREFERENCIA),
  motivo: z.string().nullable(),
  createdAt: Instante,
})
