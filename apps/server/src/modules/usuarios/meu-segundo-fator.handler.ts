import { meuSegundoFator } from '@martelo/contracts/usuarios/meu-segundo-fator.contract.ts'
import { passoDoLogin } from '@martelo/domain/usuarios/segundo-fator.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { permissoesDe } from './permissoes-da-conta.ts'
import { estadoDoFator } from './segundo-fator.sql.ts'

handle(meuSegundoFator, async (ctx) => {
  const sessao = exigirSessao(ctx)
  const e = await ctx.ler((tx) => estadoDoFator(tx, ctx.hotsite.id, sessao.usuId))
  const fatos = {
    permissoes: permissoesDe(sessao),
    temFator: false,
    exigidoPelaCasa: ctx.hotsite.segundoFatorExigido,
  }
  return {
    ligadoAt: iso(e.ligadoAt),
    codigosRestantes: e.codigosRestantes,
    exigido: passoDoLogin(fatos) === 'configurar',
  }
})
