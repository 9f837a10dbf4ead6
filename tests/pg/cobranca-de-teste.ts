/** How a house of tests charges by boleto: its account, and the agreement with the bank over it. */
import { conveniosDeBoleto } from '@martelo/contracts/boletos/convenios-de-boleto.contract.ts'
import { salvarConvenioDeBoleto } from '@martelo/contracts/boletos/salvar-convenio-de-boleto.contract.ts'
import type { Ctx } from '../../apps/server/src/core/http/contexto.ts'
import type { Cenario } from './cenario.ts'
import { executarChamada } from './executar-chamada.ts'

/** Answers its uid. */
export async function abrirContaDeCobranca(c: Cenario): Promise<string> {
  const { uid } = await c.banco.sistema
    .insertInto('contaBancaria')
    .values({
      hotId: c.hotsite.id,
      bancoCodigo: '237',
      banco: 'Bradesco',
      agencia: '1234-5',
      conta: '12345-6',
      titular: 'Casa de Leilões São João Ltda',
      titularDocumento: '11222333000181',
    })
    .returning('uid')
    .executeTakeFirstOrThrow()
  return uid
}

export const convenioDe = async (ctx: Ctx, contaUid: string) =>
  (await executarChamada(ctx, conveniosDeBoleto)).valor.find((x) => x.contaUid === contaUid)

/** Saves the agreement as the house does, over the one that stands. */
export async function salvarConvenio(ctx: Ctx, contaUid: string, mudar: object = {}) {
  const atual = (await convenioDe(ctx, contaUid))?.convenio
  return executarChamada(ctx, salvarConvenioDeBoleto, {
    params: { contaUid },
    body: {
      via: 'API',
      padrao: '400',
      carteira: '9',
      convenio: '',
      principal: true,
      ativo: true,
      multa: 2,
      jurosAoMes: 1,
      diasParaBaixa: 5,
      instrucoes: '',
      proximoNumero: atual?.proximoNumero ?? 1,
      versao: atual?.versao ?? 0,
      ...mudar,
    },
  })
}
