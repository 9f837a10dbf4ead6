import { PADROES_DE_CNAB } from '@martelo/domain/boletos/cnab/arquivo-de-cobranca.ts'
import { JUROS_MAXIMOS_AO_MES, MULTA_MAXIMA } from '@martelo/domain/boletos/encargos.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiro, textoLivre, textoOpcional, Uid } from '../core/fields.ts'
import { ConvenioDeBoleto } from './boleto.schemas.ts'

const porcentagem = (maximo: number, nome: string) =>
  z
    .number({ error: `Informe ${nome}` })
    .min(0, 'Não pode ser negativo')
    .max(maximo, `O máximo é ${maximo}%`)

export const salvarConvenioDeBoleto = defineCall('PUT /v1/boletos/convenios/:contaUid', {
  summary: 'Define como uma conta emite boletos: via, layout, carteira, convênio e encargos',
  permission: 'conta-bancaria:editar',
  params: z.object({ contaUid: Uid }),
  body: z.object({
    via: z.enum(['API', 'CNAB'], { error: 'Escolha API ou arquivo' }),
    padrao: z.enum(PADROES_DE_CNAB, { error: 'Escolha 400 ou 240' }),
    carteira: textoLivre('Informe a carteira')
      .trim()
      .regex(/^\d{1,3}$/, 'A carteira tem de 1 a 3 números'),
    convenio: textoLivre()
      .trim()
      .regex(/^\d{0,20}$/, 'O convênio tem só números, no máximo 20')
      .nullish(),
    principal: z.boolean(),
    ativo: z.boolean(),
    multa: porcentagem(MULTA_MAXIMA, 'a multa'),
    jurosAoMes: porcentagem(JUROS_MAXIMOS_AO_MES, 'os juros'),
    diasParaBaixa: inteiro('Informe os dias').min(1, 'No mínimo 1 dia').max(90, 'No máximo 90 dias'),
    diasParaProtesto: inteiro('Informe os dias')
      .min(3, 'No mínimo 3 dias')
      .max(30, 'No máximo 30 dias')
      .nullish(),
    instrucoes: textoOpcional(400),
    proximoNumero: z
      .number({ error: 'Informe o próximo número' })
      .int('Informe um número inteiro')
      .min(1, 'No mínimo 1')
      .max(99_999_999_999, 'Número grande demais'),
    /** 0: there was no agreement */
    versao: inteiro('Informe a versão lida').min(0),
  }),
  reply: ConvenioDeBoleto,
  refusals: { NAO_ENCONTRADA: 404, MUDOU: 409, CAMPOS: 400 },
})
