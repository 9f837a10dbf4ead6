import { salvarRegraDeIndicacao } from '@martelo/contracts/indicacoes/salvar-regra-de-indicacao.contract.ts'
import { auditar, diferencas } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { gravarRegra, lerRegra } from './indicacoes.sql.ts'

handle(salvarRegraDeIndicacao, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const { id: hotId, uid } = ctx.hotsite
    if (body.ativa && body.valor === 0)
      return recusar('CAMPOS', 'Informe quanto a casa dá por indicação.', {
        campos: { valor: 'Informe um valor maior que zero' },
      })
    const { desde: _, ...antes } = await lerRegra(tx, hotId)
    const versoes = { versaoAtual: antes.versao, versaoLida: body.versao }
    await conferirVersao(ctx, tx, { entidade: 'hotsite', uid, ...versoes })
    const salva = await gravarRegra(tx, hotId, body, new Date(ctx.agora))
    if (salva === undefined) return recusar('MUDOU', 'Outra pessoa acabou de mudar esta regra. Abra de novo.')
    const { desde: _d, ...depois } = salva
    const { versao: _v, ...novo } = depois
    await auditar(ctx, tx, { entidade: 'hotsite', uid, acao: 'regraDeIndicacao', ...diferencas(antes, novo) })
    return depois
  }),
)
