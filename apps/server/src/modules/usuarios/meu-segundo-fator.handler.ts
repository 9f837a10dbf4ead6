import { meuSegundoFator } from '@martelo/contracts/usuarios/meu-segundo-fator.contract.ts'
import { passoDoLogin } from '@martelo/domain/usuarios/segundo-fator.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { estadoDoFator } from './segundo-fator.sql.ts'

handle(meuSegundoFator, async (ctx) => {
  const { usuId, papeis } = exigirSessao(ctx)
  const e = await ctx.ler((tx) => estadoDoFator(tx, ctx.hotsite.id, usuId))
  const fatos = { papeis, temFator: false, exigidoPelaCasa: ctx.hotsite.segundoFatorExigido }
  return {
    ligadoAt: iso(e.ligadoAt),
    codigosRestantes: e.codigosRestantes,
    exigido: passoDoLogin(fatos) === 'configurar',
  }
})
